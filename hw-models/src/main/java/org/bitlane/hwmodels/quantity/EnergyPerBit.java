package org.bitlane.hwmodels.quantity;

/**
 * Energy spent for one bit of a block: power over rate.
 *
 * @param joulesPerBit the figure in J/bit
 */
public record EnergyPerBit(double joulesPerBit) implements Quantity<EnergyPerBit> {

    /** The quantity of a figure in pJ/bit. */
    public static EnergyPerBit ofPicojoulesPerBit(double figure) {
        return new EnergyPerBit(figure * 1e-12);
    }

    /** The figure in pJ/bit. */
    public double picojoulesPerBit() {
        return joulesPerBit / 1e-12;
    }

    @Override
    public double value() {
        return joulesPerBit;
    }

    @Override
    public String unit() {
        return "J/bit";
    }

    @Override
    public EnergyPerBit of(double figure) {
        return new EnergyPerBit(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
