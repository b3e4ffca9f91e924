package org.bitlane.hwmodels.structure;

import org.bitlane.kernels.KernelConfiguration;

/** What a configuration consists of, counted from its networks. */
public final class StructureReport {
    private final KernelConfiguration configuration;
    private final StructuralOptions options;
    private final DesignCounts counts;

    StructureReport(KernelConfiguration configuration, StructuralOptions options, DesignCounts counts) {
        this.configuration = configuration;
        this.options = options;
        this.counts = counts;
    }

    /** The configuration. */
    public KernelConfiguration configuration() {
        return configuration;
    }

    /** The options it was elaborated with. */
    public StructuralOptions options() {
        return options;
    }

    /** The algorithm's rounds. */
    public int rounds() {
        return configuration.algorithm().rounds();
    }

    /**
     * Clocks from one block to the next: 1 for a pipeline; for a loop the rounds over the rounds per clock, rounded up,
     * and what loading and ending take where they cannot be done beside the rounds.
     */
    public int clocksPerBlock() {
        return counts.clocksPerBlock();
    }

    /** Clocks from a block's entry until it leaves. */
    public int latencyClocks() {
        return counts.latencyClocks();
    }

    /** Stages of a pipeline; 1 for a loop. */
    public int stages() {
        return counts.stages();
    }

    /** The flip-flops. */
    public RegisterCounts registers() {
        return counts.registers();
    }

    /** The design mapped for fewest look-up tables. */
    public Mapping area() {
        return counts.area();
    }

    /** The design mapped for fewest levels. */
    public Mapping depth() {
        return counts.depth();
    }

    /** The design mapped for the given objective. */
    public Mapping mapping(Objective objective) {
        return objective == Objective.AREA ? area() : depth();
    }
}
