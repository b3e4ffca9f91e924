package org.bitlane.hwmodels.quantity;

/**
 * Energy.
 *
 * @param joules the figure in J
 */
public record Energy(double joules) implements Quantity<Energy> {

    /** The quantity of a figure in uJ. */
    public static Energy ofMicrojoules(double figure) {
        return new Energy(figure * 1e-6);
    }

    /** The figure in uJ. */
    public double microjoules() {
        return joules / 1e-6;
    }

    @Override
    public double value() {
        return joules;
    }

    @Override
    public String unit() {
        return "J";
    }

    @Override
    public Energy of(double figure) {
        return new Energy(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
