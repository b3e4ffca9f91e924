package org.bitlane.kernels.selection;

import java.util.Optional;

/**
 * The greatest width of the vectors of kernels that serve, of whatever algorithm. All widths share the compiler's profiles:
 * on JDK 17 kernels of one width only become fast, on JDK 25 narrow ones only before wide ones.
 */
final class PublishedWidth {
    private static volatile int widest = Tier.NO_WIDTH;

    private PublishedWidth() {}

    /** Notes that a kernel on vectors of a width serves. */
    static synchronized void note(int bits) {
        widest = Math.max(widest, bits);
    }

    /** What stands against a kernel on vectors of a width; empty if nothing does. */
    static Optional<String> obstacle(int bits) {
        return obstacle(widest, bits, VectorApi.compilesNarrowThenWide());
    }

    /**
     * What stands against a kernel.
     *
     * @param published the greatest width that serves, or {@link Tier#NO_WIDTH}
     * @param bits the width of the kernel, or {@link Tier#NO_WIDTH}
     * @param narrowThenWide whether this JDK compiles both if the narrow one comes first
     */
    static Optional<String> obstacle(int published, int bits, boolean narrowThenWide) {
        if (published == Tier.NO_WIDTH || bits == Tier.NO_WIDTH || bits == published) {
            return Optional.empty();
        }
        if (!narrowThenWide) {
            return Optional.of("this JDK compiles vectors of one width only to fast code, and another had work first;"
                    + " JDK 25 does both");
        }
        return bits > published
                ? Optional.empty()
                : Optional.of("this JDK compiles narrow vectors to fast code only before wide ones, and a kernel on "
                        + published
                        + " bits serves already; Kernels.warm at the start, for this algorithm first, gets both");
    }
}
