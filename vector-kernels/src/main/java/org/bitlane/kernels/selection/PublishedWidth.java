package org.bitlane.kernels.selection;

import java.util.Optional;

/**
 * The width of the vectors of the kernel that was published last, of whatever algorithm. Before JDK 25 all widths share the
 * compiler's profiles in such a way that kernels of one width only become fast.
 */
final class PublishedWidth {
    private static volatile int bits = Tier.NO_WIDTH;

    private PublishedWidth() {}

    /** Notes that a kernel on vectors of a width serves. */
    static void note(int publishedBits) {
        bits = publishedBits;
    }

    /** What stands against a kernel on vectors of a width; empty if nothing does. */
    static Optional<String> obstacle(int candidateBits) {
        boolean another = bits != Tier.NO_WIDTH && candidateBits != Tier.NO_WIDTH && bits != candidateBits;
        return another && !VectorApi.compilesNarrowThenWide()
                ? Optional.of("this JDK compiles vectors of one width only to fast code, and another had work first;"
                        + " JDK 25 does both")
                : Optional.empty();
    }
}
