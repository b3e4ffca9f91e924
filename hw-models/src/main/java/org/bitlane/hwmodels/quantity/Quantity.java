package org.bitlane.hwmodels.quantity;

/**
 * A figure with its unit. The unit is the type; arithmetic between quantities is the business of the models.
 *
 * @param <Q> the quantity's own type
 */
public sealed interface Quantity<Q extends Quantity<Q>>
        permits Area,
                Bytes,
                Current,
                Cycles,
                CyclesPerByte,
                DataRate,
                Efficiency,
                Energy,
                EnergyPerBit,
                Frequency,
                Power,
                Ratio,
                Registers,
                TimeSpan {

    /** The figure in the unit that {@link #unit} names, which has no prefix such as mega. */
    double value();

    /** The symbol of the unit, empty for a ratio. */
    String unit();

    /** A quantity of the same kind. */
    Q of(double figure);
}
