package org.bitlane.hwmodels;

import java.util.Locale;

/** Where the registers of a pipeline stand. */
public enum Retiming {
    /** Where the dataflow puts them. */
    NONE,
    /** Moved by the tool between neighbouring stages, so that a long stage borrows from a short one. */
    ACROSS_STAGES,
    /** Added behind every logic level inside the round. */
    EVERY_LEVEL;

    /** The name in lower case, with dashes. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
