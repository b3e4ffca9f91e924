package org.bitlane.hwmodels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bitlane.hwmodels.quantity.Area;
import org.bitlane.hwmodels.quantity.DataRate;
import org.bitlane.hwmodels.quantity.EnergyPerBit;
import org.bitlane.hwmodels.quantity.Power;
import org.bitlane.hwmodels.quantity.Quantity;
import org.bitlane.hwmodels.quantity.Registers;
import org.bitlane.hwmodels.quantity.TimeSpan;

/**
 * What a design must keep to. Predicted values are held against it, not the ends of their intervals.
 *
 * @param leastRate throughput it must reach
 * @param mostArea cells it may take
 * @param mostRegisters flip-flops it may take
 * @param mostPower power it may draw
 * @param mostLatency time a block may take
 * @param mostEnergy energy a bit may cost
 */
public record Requirements(
        Optional<DataRate> leastRate,
        Optional<Area> mostArea,
        Optional<Registers> mostRegisters,
        Optional<Power> mostPower,
        Optional<TimeSpan> mostLatency,
        Optional<EnergyPerBit> mostEnergy) {

    /**
     * A requirement that a prediction misses.
     *
     * @param name what is required
     * @param required the limit
     * @param predicted what the design has
     * @param factor by how much it misses, above 1
     */
    public record Miss(String name, Quantity<?> required, Quantity<?> predicted, double factor) {}

    /** Requires nothing. */
    public static Requirements none() {
        return new Requirements(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** What a prediction misses, if anything. A figure that it does not have is missed by an infinite factor. */
    public List<Miss> misses(Prediction prediction) {
        List<Miss> misses = new ArrayList<>();
        leastRate.ifPresent(limit -> least("throughput", limit, prediction, misses));
        mostArea.ifPresent(limit -> most("area", limit, prediction, misses));
        mostRegisters.ifPresent(limit -> most("registers", limit, prediction, misses));
        mostPower.ifPresent(limit -> most("power", limit, prediction, misses));
        mostLatency.ifPresent(limit -> most("latency", limit, prediction, misses));
        mostEnergy.ifPresent(limit -> most("energy per bit", limit, prediction, misses));
        return misses;
    }

    private static void least(String name, Quantity<?> limit, Prediction prediction, List<Miss> misses) {
        check(name, limit, prediction, value -> limit.value() / value, misses);
    }

    private static void most(String name, Quantity<?> limit, Prediction prediction, List<Miss> misses) {
        check(name, limit, prediction, value -> value / limit.value(), misses);
    }

    private static void check(
            String name,
            Quantity<?> limit,
            Prediction prediction,
            Function<Double, Double> factorOf,
            List<Miss> misses) {
        Estimate<?> estimate = prediction.estimates().get(name);
        if (estimate == null) {
            misses.add(new Miss(name + " (not predicted)", limit, limit, Double.POSITIVE_INFINITY));
            return;
        }
        double factor = factorOf.apply(estimate.value().value());
        if (factor > 1) {
            misses.add(new Miss(name, limit, estimate.value(), factor));
        }
    }
}
