package org.bitlane.hwmodels;

/** Something that a kernel configuration can be built for. */
public sealed interface Device permits FpgaDevice, Microcontroller, ProcessorDevice {

    /** Short unique name, as the command line takes it. */
    String id();

    /** Full name. */
    String name();

    /** Where its figures come from. */
    String source();
}
