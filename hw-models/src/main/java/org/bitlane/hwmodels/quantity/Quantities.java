package org.bitlane.hwmodels.quantity;

import java.util.Locale;

/** Text forms of quantities: four significant digits, a prefix for physical units, none for counts. */
public final class Quantities {
    private static final String[] PREFIXES = {"f", "p", "n", "u", "m", "", "k", "M", "G", "T"};
    private static final int NO_PREFIX = 5;

    private Quantities() {}

    /** The quantity as people write it, for example {@code 140.0 MHz} or {@code 1408 cells}. */
    public static String format(Quantity<?> quantity) {
        if (isCount(quantity)) {
            return (digits(quantity.value()) + " " + quantity.unit()).strip();
        }
        int index = NO_PREFIX;
        double figure = quantity.value();
        while (Math.abs(figure) >= 1000 && index < PREFIXES.length - 1) {
            figure /= 1000;
            index++;
        }
        while (figure != 0 && Math.abs(figure) < 1 && index > 0) {
            figure *= 1000;
            index--;
        }
        return digits(figure) + " " + PREFIXES[index] + quantity.unit();
    }

    /** A figure with four significant digits, without an exponent where that is readable. */
    public static String digits(double figure) {
        double magnitude = Math.abs(figure);
        if (magnitude >= 1000 || figure == Math.rint(figure)) {
            return String.format(Locale.ROOT, "%.0f", figure);
        }
        int decimals = magnitude >= 100 ? 1 : magnitude >= 10 ? 2 : magnitude >= 1 ? 3 : 4;
        return String.format(Locale.ROOT, "%." + decimals + "f", figure);
    }

    private static boolean isCount(Quantity<?> quantity) {
        return quantity instanceof Area
                || quantity instanceof Registers
                || quantity instanceof Cycles
                || quantity instanceof CyclesPerByte
                || quantity instanceof Bytes
                || quantity instanceof Ratio;
    }
}
