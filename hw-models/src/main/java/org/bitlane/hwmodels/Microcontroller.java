package org.bitlane.hwmodels;

import java.util.Objects;
import java.util.OptionalDouble;
import org.bitlane.hwmodels.quantity.Frequency;

/**
 * A microcontroller, or one kind of core of it.
 *
 * @param id short unique name, for example {@code rp2350-m33}
 * @param name full name
 * @param core the core's name in the table of instruction sets
 * @param clock the clock it is run at
 * @param flashBytes program memory
 * @param ramBytes data memory
 * @param supplyVolts board supply, if published
 * @param lowAmperes least current published for it at work, if any
 * @param highAmperes greatest current published for it at work, if any
 * @param shaAccelerator whether it has the RP2350's SHA-256 unit
 * @param source where the figures come from
 */
public record Microcontroller(
        String id,
        String name,
        String core,
        Frequency clock,
        int flashBytes,
        int ramBytes,
        OptionalDouble supplyVolts,
        OptionalDouble lowAmperes,
        OptionalDouble highAmperes,
        boolean shaAccelerator,
        String source)
        implements Device {

    /** Checks that nothing is null. */
    public Microcontroller {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(core, "core");
    }
}
