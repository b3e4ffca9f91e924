package org.bitlane.hwmodels;

import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * An FPGA of one speed grade.
 *
 * @param id short unique name, for example {@code xc7a35t-1}
 * @param name full name
 * @param family whose technology constants it has
 * @param speedGrade 1, 2 or 3 for Xilinx (3 is fastest), 7 or 8 for Cyclone V (7 is faster)
 * @param cells LUTs or ALMs it holds, if known; unknown means no limit is checked
 * @param flipFlops flip-flops it holds, if known
 * @param blockRamKbit kilobits of block RAM, if known
 * @param staticWatts static power if published; otherwise it is scaled by cells
 * @param source where the figures come from
 */
public record FpgaDevice(
        String id,
        String name,
        Family family,
        int speedGrade,
        OptionalInt cells,
        OptionalInt flipFlops,
        OptionalInt blockRamKbit,
        OptionalDouble staticWatts,
        String source)
        implements Device {

    /** Checks that nothing is null. */
    public FpgaDevice {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(family, "family");
    }
}
