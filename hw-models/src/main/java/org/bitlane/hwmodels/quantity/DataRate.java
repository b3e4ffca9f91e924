package org.bitlane.hwmodels.quantity;

/**
 * Bits of blocks processed in a second.
 *
 * @param bitsPerSecond the figure in bit/s
 */
public record DataRate(double bitsPerSecond) implements Quantity<DataRate> {

    /** The quantity of a figure in Mbit/s. */
    public static DataRate ofMegabitsPerSecond(double figure) {
        return new DataRate(figure * 1e6);
    }

    /** The figure in Mbit/s. */
    public double megabitsPerSecond() {
        return bitsPerSecond / 1e6;
    }

    /** The quantity of a figure in Gbit/s. */
    public static DataRate ofGigabitsPerSecond(double figure) {
        return new DataRate(figure * 1e9);
    }

    /** The figure in Gbit/s. */
    public double gigabitsPerSecond() {
        return bitsPerSecond / 1e9;
    }

    @Override
    public double value() {
        return bitsPerSecond;
    }

    @Override
    public String unit() {
        return "bit/s";
    }

    @Override
    public DataRate of(double figure) {
        return new DataRate(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
