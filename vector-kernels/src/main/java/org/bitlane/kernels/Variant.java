package org.bitlane.kernels;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A change to a configuration's circuit or data layout, at most one per configuration.
 *
 * <p>Where only the layout differs, the hardware that a configuration mirrors is that of its dataflow.
 */
public enum Variant {
    /**
     * SM4 with rounds 0 and 31 masked, as a first-order Boolean sharing of the composite-field S-box. It mirrors
     * hardware: on a CPU, where a compiler may merge the shares, it claims no resistance to power analysis.
     */
    DEFENDED(Algorithm.SM4),
    /** SIMON 64/128 with the lanes of a vector as the pipeline's stages; only with {@code pipelined-1}. */
    SYSTOLIC(Algorithm.SIMON64_128),
    /** SIMON 64/128 with a plane for every bit of the block, so that rotations are free. */
    SLICED(Algorithm.SIMON64_128),
    /** SHA-256 with a plane for every bit of a word, and additions as full adders. */
    BITSLICED(Algorithm.SHA256);

    private final Algorithm algorithm;

    Variant(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    /** The one algorithm that has this variant. */
    public Algorithm algorithm() {
        return algorithm;
    }

    /**
     * The variant of the given text form, its name in lower case.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Variant parse(String text) {
        return Arrays.stream(values())
                .filter(variant -> variant.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown variant \"" + text + "\": expected one of "
                        + Arrays.stream(values()).map(Variant::toString).collect(Collectors.joining(", "))));
    }

    /** The text form: the name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
