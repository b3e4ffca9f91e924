package org.bitlane.hwmodels;

import java.util.Locale;

/** How the software of a microcontroller is written. */
public enum CodeStyle {
    /** By hand, in the core's instructions. */
    ASSEMBLY,
    /** In C that compilers do well with; what a good library ships. */
    PORTABLE_C,
    /** In C that follows the standard's text: bytes are packed into words in memory, rotations are left to the compiler. */
    REFERENCE_C;

    /** The name in lower case, with dashes. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
