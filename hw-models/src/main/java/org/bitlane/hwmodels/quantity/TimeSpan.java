package org.bitlane.hwmodels.quantity;

/**
 * A length of time.
 *
 * @param seconds the figure in s
 */
public record TimeSpan(double seconds) implements Quantity<TimeSpan> {

    /** The quantity of a figure in ns. */
    public static TimeSpan ofNanoseconds(double figure) {
        return new TimeSpan(figure * 1e-9);
    }

    /** The figure in ns. */
    public double nanoseconds() {
        return seconds / 1e-9;
    }

    /** The quantity of a figure in ms. */
    public static TimeSpan ofMilliseconds(double figure) {
        return new TimeSpan(figure * 1e-3);
    }

    /** The figure in ms. */
    public double milliseconds() {
        return seconds / 1e-3;
    }

    @Override
    public double value() {
        return seconds;
    }

    @Override
    public String unit() {
        return "s";
    }

    @Override
    public TimeSpan of(double figure) {
        return new TimeSpan(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
