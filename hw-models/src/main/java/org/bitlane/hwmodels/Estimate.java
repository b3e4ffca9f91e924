package org.bitlane.hwmodels;

import java.util.Objects;
import org.bitlane.hwmodels.quantity.Quantity;

/**
 * A predicted quantity with its interval and where it comes from.
 *
 * @param value the predicted value
 * @param low lower end of the interval
 * @param high upper end of the interval
 * @param provenance rules and published figures
 * @param <Q> the quantity
 */
public record Estimate<Q extends Quantity<Q>>(Q value, Q low, Q high, Provenance provenance) {

    /**
     * @throws IllegalArgumentException if the figures are not finite, not positive, or not in order
     */
    public Estimate {
        Objects.requireNonNull(provenance, "provenance");
        if (!(low.value() >= 0 && low.value() <= value.value() && value.value() <= high.value())
                || !Double.isFinite(high.value())) {
            throw new IllegalArgumentException(
                    "not an interval about its value: " + low + " .. " + value + " .. " + high);
        }
    }

    /** A counted quantity, without uncertainty. */
    public static <Q extends Quantity<Q>> Estimate<Q> exact(Q value, Provenance provenance) {
        return new Estimate<>(value, value, value, provenance);
    }

    /** A quantity that may be wrong by the factor, either way. */
    public static <Q extends Quantity<Q>> Estimate<Q> within(Q value, double factor, Provenance provenance) {
        return new Estimate<>(value, value.of(value.value() / factor), value.of(value.value() * factor), provenance);
    }

    /** Whether a figure, in the quantity's unit, lies in the interval. */
    public boolean contains(double figure) {
        // An exact count has an interval of no width; the last bit of a computed figure is not held against it.
        double slack = 1e-9 * Math.abs(value.value());
        return figure >= low.value() - slack && figure <= high.value() + slack;
    }

    /** Upper over lower end. */
    public double width() {
        return high.value() / low.value();
    }

    /** {@code value [low .. high]}, or the value alone where it is exact. */
    @Override
    public String toString() {
        return low.equals(high) ? value.toString() : value + " [" + low + " .. " + high + "]";
    }
}
