package org.bitlane.hwmodels.quantity;

/**
 * Logic cells: LUTs or ALMs, as the device counts them.
 *
 * @param cells the figure in cells
 */
public record Area(double cells) implements Quantity<Area> {

    @Override
    public double value() {
        return cells;
    }

    @Override
    public String unit() {
        return "cells";
    }

    @Override
    public Area of(double figure) {
        return new Area(figure);
    }

    @Override
    public String toString() {
        return Quantities.format(this);
    }
}
