package org.bitlane.kernels.vector.generated;

import org.bitlane.kernels.vector.PlaneRounds;

/**
 * The rounds of {@code SM4/pipelined-1+defended} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-110}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4Pipelined1Defended implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        for (int stage = 31; stage >= 0; stage--) {
            advance(planes, roundKeys, stage);
        }
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        advance(planes, roundKeys, 0);
        advance(planes, roundKeys, 1);
    }

    private static void advance(int[] planes, int[] roundKeys, int stage) {
        int from = 32 * stage;
        int key = 8 * stage;
        Sm4Pipelined1.keepWords(planes, from);
        if (stage == 0) {
            Sm4MaskedRound.apply(planes, roundKeys, from, from + 8, from + 16, from + 24, from + 56, key, 1056);
        } else if (stage == 31) {
            Sm4MaskedRound.apply(planes, roundKeys, from, from + 8, from + 16, from + 24, from + 56, key, 1210);
        } else {
            Sm4Pipelined1.round0(planes, roundKeys, from, key);
        }
    }
}
