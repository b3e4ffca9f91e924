package org.bitlane.jmh.startup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.bitlane.jmh.report.Spread;

/**
 * Throughput of a process from its first operation on, slice by slice.
 *
 * @param megabytesPerSecond 10^6 bytes a second in each slice of {@value #SLICE_NANOS} ns
 */
public record Slices(List<Double> megabytesPerSecond) {
    static final long SLICE_NANOS = 100_000_000;
    private static final int PER_SECOND = 10;

    /**
     * @throws IllegalArgumentException if there is not one whole second
     */
    public Slices {
        megabytesPerSecond = List.copyOf(megabytesPerSecond);
        if (megabytesPerSecond.size() < PER_SECOND) {
            throw new IllegalArgumentException(megabytesPerSecond.size() + " slices are less than a second");
        }
    }

    /** The mean of each whole second. */
    public List<Double> seconds() {
        List<Double> seconds = new ArrayList<>();
        for (int first = 0; first + PER_SECOND <= megabytesPerSecond.size(); first += PER_SECOND) {
            seconds.add(megabytesPerSecond.subList(first, first + PER_SECOND).stream()
                    .mapToDouble(Double::doubleValue)
                    .average()
                    .orElseThrow());
        }
        return seconds;
    }

    /** The slowest whole second. */
    public double slowestSecond() {
        return Collections.min(seconds());
    }

    /** The rate that the process settled at: the median second of the later half. */
    public double steady() {
        List<Double> seconds = seconds();
        return Spread.of(seconds.subList(seconds.size() / 2, seconds.size())).median();
    }
}
