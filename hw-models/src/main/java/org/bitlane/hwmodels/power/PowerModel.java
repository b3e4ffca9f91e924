package org.bitlane.hwmodels.power;

import java.util.List;
import java.util.Set;
import org.bitlane.hwmodels.Fabric;
import org.bitlane.hwmodels.Family;
import org.bitlane.hwmodels.FpgaDevice;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.data.PublishedData;

/**
 * Power = static + clock + logic and signals.
 *
 * <p>Logic and signal energy is spent at every toggle. The first round behind a register toggles as published designs
 * do, with random data; where rounds follow each other without a register, every further logic level adds toggles,
 * since the inputs of a gate then change at different times (glitches).
 */
public final class PowerModel {
    private static final double PICO = 1e-12;
    private static final String STATIC_REFERENCE = "xc7a100t -2 static power";
    private static final String STATIC_REFERENCE_CELLS = "xc7a100t LUT";
    private static final String ALM_REFERENCE = "5CGXFC9E7F35C8 static power";
    private static final String ALM_REFERENCE_CELLS = "5CGXFC9E7F35C8 ALM";

    private final Constants constants;
    private final PublishedData data;

    /** The model with the given constants; static power comes from published figures. */
    public PowerModel(Constants constants, PublishedData data) {
        this.constants = constants;
        this.data = data;
    }

    /**
     * Energy of one clock of a design, in joules.
     *
     * @param family whose energies to take
     * @param flipFlops clocked every cycle
     * @param cellsByLevel cells at logic level 1, 2, ... from the registers
     * @param firstRoundLevels levels of one round, within which glitches are part of the base energy
     * @param blockRams block RAMs of 36 kbit read every cycle
     */
    public double energyPerClock(
            Family family, int flipFlops, List<Double> cellsByLevel, int firstRoundLevels, double blockRams) {
        boolean alm = family.fabric() == Fabric.ALM;
        double perRegister = get(alm ? Parameter.CYCLONE_V_REGISTER_ENERGY : Parameter.FLIP_FLOP_ENERGY);
        double perToggle = get(alm ? Parameter.CYCLONE_V_TOGGLE_ENERGY : Parameter.TOGGLE_ENERGY);
        double toggles = 0;
        for (int level = 1; level <= cellsByLevel.size(); level++) {
            double growth = 1 + get(Parameter.GLITCH) * Math.max(0, level - firstRoundLevels);
            toggles += cellsByLevel.get(level - 1) * get(Parameter.CIPHER_TOGGLE_RATE) * growth;
        }
        return PICO * (flipFlops * perRegister + toggles * perToggle + blockRams * get(Parameter.BLOCK_RAM_ENERGY));
    }

    /** Static power in watts: published for the device, or scaled by cells from the nearest published one. */
    public double staticWatts(FpgaDevice device) {
        if (device.staticWatts().isPresent()) {
            return device.staticWatts().getAsDouble();
        }
        boolean alm = device.family().fabric() == Fabric.ALM;
        double reference = value(alm ? ALM_REFERENCE : STATIC_REFERENCE);
        double cells = value(alm ? ALM_REFERENCE_CELLS : STATIC_REFERENCE_CELLS);
        return device.cells().isPresent() ? reference * device.cells().getAsInt() / cells : reference;
    }

    /** Whether static power is scaled from another device, and its interval therefore wide. */
    public boolean staticIsScaled(FpgaDevice device) {
        return device.staticWatts().isEmpty();
    }

    /** Whether a family's energies were fitted on designs of its own. */
    public boolean hasOwnEnergies(Family family) {
        return family == Family.ARTIX_7 || family == Family.CYCLONE_V;
    }

    /** The figures that dynamic power of a family comes from. */
    public Set<String> rows(Family family) {
        return family.fabric() == Fabric.ALM
                ? constants.rowsOf(
                        Parameter.CYCLONE_V_REGISTER_ENERGY, Parameter.CYCLONE_V_TOGGLE_ENERGY, Parameter.GLITCH)
                : constants.rowsOf(
                        Parameter.FLIP_FLOP_ENERGY,
                        Parameter.TOGGLE_ENERGY,
                        Parameter.GLITCH,
                        Parameter.BLOCK_RAM_ENERGY);
    }

    /** The figures that static power of a device comes from. */
    public Set<String> staticRows(FpgaDevice device) {
        if (device.staticWatts().isPresent()) {
            return Set.of();
        }
        return device.family().fabric() == Fabric.ALM
                ? Set.of(ALM_REFERENCE, ALM_REFERENCE_CELLS)
                : Set.of(STATIC_REFERENCE, STATIC_REFERENCE_CELLS);
    }

    private double value(String id) {
        return data.figure(id).value();
    }

    private double get(Parameter parameter) {
        return constants.get(parameter);
    }
}
