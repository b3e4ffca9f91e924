package org.bitlane.hwmodels;

import org.bitlane.hwmodels.cpu.Machine;

/**
 * The vector unit of a general-purpose processor core.
 *
 * @param machine its description
 */
public record ProcessorDevice(Machine machine) implements Device {
    @Override
    public String id() {
        return machine.id();
    }

    @Override
    public String name() {
        return machine.name();
    }

    @Override
    public String source() {
        return machine.source();
    }
}
