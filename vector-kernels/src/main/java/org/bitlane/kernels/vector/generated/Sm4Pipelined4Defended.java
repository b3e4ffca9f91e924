package org.bitlane.kernels.vector.generated;

import org.bitlane.kernels.vector.PlaneRounds;

/**
 * The rounds of {@code SM4/pipelined-4+defended} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-110}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4Pipelined4Defended implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        for (int stage = 7; stage >= 0; stage--) {
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
        int key = 32 * stage;
        if (stage == 0) {
            Sm4MaskedRound.apply(planes, roundKeys, from, from + 8, from + 16, from + 24, from + 32, key, 288);
        } else {
            Sm4Pipelined4.round0(planes, roundKeys, from, key);
        }
        Sm4Pipelined4.round1(planes, roundKeys, from, key);
        Sm4Pipelined4.round2(planes, roundKeys, from, key);
        if (stage == 7) {
            Sm4MaskedRound.apply(planes, roundKeys, from + 24, from + 32, from + 40, from + 48, from + 56, key + 24, 442);
        } else {
            Sm4Pipelined4.round3(planes, roundKeys, from, key);
        }
    }
}
