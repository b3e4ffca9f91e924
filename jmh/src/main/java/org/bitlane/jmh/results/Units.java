package org.bitlane.jmh.results;

/** The units that rows have. */
public final class Units {
    /** Megabytes, 10^6 bytes, a second. */
    public static final String MEGABYTES_PER_SECOND = "MB/s";

    /** Operations a second. */
    public static final String OPERATIONS_PER_SECOND = "ops/s";

    /** Seconds. */
    public static final String SECONDS = "s";

    private Units() {}

    /** Whether a smaller figure of the unit is the better one: that is so for times. */
    public static boolean lessIsBetter(String unit) {
        return unit.equals(SECONDS) || unit.endsWith("/op");
    }
}
