package org.bitlane.hwmodels.quantity;

/**
 * A quotient of two quantities of one kind.
 *
 * @param value the figure
 */
public record Ratio(double value) implements Quantity<Ratio> {

    @Override
    public String unit() {
        return "";
    }

    @Override
    public Ratio of(double figure) {
        return new Ratio(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
