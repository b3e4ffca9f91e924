package org.bitlane.jmh.work;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Repeats an operation until the compiler has done with it. Code of the Vector API that is not compiled yet allocates with
 * every instruction, many times the data that it works on; so an operation that allocates much, or a changing amount, or still
 * gets faster, is not there yet.
 */
public final class SteadyState {
    private static final long WINDOW_NANOS = 100_000_000;
    private static final int WINDOWS = 5;
    private static final double FASTER = 1.1;

    private SteadyState() {}

    /** What was seen in one window: operations a nanosecond, and bytes that one of them allocated. */
    private record Window(double rate, double allocated) {}

    /**
     * Repeats the operation until it is steady.
     *
     * @param operation what to repeat
     * @param tolerated bytes that an operation may allocate once it is compiled; an amount that stays is a finding, and not
     *     worth waiting for its end
     * @param limit how long at most
     * @return whether it became steady
     */
    public static boolean reach(Runnable operation, int tolerated, Duration limit) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long end = System.nanoTime() + limit.toNanos();
        List<Window> windows = new ArrayList<>();
        while (System.nanoTime() - end < 0) {
            windows.add(window(operation, threads));
            if (isFlat(windows) && allocatesLittle(windows, tolerated)) {
                return true;
            }
        }
        return false;
    }

    private static Window window(Runnable operation, ThreadMXBean threads) {
        long allocated = threads.getCurrentThreadAllocatedBytes();
        long start = System.nanoTime();
        long now = start;
        long count = 0;
        while (now - start < WINDOW_NANOS) {
            operation.run();
            count++;
            now = System.nanoTime();
        }
        return new Window(
                (double) count / (now - start),
                (double) (threads.getCurrentThreadAllocatedBytes() - allocated) / count);
    }

    /** Whether the last windows are no faster than as many before them. */
    private static boolean isFlat(List<Window> windows) {
        int size = windows.size();
        return size >= 2 * WINDOWS
                && fastest(windows.subList(size - WINDOWS, size))
                        < FASTER * fastest(windows.subList(size - 2 * WINDOWS, size - WINDOWS));
    }

    private static double fastest(List<Window> windows) {
        return windows.stream().mapToDouble(Window::rate).max().orElseThrow();
    }

    private static boolean allocatesLittle(List<Window> windows, int tolerated) {
        return windows.subList(windows.size() - WINDOWS, windows.size()).stream()
                .allMatch(window -> window.allocated() <= tolerated);
    }
}
