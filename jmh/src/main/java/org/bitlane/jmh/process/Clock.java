package org.bitlane.jmh.process;

import java.util.OptionalDouble;
import java.util.Set;

/**
 * The clock of the processor's core, measured: a chain of multiplications and additions, each of which waits for the one
 * before. What the operating system says of the clock is, on virtual machines, a name rather than a measurement.
 */
public final class Clock {
    /** Of a 64-bit multiplication, 3, on every x86-64 core from Intel since 2008 and from AMD since Zen; and an addition. */
    private static final int CYCLES = 3 + 1;

    private static final Set<String> ARCHITECTURES = Set.of("amd64", "x86_64");
    private static final int LINKS = 10_000_000;
    private static final int REPEATS = 12;

    private static volatile long sink;

    private Clock() {}

    /** The clock in GHz: the fastest of some tries; empty on architectures whose multiplications take who knows how long. */
    public static OptionalDouble gigahertz() {
        if (!ARCHITECTURES.contains(System.getProperty("os.arch"))) {
            return OptionalDouble.empty();
        }
        double best = 0;
        for (int i = 0; i < REPEATS; i++) {
            long start = System.nanoTime();
            sink = chain(start | 1);
            best = Math.max(best, (double) CYCLES * LINKS / (System.nanoTime() - start));
        }
        return OptionalDouble.of(best);
    }

    private static long chain(long start) {
        long product = start;
        for (int i = 0; i < LINKS; i++) {
            // The sum keeps compilers from turning the chain into several shorter ones.
            product = product * 0x9E37_79B9_7F4A_7C15L + i;
        }
        return product;
    }
}
