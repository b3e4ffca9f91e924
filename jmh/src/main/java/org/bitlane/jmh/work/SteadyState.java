package org.bitlane.jmh.work;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Repeats an operation until the compiler has done with it. Code of the Vector API that is not compiled yet allocates with
 * every instruction, so an operation that still allocates, or still gets faster, is not there yet.
 */
public final class SteadyState {
    private static final long WINDOW_NANOS = 100_000_000;
    private static final int WINDOWS = 6;
    private static final double FASTER = 1.1;

    /** What the loop around the operation may allocate in a window. */
    private static final long LOOP_BYTES = 16_384;

    private SteadyState() {}

    /**
     * Repeats the operation until it is steady.
     *
     * @param operation what to repeat; must allocate nothing once it is compiled
     * @param limit how long at most
     * @return whether it became steady
     */
    public static boolean reach(Runnable operation, Duration limit) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long end = System.nanoTime() + limit.toNanos();
        List<Double> rates = new ArrayList<>();
        int quiet = 0;
        while (System.nanoTime() - end < 0) {
            long allocated = threads.getCurrentThreadAllocatedBytes();
            rates.add(rate(operation));
            quiet = threads.getCurrentThreadAllocatedBytes() - allocated < LOOP_BYTES ? quiet + 1 : 0;
            if (quiet >= WINDOWS && isFlat(rates)) {
                return true;
            }
        }
        return false;
    }

    private static double rate(Runnable operation) {
        long start = System.nanoTime();
        long now = start;
        long count = 0;
        while (now - start < WINDOW_NANOS) {
            operation.run();
            count++;
            now = System.nanoTime();
        }
        return (double) count / (now - start);
    }

    /** Whether the last windows are no faster than as many before them. */
    private static boolean isFlat(List<Double> rates) {
        int size = rates.size();
        if (size < 2 * WINDOWS) {
            return false;
        }
        double before = Collections.max(rates.subList(size - 2 * WINDOWS, size - WINDOWS));
        return Collections.max(rates.subList(size - WINDOWS, size)) < FASTER * before;
    }
}
