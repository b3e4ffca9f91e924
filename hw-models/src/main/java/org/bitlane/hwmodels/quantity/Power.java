package org.bitlane.hwmodels.quantity;

/**
 * Electric power.
 *
 * @param watts the figure in W
 */
public record Power(double watts) implements Quantity<Power> {

    /** The quantity of a figure in mW. */
    public static Power ofMilliwatts(double figure) {
        return new Power(figure * 1e-3);
    }

    /** The figure in mW. */
    public double milliwatts() {
        return watts / 1e-3;
    }

    @Override
    public double value() {
        return watts;
    }

    @Override
    public String unit() {
        return "W";
    }

    @Override
    public Power of(double figure) {
        return new Power(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
