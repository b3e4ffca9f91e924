package org.bitlane.hwmodels.cpu;

import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;

/** How the 32-bit words of many blocks lie in vectors. */
public enum Layout {
    /** Eight planes to a word, each with one bit of all its four bytes. */
    PACKED(8),
    /** A plane for each of a word's 32 bits, so that rotations are free. */
    SLICED(32),
    /** A block's word in one lane. */
    WORD_PER_LANE(1);

    private final int planesPerWord;

    Layout(int planesPerWord) {
        this.planesPerWord = planesPerWord;
    }

    /** The vectors among which the bits of a word are spread. */
    public int planesPerWord() {
        return planesPerWord;
    }

    /** The layout that a configuration's kernel uses. */
    public static Layout of(KernelConfiguration configuration) {
        boolean sliced = configuration
                .variant()
                .filter(variant -> variant == Variant.SLICED || variant == Variant.BITSLICED)
                .isPresent();
        if (sliced) {
            return SLICED;
        }
        boolean lanes = configuration.algorithm() == Algorithm.SHA256
                || configuration.variant().filter(Variant.SYSTOLIC::equals).isPresent();
        return lanes ? WORD_PER_LANE : PACKED;
    }
}
