package org.bitlane.jmh.report;

import java.util.Collection;
import org.hipparchus.stat.StatUtils;
import org.hipparchus.stat.descriptive.rank.Median;

/**
 * Where repeated measurements of one thing lie.
 *
 * @param min the least
 * @param median the middle one, or the mean of the two in the middle
 * @param max the greatest
 */
public record Spread(double min, double median, double max) {

    /**
     * The spread of some measurements.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static Spread of(Collection<Double> measurements) {
        if (measurements.isEmpty()) {
            throw new IllegalArgumentException("no measurements");
        }
        double[] values = measurements.stream().mapToDouble(Double::doubleValue).toArray();
        return new Spread(StatUtils.min(values), new Median().evaluate(values), StatUtils.max(values));
    }
}
