package org.bitlane.kernels.scalar;

/**
 * All rounds of an algorithm over a batch of 16 blocks in bit planes.
 *
 * <p>A plane is a {@code long}. Plane j of a word holds bit j of each of the word's four bytes: bits 0 to 15 belong to
 * the least significant byte of the 16 blocks, bits 16 to 31 to the byte above, and so on. Rotating a word left by
 * eight bits rotates its planes left by 16.
 */
public interface PlaneRounds {

    /**
     * Runs the rounds.
     *
     * @param planes the state, eight planes a word, replaced. The words stand in the order in which the rounds replace
     *     them, and are left in it
     * @param roundKeys the round keys in the order of use, eight planes a key
     */
    void apply(long[] planes, long[] roundKeys);
}
