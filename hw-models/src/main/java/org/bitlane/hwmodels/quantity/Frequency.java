package org.bitlane.hwmodels.quantity;

/**
 * A clock frequency.
 *
 * @param hertz the figure in Hz
 */
public record Frequency(double hertz) implements Quantity<Frequency> {

    /** The quantity of a figure in MHz. */
    public static Frequency ofMegahertz(double figure) {
        return new Frequency(figure * 1e6);
    }

    /** The figure in MHz. */
    public double megahertz() {
        return hertz / 1e6;
    }

    @Override
    public double value() {
        return hertz;
    }

    @Override
    public String unit() {
        return "Hz";
    }

    @Override
    public Frequency of(double figure) {
        return new Frequency(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
