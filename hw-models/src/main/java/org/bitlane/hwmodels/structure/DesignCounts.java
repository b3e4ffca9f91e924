package org.bitlane.hwmodels.structure;

import org.bitlane.kernels.KernelConfiguration;

/**
 * What is known of a design without its networks.
 *
 * @param stages register stages of a pipeline; 1 for a loop
 * @param clocksPerBlock clocks from one block to the next
 * @param latencyClocks clocks from a block's entry until it leaves
 * @param registers its flip-flops
 * @param area its mappings for area
 * @param depth its mappings for depth
 */
record DesignCounts(
        int stages, int clocksPerBlock, int latencyClocks, RegisterCounts registers, Mapping area, Mapping depth) {
    static DesignCounts of(KernelConfiguration configuration, StructuralOptions options) {
        Design design = Design.of(configuration, options);
        return new DesignCounts(
                design.stages().size(),
                design.clocksPerBlock(),
                design.latencyClocks(),
                FabricMapper.registers(design.parts()),
                new Mapping(
                        Objective.AREA, () -> Design.of(configuration, options).parts()),
                new Mapping(
                        Objective.DEPTH, () -> Design.of(configuration, options).parts()));
    }
}
