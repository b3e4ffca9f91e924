package org.bitlane.jmh.report;

import java.util.Collection;

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
        double[] sorted = measurements.stream().mapToDouble(d -> d).sorted().toArray();
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return new Spread(sorted[0], median, sorted[sorted.length - 1]);
    }
}
