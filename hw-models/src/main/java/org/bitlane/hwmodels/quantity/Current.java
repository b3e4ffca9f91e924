package org.bitlane.hwmodels.quantity;

/**
 * Electric current.
 *
 * @param amperes the figure in A
 */
public record Current(double amperes) implements Quantity<Current> {

    /** The quantity of a figure in mA. */
    public static Current ofMilliamperes(double figure) {
        return new Current(figure * 1e-3);
    }

    /** The figure in mA. */
    public double milliamperes() {
        return amperes / 1e-3;
    }

    @Override
    public double value() {
        return amperes;
    }

    @Override
    public String unit() {
        return "A";
    }

    @Override
    public Current of(double figure) {
        return new Current(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
