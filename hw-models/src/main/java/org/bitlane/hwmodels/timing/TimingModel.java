package org.bitlane.hwmodels.timing;

import java.util.Set;
import org.bitlane.hwmodels.Family;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.structure.CriticalPath;

/**
 * Register-to-register delays.
 *
 * <p>A period is clock-to-output + setup + clock uncertainty + logic levels x LUT + nets + carry chains +
 * wide multiplexers, in the delays of Artix-7 -1, scaled to family and speed grade. A net grows with the logarithm of its
 * fan-out and with the share of the device in use. All delays are in nanoseconds.
 */
public final class TimingModel {
    private final Constants constants;

    /** The model with the given constants. */
    public TimingModel(Constants constants) {
        this.constants = constants;
    }

    /** The delay of a path's logic and nets, without its registers. */
    public double logicDelay(CriticalPath path, Family family, int grade, double utilisation) {
        double nets = path.fanOuts().stream().mapToDouble(this::net).sum() * crowding(utilisation);
        double cells = path.lutLevels() * get(Parameter.LUT_DELAY)
                + (path.muxF7() + path.muxF8()) * get(Parameter.MUX_DELAY)
                + path.carryChains() * get(Parameter.CARRY_CHAIN)
                + path.carryBits() * get(Parameter.CARRY_BIT);
        double blockRam = path.fromBlockRam() ? get(Parameter.BLOCK_RAM_LEVELS) * level(1, utilisation) : 0;
        return (nets + cells + blockRam) * scale(family, grade);
    }

    /** The delay of one LUT and the net before it. */
    public double levelDelay(int fanOut, Family family, int grade, double utilisation) {
        return level(fanOut, utilisation) * scale(family, grade);
    }

    /** Clock-to-output, setup and clock uncertainty of one register-to-register path. */
    public double registerDelay(Family family, int grade) {
        return (get(Parameter.CLOCK_TO_Q) + get(Parameter.SETUP) + get(Parameter.UNCERTAINTY)) * scale(family, grade);
    }

    /** The delay of a path as delay tables list it: registers, logic, one carry chain if any; no clock uncertainty. */
    public double tabulated(int levels, int carryBits, Family family, int grade) {
        double reference = get(Parameter.CLOCK_TO_Q)
                + get(Parameter.SETUP)
                + levels * level(1, 0)
                + (carryBits > 0 ? get(Parameter.CARRY_CHAIN) : 0)
                + carryBits * get(Parameter.CARRY_BIT);
        return reference * scale(family, grade);
    }

    /** The delay from input pad to output pad through the given levels. */
    public double padToPad(int levels, int fanOut, Family family, int grade) {
        return (get(Parameter.PADS) + levels * level(fanOut, 0)) * scale(family, grade);
    }

    /**
     * The period a tool ends at. It works towards its constraint and then stops, so that a loose constraint gives a
     * slow design; a constraint below the best period is missed.
     *
     * @param best the best period
     * @param constraint the constraint's period
     */
    public double achieved(double best, double constraint) {
        double effort = get(Parameter.EFFORT);
        return constraint <= best ? best : Math.pow(best, 1 - effort) * Math.pow(constraint, effort);
    }

    /** The highest clock in megahertz that the global clock buffers pass; infinite where no limit is published. */
    public double bufferLimit(Family family, int grade) {
        return family == Family.ARTIX_7 ? get(Parameter.BUFFER_LIMIT) / scale(family, grade) : Double.POSITIVE_INFINITY;
    }

    /** Delays of family and grade against Artix-7 -1. */
    public double scale(Family family, int grade) {
        return switch (family) {
            case ARTIX_7 -> Math.pow(get(Parameter.GRADE_STEP), grade - 1);
            // Designs without a stated grade stand beside one of grade 3: no step between grades can be told.
            case SPARTAN_6 -> get(Parameter.SPARTAN_6_SCALE);
            case CYCLONE_V -> get(Parameter.CYCLONE_V_SCALE) * Math.pow(get(Parameter.CYCLONE_V_GRADE_STEP), grade - 8);
            case STRATIX_II -> get(Parameter.STRATIX_II_SCALE);
        };
    }

    /** The figures that the delays of a family come from. */
    public Set<String> rows(Family family) {
        Set<String> rows = constants.rowsOf(
                Parameter.CLOCK_TO_Q,
                Parameter.SETUP,
                Parameter.UNCERTAINTY,
                Parameter.LUT_DELAY,
                Parameter.NET,
                Parameter.NET_FAN_OUT,
                Parameter.CARRY_CHAIN,
                Parameter.CARRY_BIT);
        rows.addAll(
                switch (family) {
                    case ARTIX_7 -> constants.rowsOf(Parameter.GRADE_STEP);
                    case SPARTAN_6 -> constants.rowsOf(Parameter.SPARTAN_6_SCALE);
                    case CYCLONE_V -> constants.rowsOf(Parameter.CYCLONE_V_SCALE);
                    case STRATIX_II -> constants.rowsOf(Parameter.STRATIX_II_SCALE);
                });
        return rows;
    }

    private double level(int fanOut, double utilisation) {
        return get(Parameter.LUT_DELAY) + net(fanOut) * crowding(utilisation);
    }

    private double net(int fanOut) {
        double sinks = Math.min(Math.max(1, fanOut), get(Parameter.FAN_OUT_LIMIT));
        double doublings = Math.log(sinks) / Math.log(2);
        return get(Parameter.NET) + get(Parameter.NET_FAN_OUT) * doublings;
    }

    private double crowding(double utilisation) {
        return 1 + get(Parameter.NET_CROWDING) * utilisation;
    }

    private double get(Parameter parameter) {
        return constants.get(parameter);
    }
}
