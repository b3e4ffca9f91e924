package org.bitlane.hwmodels;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** An FPGA family whose technology constants are known. */
public enum Family {
    /** Artix-7 and the fabric of Zynq-7010 and 7020; the reference that other families are scaled from. */
    ARTIX_7(Fabric.LUT6),
    /** Spartan-6. */
    SPARTAN_6(Fabric.LUT6),
    /** Cyclone V. */
    CYCLONE_V(Fabric.ALM),
    /** Stratix II. */
    STRATIX_II(Fabric.ALM);

    private final Fabric fabric;

    Family(Fabric fabric) {
        this.fabric = fabric;
    }

    /** What its cells are. */
    public Fabric fabric() {
        return fabric;
    }

    /** The family of a text form such as {@code artix-7}. */
    public static Optional<Family> of(String text) {
        return Arrays.stream(values())
                .filter(family -> family.toString().equals(text))
                .findFirst();
    }

    /** The name in lower case, with dashes. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
