package org.bitlane.hwmodels.structure;

import java.util.List;

/**
 * A design on a fabric of adaptive logic modules, as in Intel's Stratix II and Cyclone V: each has eight inputs and is
 * two look-up tables of up to five inputs or one of six, two adder bits, and four registers.
 *
 * @param aluts look-up tables, with the arithmetic ones
 * @param sixInputAluts those of six inputs, each of which fills a module
 * @param arithmeticAluts adder bits
 * @param alms modules, with two look-up tables in one where their inputs allow, and no fewer than the registers need
 * @param blockRamBits bits of S-boxes in block RAM
 * @param m10ks RAM blocks of 10 Kbit, two ports each
 * @param criticalPath the longest way of all stages
 * @param maxFanOut the most sinks of a data net; loading and other control signals are not data
 * @param lutsByLevel look-up tables with 0, 1, 2, ... levels of logic between their inputs and the registers; logic of a
 *     key schedule that holds still is left out
 * @param stagePaths the longest way of each stage that differs, in order of first appearance
 */
public record FabricAlm(
        int aluts,
        int sixInputAluts,
        int arithmeticAluts,
        int alms,
        long blockRamBits,
        int m10ks,
        CriticalPath criticalPath,
        int maxFanOut,
        List<Integer> lutsByLevel,
        List<CriticalPath> stagePaths) {

    /** The lists are copied. */
    public FabricAlm {
        lutsByLevel = List.copyOf(lutsByLevel);
        stagePaths = List.copyOf(stagePaths);
    }
}
