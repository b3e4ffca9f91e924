package org.bitlane.hwmodels.structure;

/** How SHA-256's sums of several words are built. */
public enum Adders {
    /** One carry chain after another. */
    CARRY_CHAINS,
    /** Full adders reduce the words to two, and one carry chain adds these. */
    CARRY_SAVE
}
