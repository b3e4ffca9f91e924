package org.bitlane.jmh.report;

import java.util.Locale;

/** Figures as text. */
public final class Figures {
    /** Where there is no figure. */
    public static final String NONE = "-";

    private Figures() {}

    /** A figure with a fixed number of decimals. */
    public static String decimals(int count, double value) {
        return String.format(Locale.ROOT, "%." + count + "f", value);
    }

    /** A figure with three significant digits, and none of those before the point lost. */
    public static String digits(double value) {
        double magnitude = Math.abs(value);
        return decimals(magnitude >= 100 || value == 0 ? 0 : magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3, value);
    }
}
