package org.bitlane.jmh.tour;

import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.bitlane.jmh.report.Spread;

/**
 * How fast two operations are on the same input: medians over passes that take turns, so that a machine that slows down
 * slows down both.
 *
 * @param ours megabytes (10^6 bytes) of input per second, first operation
 * @param theirs the same, second operation
 * @param ratio the median of the ratios of neighbouring passes
 */
record Speeds(double ours, double theirs, double ratio) {
    private static final int LEAST_PAIRS = 3;

    /** Short inputs are repeated to about this many bytes, so that the clock's own grain does not count. */
    private static final int PASS_BYTES = 1 << 13;

    /**
     * Times both operations in turns.
     *
     * @param budget the time for all passes, about; a quarter of it goes into warming up first
     * @throws GeneralSecurityException if an operation refuses the input
     */
    static Speeds measure(Operation ours, Operation theirs, byte[] input, Duration budget)
            throws GeneralSecurityException {
        List<Double> ourSpeeds = new ArrayList<>();
        List<Double> theirSpeeds = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        long start = System.nanoTime();
        long warm = start + budget.toNanos() / 4;
        long end = start + budget.toNanos();
        do {
            pass(ours, input);
            pass(theirs, input);
        } while (System.nanoTime() - warm < 0);
        do {
            double our = pass(ours, input);
            double their = pass(theirs, input);
            ourSpeeds.add(our);
            theirSpeeds.add(their);
            ratios.add(our / their);
        } while (System.nanoTime() - end < 0 || ratios.size() < LEAST_PAIRS);
        return new Speeds(
                Spread.of(ourSpeeds).median(),
                Spread.of(theirSpeeds).median(),
                Spread.of(ratios).median());
    }

    private static double pass(Operation operation, byte[] input) throws GeneralSecurityException {
        int repeats = Math.max(1, PASS_BYTES / input.length);
        long start = System.nanoTime();
        for (int i = 0; i < repeats; i++) {
            operation.apply(input);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return (double) repeats * input.length / 1e6 / seconds;
    }
}
