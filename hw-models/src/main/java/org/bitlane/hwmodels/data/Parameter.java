package org.bitlane.hwmodels.data;

import java.util.Locale;

/**
 * A technology constant of the models.
 *
 * <p>Published ones are taken as printed, assumed ones are choices that no published figure decides, fitted ones are
 * found by least squares on the rows marked {@code calibrate}; their value here is where the search starts, and what
 * the value falls back on when no row speaks of it.
 */
public enum Parameter {
    /** Flip-flop clock to output, Artix-7 -1. */
    CLOCK_TO_Q(Origin.PUBLISHED, "ns", "xc7 -1 FF clock-to-Q"),
    /** Through one LUT6, Artix-7 -1. */
    LUT_DELAY(Origin.PUBLISHED, "ns", "xc7 -1 LUT6"),
    /** Flip-flop setup, Artix-7 -1. */
    SETUP(Origin.PUBLISHED, "ns", "xc7 -1 FF setup"),
    /** Clock uncertainty. */
    UNCERTAINTY(Origin.PUBLISHED, "ns", "xc7 -1 clock uncertainty"),
    /** Highest clock of the global buffers of a -1 part. */
    BUFFER_LIMIT(Origin.PUBLISHED, "MHz", "xc7 -1 global clock buffer limit"),
    /** How much faster a Cyclone V of grade 7 is than one of grade 8. */
    CYCLONE_V_GRADE_STEP(Origin.PUBLISHED, "", "Cyclone V speed grade C8 to C7 Fmax ratio"),
    /** Through an F7 or F8 multiplexer: taken as that of a LUT. */
    MUX_DELAY(Origin.ASSUMED, "ns", 0.124),
    /** Block RAM clock to output, in logic levels (cell and net). */
    BLOCK_RAM_LEVELS(Origin.ASSUMED, "levels", 2),
    /** Beyond this fan-out tools copy the driver. */
    FAN_OUT_LIMIT(Origin.ASSUMED, "", 16),
    /** How much longer nets become when the device is full. */
    NET_CROWDING(Origin.ASSUMED, "", 0.5),
    /** Net with a fan-out of one. */
    NET(Origin.FITTED, "ns", 0.6),
    /** What a net gains with each doubling of its fan-out. */
    NET_FAN_OUT(Origin.FITTED, "ns", 0.05),
    /** Entry to and exit from a carry chain. */
    CARRY_CHAIN(Origin.FITTED, "ns", 0.6),
    /** One bit of a carry chain. */
    CARRY_BIT(Origin.FITTED, "ns", 0.03),
    /** Delay of an Artix-7 grade against the next slower one. */
    GRADE_STEP(Origin.FITTED, "", 0.85),
    /** Delays of Spartan-6 against Artix-7 -1. */
    SPARTAN_6_SCALE(Origin.FITTED, "", 1.3),
    /** Delays of Cyclone V of grade 8 against Artix-7 -1. */
    CYCLONE_V_SCALE(Origin.FITTED, "", 1.2),
    /** Delays of Stratix II against Artix-7 -1. */
    STRATIX_II_SCALE(Origin.FITTED, "", 1.3),
    /** Input and output pads with their nets, Artix-7 -1 equivalent. */
    PADS(Origin.FITTED, "ns", 2.5),
    /** How far a tool goes from the best period towards its constraint, in proportion. */
    EFFORT(Origin.FITTED, "", 0.7),
    /** Factor by which mapped cells may be off what a synthesis tool gives. */
    AREA_FACTOR(Origin.ASSUMED, "", 1.25),
    /** Clock energy of one flip-flop and clock, Artix-7. */
    FLIP_FLOP_ENERGY(Origin.FITTED, "pJ", 0.04),
    /** Logic and signal energy of one LUT and toggle, Artix-7. */
    TOGGLE_ENERGY(Origin.FITTED, "pJ", 0.3),
    /** Toggles that each unregistered level adds to those of the first round, in first-round toggles. */
    GLITCH(Origin.FITTED, "", 1),
    /** Energy of one block RAM of 36 kbit and clock, Artix-7. */
    BLOCK_RAM_ENERGY(Origin.FITTED, "pJ", 20),
    /** Clock energy of one register and clock, Cyclone V. */
    CYCLONE_V_REGISTER_ENERGY(Origin.FITTED, "pJ", 0.02),
    /** Logic and signal energy of one ALM and toggle, Cyclone V. */
    CYCLONE_V_TOGGLE_ENERGY(Origin.FITTED, "pJ", 0.2),
    /** Toggle rate that power reports assume where no other is given. */
    DEFAULT_TOGGLE_RATE(Origin.ASSUMED, "", 0.125),
    /** Toggle rate of a cipher's state: every bit is random. */
    CIPHER_TOGGLE_RATE(Origin.ASSUMED, "", 0.5),
    /** Factor by which power may be off where a family has no power figure, or static power is scaled by cells. */
    SCALED_POWER_FACTOR(Origin.ASSUMED, "", 1.4),
    /** Factor by which published static power may be off: temperature and the single part. */
    STATIC_POWER_FACTOR(Origin.ASSUMED, "", 1.1),
    /** Spread that flash wait states and the compiler's version add to a microcontroller's cycles. */
    FLASH_AND_COMPILER_SPREAD(Origin.ASSUMED, "", 0.1),
    /** Cycles of hand-written code over those its operations need. */
    ASSEMBLY_FACTOR(Origin.FITTED, "", 1.1),
    /** Cycles of compiled portable C over those its operations need. */
    PORTABLE_C_FACTOR(Origin.FITTED, "", 1.3),
    /** Cycles of compiled reference C over those its operations need. */
    REFERENCE_C_FACTOR(Origin.FITTED, "", 2.5),
    /** Cycles the published study's feed loop spends on a word beyond bus and load-use, Cortex-M33. */
    FEED_CYCLES(Origin.FITTED, "cycles", 8),
    /** Cycles the study spends on setting up and awaiting DMA, a message. */
    DMA_MESSAGE_CYCLES(Origin.FITTED, "cycles", 50),
    /** Cycles of an APB write. */
    APB_WRITE(Origin.PUBLISHED, "cycles", "RP2350 APB write"),
    /** Cycles of an APB read. */
    APB_READ(Origin.PUBLISHED, "cycles", "RP2350 APB read"),
    /** Cycles of a SHA-256 digest after its last word. */
    DIGEST(Origin.PUBLISHED, "cycles", "RP2350 SHA-256 digest after the 16th word"),
    /** Spread of clock predictions: root mean square of the logarithms of leave-one-out errors. */
    CLOCK_SPREAD(Origin.RESIDUAL, "", 0.2),
    /** What the fullest calibrated area holds beside the counted logic, as a factor: interface, key expansion, control. */
    AREA_SURPLUS(Origin.RESIDUAL, "", 1.5),
    /** Spread of power predictions. */
    POWER_SPREAD(Origin.RESIDUAL, "", 0.2),
    /** Spread of a microcontroller's cycles. */
    CYCLES_SPREAD(Origin.RESIDUAL, "", 0.15);

    /** How a constant is found. */
    public enum Origin {
        /** As printed in a source. */
        PUBLISHED,
        /** A choice. */
        ASSUMED,
        /** By least squares. */
        FITTED,
        /** From what the fit leaves over. */
        RESIDUAL
    }

    private final Origin origin;
    private final String unit;
    private final String figure;
    private final double initial;

    Parameter(Origin origin, String unit, String figure) {
        this(origin, unit, figure, Double.NaN);
    }

    Parameter(Origin origin, String unit, double initial) {
        this(origin, unit, "", initial);
    }

    Parameter(Origin origin, String unit, String figure, double initial) {
        this.origin = origin;
        this.unit = unit;
        this.figure = figure;
        this.initial = initial;
    }

    /** How it is found. */
    public Origin origin() {
        return origin;
    }

    /** Unit of its value. */
    public String unit() {
        return unit;
    }

    /** The published figure it is, if its origin is that. */
    public String figure() {
        return figure;
    }

    /** The assumed value, or the value a fit starts from. */
    public double initial() {
        return initial;
    }

    /** The name in lower case, with dashes. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
