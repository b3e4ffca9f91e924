package org.bitlane.hwmodels.structure;

import java.util.List;

/**
 * What lies on the longest way from a register to a register.
 *
 * @param lutLevels look-up tables passed; one with wide multiplexers behind it counts once
 * @param muxF7 F7 multiplexers passed
 * @param muxF8 F8 multiplexers passed
 * @param carryChains carry chains passed
 * @param carryBits carry bits rippled through, in all chains together
 * @param nets routed nets between cells
 * @param fanOuts the sinks of each of these nets, in the order of the way
 * @param fromBlockRam whether it starts at the output of a block RAM
 * @param toBlockRam whether it ends at the address of a block RAM
 */
public record CriticalPath(
        int lutLevels,
        int muxF7,
        int muxF8,
        int carryChains,
        int carryBits,
        int nets,
        List<Integer> fanOuts,
        boolean fromBlockRam,
        boolean toBlockRam) {

    /** The list is copied. */
    public CriticalPath {
        fanOuts = List.copyOf(fanOuts);
    }

    /** Logic levels: look-up tables and carry chains. */
    public int levels() {
        return lutLevels + carryChains;
    }
}
