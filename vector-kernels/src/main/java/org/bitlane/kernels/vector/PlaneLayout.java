package org.bitlane.kernels.vector;

import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/**
 * Where the planes of batches lie in the array that rounds work on.
 *
 * @param stages batches on their way at once: the one that enters with an application leaves with the {@code stages}-th
 * @param length {@code int} elements of the array
 * @param exit where the words of the batch that leaves start, in the order of their making; batches enter at 0
 */
record PlaneLayout(int stages, int length, int exit) {

    /** The same with more planes behind those that it describes. */
    PlaneLayout extended(int planes) {
        return new PlaneLayout(stages, length + planes * Lanes.COUNT, exit);
    }

    /** SM4: the sequence of all 36 words, or a state of four words before each stage and behind the last. */
    static PlaneLayout ofSm4(KernelConfiguration configuration) {
        int rounds = configuration.algorithm().rounds();
        int wordLength = 8 * Lanes.COUNT;
        if (configuration.dataflow() instanceof Dataflow.Pipelined pipelined) {
            int stages = rounds / pipelined.roundsPerStage();
            return new PlaneLayout(stages, 4 * (stages + 1) * wordLength, 4 * stages * wordLength);
        }
        return new PlaneLayout(1, (rounds + 4) * wordLength, rounds * wordLength);
    }

    /** SIMON: one state of two words, or one before each stage and behind the last. */
    static PlaneLayout ofSimon(KernelConfiguration configuration) {
        int state = 2 * 8 * Lanes.COUNT;
        if (configuration.dataflow() instanceof Dataflow.Pipelined pipelined) {
            int stages = configuration.algorithm().rounds() / pipelined.roundsPerStage();
            return new PlaneLayout(stages, (stages + 1) * state, stages * state);
        }
        return new PlaneLayout(1, state, 0);
    }
}
