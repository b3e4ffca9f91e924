package org.bitlane.hwmodels.quantity;

/**
 * Clock cycles for one byte of message or plaintext.
 *
 * @param cyclesPerByte the figure in cycles/B
 */
public record CyclesPerByte(double cyclesPerByte) implements Quantity<CyclesPerByte> {

    @Override
    public double value() {
        return cyclesPerByte;
    }

    @Override
    public String unit() {
        return "cycles/B";
    }

    @Override
    public CyclesPerByte of(double figure) {
        return new CyclesPerByte(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
