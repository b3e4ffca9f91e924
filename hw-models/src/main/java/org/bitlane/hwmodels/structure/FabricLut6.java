package org.bitlane.hwmodels.structure;

import java.util.List;

/**
 * A design on a fabric of LUT6 with wide multiplexers and carry chains, as in AMD's 6 and 7 series.
 *
 * @param luts look-up tables, with those behind wide multiplexers and in front of carry chains
 * @param lutsByInputs how many functions have as many inputs as the index says, 0 to 8; a function of seven inputs takes
 *     two look-up tables, one of eight takes four
 * @param muxF7 F7 multiplexers
 * @param muxF8 F8 multiplexers
 * @param carry4 blocks of four carry bits
 * @param carryBits carry bits
 * @param blockRamBits bits of S-boxes in block RAM
 * @param blockRams18k RAM blocks of 18 Kbit, two ports each
 * @param criticalPath the longest way of all stages
 * @param maxFanOut the most sinks of a data net; loading and other control signals are not data
 * @param lutsByLevel look-up tables with 0, 1, 2, ... levels of logic between their inputs and the registers; logic of a
 *     key schedule that holds still is left out
 * @param stagePaths the longest way of each stage that differs, in order of first appearance
 */
public record FabricLut6(
        int luts,
        List<Integer> lutsByInputs,
        int muxF7,
        int muxF8,
        int carry4,
        int carryBits,
        long blockRamBits,
        int blockRams18k,
        CriticalPath criticalPath,
        int maxFanOut,
        List<Integer> lutsByLevel,
        List<CriticalPath> stagePaths) {

    /** The lists are copied. */
    public FabricLut6 {
        lutsByInputs = List.copyOf(lutsByInputs);
        lutsByLevel = List.copyOf(lutsByLevel);
        stagePaths = List.copyOf(stagePaths);
    }
}
