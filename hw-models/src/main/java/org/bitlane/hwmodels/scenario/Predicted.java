package org.bitlane.hwmodels.scenario;

import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.quantity.Quantity;

/**
 * What the models say of a published figure, in the unit it was printed in.
 *
 * @param value the predicted figure
 * @param low lower end of its interval
 * @param high upper end of its interval
 */
public record Predicted(double value, double low, double high) {

    static Predicted of(Estimate<? extends Quantity<?>> estimate, double unit) {
        return new Predicted(
                estimate.value().value() / unit,
                estimate.low().value() / unit,
                estimate.high().value() / unit);
    }

    static Predicted within(double value, double factor) {
        return new Predicted(value, value / factor, value * factor);
    }

    /** Upper over lower end of the interval. */
    public double width() {
        return high / low;
    }
}
