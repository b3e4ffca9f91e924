package org.bitlane.hwmodels.structure;

/**
 * What look-up tables a fabric has, as a mapper sees it.
 *
 * @param maxInputs the most inputs of one function, at most {@link TruthTable#MAX_INPUTS}
 * @param treeOperands into how many operands an exclusive-or tree is taken apart when mapping for depth: how far a
 *     synthesis tool looks ahead
 * @param chainsTakePropagate whether a carry chain takes one number and the exclusive or of both, as in the 7 series, rather
 *     than both numbers
 * @param cost for each number of inputs, how many plain look-up tables such a function takes
 * @param delay for each number of inputs, the delay of such a function with the net to it, in tenths of a level
 */
record LutLibrary(int maxInputs, int treeOperands, boolean chainsTakePropagate, int[] cost, int[] delay) {
    /** A plain look-up table with the net to it, in the unit of delays. */
    static final int LEVEL = 10;

    /**
     * AMD 6 and 7 series: LUT6, two of them with an F7 multiplexer for seven inputs, four with two F7 and an F8 for
     * eight. The multiplexers are behind the tables without a net, and so add less than a level.
     */
    static final LutLibrary LUT6 = new LutLibrary(8, 5, true, new int[] {1, 1, 1, 1, 1, 1, 1, 2, 4}, new int[] {
        LEVEL, LEVEL, LEVEL, LEVEL, LEVEL, LEVEL, LEVEL, LEVEL + 3, LEVEL + 5
    });

    /** Intel adaptive look-up tables: functions of up to six inputs. */
    static final LutLibrary ALUT = new LutLibrary(
            6, 5, false, new int[] {1, 1, 1, 1, 1, 1, 1}, new int[] {LEVEL, LEVEL, LEVEL, LEVEL, LEVEL, LEVEL, LEVEL});
}
