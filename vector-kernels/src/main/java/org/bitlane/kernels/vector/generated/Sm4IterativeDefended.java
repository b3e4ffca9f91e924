package org.bitlane.kernels.vector.generated;

import org.bitlane.kernels.vector.PlaneRounds;

/**
 * The rounds of {@code SM4/iterative+defended} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-110}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4IterativeDefended implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        Sm4MaskedRound.apply(planes, roundKeys, 0, 8, 16, 24, 32, 0, 288);
        Sm4Iterative.rounds(planes, roundKeys, 8, 248);
        Sm4MaskedRound.apply(planes, roundKeys, 248, 256, 264, 272, 280, 248, 442);
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        Sm4MaskedRound.apply(planes, roundKeys, 0, 8, 16, 24, 32, 0, 288);
        Sm4Iterative.rounds(planes, roundKeys, 8, 16);
    }
}
