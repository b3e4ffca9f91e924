package org.bitlane.hwmodels.quantity;

/**
 * Clock cycles.
 *
 * @param clocks the figure in clocks
 */
public record Cycles(double clocks) implements Quantity<Cycles> {

    @Override
    public double value() {
        return clocks;
    }

    @Override
    public String unit() {
        return "clocks";
    }

    @Override
    public Cycles of(double figure) {
        return new Cycles(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
