package org.bitlane.hwmodels.structure;

import java.util.List;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/**
 * A configuration as networks.
 *
 * @param parts the networks that differ, each with the number of its copies
 * @param stages for a pipeline, the number in {@code parts} of each stage in turn; otherwise one entry
 * @param clocksPerBlock clocks from one block to the next
 * @param latencyClocks clocks from a block's entry until it leaves
 */
record Design(List<Part> parts, List<Integer> stages, int clocksPerBlock, int latencyClocks) {
    /**
     * A network and how often it is built.
     *
     * @param network the network
     * @param copies how many equal copies the design has
     * @param timed whether its paths bound the clock; a key schedule whose key holds still does not
     */
    record Part(LogicNetwork network, int copies, boolean timed) {}

    /**
     * Elaborates a configuration.
     *
     * @throws IllegalArgumentException if {@link StructuralOptions#unsupported} has a reason against it
     */
    static Design of(KernelConfiguration configuration, StructuralOptions options) {
        StructuralOptions.unsupported(configuration, options).ifPresent(reason -> {
            throw new IllegalArgumentException(configuration + ": " + reason);
        });
        Dataflow dataflow = configuration.dataflow();
        if (dataflow instanceof Dataflow.Pipelined pipelined) {
            return options.sBox() == SBox.BLOCK_RAM
                    ? BlockRamDesigns.pipeline(options)
                    : new PipelineDesign(configuration, options, pipelined.roundsPerStage()).build();
        }
        if (options.sBox() == SBox.BLOCK_RAM) {
            return BlockRamDesigns.loop(options);
        }
        int factor = dataflow instanceof Dataflow.Unrolled unrolled ? unrolled.factor() : 1;
        return new LoopDesign(configuration, options, factor).build();
    }
}
