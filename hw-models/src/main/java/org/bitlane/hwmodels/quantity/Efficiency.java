package org.bitlane.hwmodels.quantity;

/**
 * Rate for the power spent: the inverse of energy per bit.
 *
 * @param bitsPerSecondPerWatt the figure in bit/s/W
 */
public record Efficiency(double bitsPerSecondPerWatt) implements Quantity<Efficiency> {

    /** The quantity of a figure in Gbit/s/W. */
    public static Efficiency ofGigabitsPerSecondPerWatt(double figure) {
        return new Efficiency(figure * 1e9);
    }

    /** The figure in Gbit/s/W. */
    public double gigabitsPerSecondPerWatt() {
        return bitsPerSecondPerWatt / 1e9;
    }

    @Override
    public double value() {
        return bitsPerSecondPerWatt;
    }

    @Override
    public String unit() {
        return "bit/s/W";
    }

    @Override
    public Efficiency of(double figure) {
        return new Efficiency(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
