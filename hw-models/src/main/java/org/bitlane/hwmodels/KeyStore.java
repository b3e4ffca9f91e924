package org.bitlane.hwmodels;

import java.util.Locale;

/** Where round keys are held. */
public enum KeyStore {
    /** Outside the design: round keys are ports. */
    PORTS,
    /**
     * In LUT RAM inside the design, read before the round at the price of a logic level. With a key schedule on the fly,
     * that schedule fills the RAM before the first block.
     */
    LUT_RAM;

    /** The name in lower case, with dashes. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
