package org.bitlane.hwmodels.quantity;

/**
 * Bytes of memory.
 *
 * @param bytes the figure in B
 */
public record Bytes(double bytes) implements Quantity<Bytes> {

    @Override
    public double value() {
        return bytes;
    }

    @Override
    public String unit() {
        return "B";
    }

    @Override
    public Bytes of(double figure) {
        return new Bytes(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
