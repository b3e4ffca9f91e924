package org.bitlane.hwmodels.structure;

/** SM4's S-box as logic. */
@FunctionalInterface
interface ByteSubstitution {
    /**
     * Adds an S-box to a network.
     *
     * @param input its eight input bits, least significant first
     * @param position which byte of the word it serves, 0 for the least significant
     * @return its output bits
     */
    int[] substitute(LogicNetwork network, int[] input, int position);
}
