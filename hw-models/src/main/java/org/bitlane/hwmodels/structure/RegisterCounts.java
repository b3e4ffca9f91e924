package org.bitlane.hwmodels.structure;

/**
 * Flip-flops by what they hold.
 *
 * @param state the state register of an iterative or unrolled design, and SHA-256's chaining value
 * @param pipeline the stage registers of a pipeline, with those of its output
 * @param keySchedule key words that advance with the rounds or travel with the block; SHA-256's message words
 * @param control counters, constant sequences and mask generators
 */
public record RegisterCounts(int state, int pipeline, int keySchedule, int control) {
    /** All flip-flops. */
    public int total() {
        return state + pipeline + keySchedule + control;
    }
}
