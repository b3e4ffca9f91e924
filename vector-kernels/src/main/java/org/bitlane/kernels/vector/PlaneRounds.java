package org.bitlane.kernels.vector;

/**
 * All rounds of a block cipher's configuration over the planes of a batch, as generated from its circuit.
 *
 * <p>What is a stage's state, and where in the array batches enter and leave, follows from the dataflow: see
 * {@link PlaneLayout}.
 */
public interface PlaneRounds {

    /**
     * Takes the batch that has entered through all rounds, or, in a pipeline, every batch on its way one stage further.
     *
     * @param planes the states, in units of one vector a plane
     * @param roundKeys a mask for every plane of every round key
     */
    void apply(int[] planes, int[] roundKeys);

    /** Runs every method that {@link #apply} needs on as little as possible, to have it compiled. */
    void applyBriefly(int[] planes, int[] roundKeys);
}
