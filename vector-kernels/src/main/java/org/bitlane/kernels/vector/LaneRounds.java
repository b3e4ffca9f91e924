package org.bitlane.kernels.vector;

import jdk.incubator.vector.IntVector;

/**
 * All rounds of SHA-256's compression function over a block of each of many messages, as generated for a dataflow. Places
 * in arrays are counted in vectors.
 *
 * <p><b>One state.</b> {@code words} has the block's 16 words and room for the 48 others of the schedule. {@code states} has
 * the chaining value's eight words, which are replaced, and room for eight more.
 *
 * <p><b>Stages.</b> The window of the schedule that stage {@code s} reads starts at 16 s, its state at 8 s; behind the last
 * stage there is room for one more of each. The state that the last stage leaves has yet to be added to the chaining value.
 *
 * <p><b>Planes.</b> Every word takes 64 vectors: the 32 planes from the lowest bit to the highest, and the same again.
 * {@code words} has the block's 16; {@code states} has the eight words of the state, and in the end those that have yet to
 * be added to the chaining value. A constant has a mask for each bit.
 */
public interface LaneRounds {

    /** Takes the block that has entered through all rounds, or, in a pipeline, every block on its way one stage further. */
    void apply(int[] words, int[] states, int[] constants);

    /** Runs every method that {@link #apply} needs on as little as possible, to have it compiled. */
    void applyBriefly(int[] words, int[] states, int[] constants);

    /** Copies a state's eight words. */
    static void copyState(int[] from, int first, int[] to, int toFirst) {
        for (int word = 0; word < 8; word++) {
            IntVector.fromArray(Lanes.INTS, from, (first + word) * Lanes.COUNT)
                    .intoArray(to, (toFirst + word) * Lanes.COUNT);
        }
    }

    /** Adds a state's eight words to those of another. */
    static void addState(int[] from, int first, int[] to, int toFirst) {
        for (int word = 0; word < 8; word++) {
            IntVector.fromArray(Lanes.INTS, from, (first + word) * Lanes.COUNT)
                    .add(IntVector.fromArray(Lanes.INTS, to, (toFirst + word) * Lanes.COUNT))
                    .intoArray(to, (toFirst + word) * Lanes.COUNT);
        }
    }
}
