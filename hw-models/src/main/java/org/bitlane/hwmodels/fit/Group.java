package org.bitlane.hwmodels.fit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.bitlane.hwmodels.data.Parameter;

/** Constants that are fitted together, and the kinds of figures they are fitted on. */
public enum Group {
    /** Delays, on clocks, rates and tabulated delays. */
    CLOCK(
            Optional.of(Parameter.CLOCK_SPREAD),
            Set.of("throughput", "rate-at-data-path-limit", "data-path-limit", "table-delay", "pad-rate"),
            Parameter.NET,
            Parameter.NET_FAN_OUT,
            Parameter.CARRY_CHAIN,
            Parameter.CARRY_BIT,
            Parameter.GRADE_STEP,
            Parameter.SPARTAN_6_SCALE,
            Parameter.CYCLONE_V_SCALE,
            Parameter.STRATIX_II_SCALE,
            Parameter.PADS,
            Parameter.EFFORT),
    /** Energies, on powers; after the delays, since a design's power is that of the clock it runs at. */
    POWER(
            Optional.of(Parameter.POWER_SPREAD),
            Set.of("power", "dynamic-power", "design-power", "efficiency"),
            Parameter.FLIP_FLOP_ENERGY,
            Parameter.TOGGLE_ENERGY,
            Parameter.GLITCH,
            Parameter.BLOCK_RAM_ENERGY,
            Parameter.CYCLONE_V_REGISTER_ENERGY,
            Parameter.CYCLONE_V_TOGGLE_ENERGY),
    /** Areas are counted: nothing is fitted, and what published areas hold beside the logic is seen here. */
    AREA(Optional.empty(), Set.of("area", "area-per-round")),
    /** A microcontroller's cycles. */
    CYCLES(
            Optional.of(Parameter.CYCLES_SPREAD),
            Set.of("cycles-per-block", "cycles-per-byte", "accelerator-speed-up", "dma-penalty"),
            Parameter.ASSEMBLY_FACTOR,
            Parameter.PORTABLE_C_FACTOR,
            Parameter.REFERENCE_C_FACTOR,
            Parameter.FEED_CYCLES,
            Parameter.DMA_MESSAGE_CYCLES);

    private final Optional<Parameter> spread;
    private final Set<String> figures;
    private final List<Parameter> parameters;

    Group(Optional<Parameter> spread, Set<String> figures, Parameter... parameters) {
        this.spread = spread;
        this.figures = figures;
        this.parameters = Arrays.asList(parameters);
    }

    /** The constant that holds the spread of this group's predictions, if intervals are made from it. */
    public Optional<Parameter> spread() {
        return spread;
    }

    /** Whether a kind of figure belongs to this group. */
    public boolean has(String figure) {
        return figures.contains(figure);
    }

    /** The constants that are fitted. */
    public List<Parameter> parameters() {
        return parameters;
    }

    /** The name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
