package org.bitlane.hwmodels.structure;

/** How SM4's S-box is built. */
public enum SBox {
    /** As a function of eight inputs, in look-up tables. */
    LOGIC,
    /** As the composite-field circuit, in gates that are mapped to look-up tables. */
    COMPOSITE,
    /** In block RAM, whose read takes a clock: iterative or one round per stage. */
    BLOCK_RAM
}
