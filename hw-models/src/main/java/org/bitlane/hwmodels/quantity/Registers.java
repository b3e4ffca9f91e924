package org.bitlane.hwmodels.quantity;

/**
 * Flip-flops.
 *
 * @param flipFlops the figure in FF
 */
public record Registers(double flipFlops) implements Quantity<Registers> {

    @Override
    public double value() {
        return flipFlops;
    }

    @Override
    public String unit() {
        return "FF";
    }

    @Override
    public Registers of(double figure) {
        return new Registers(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
