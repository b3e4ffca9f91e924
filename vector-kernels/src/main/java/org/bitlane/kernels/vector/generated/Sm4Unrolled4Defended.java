package org.bitlane.kernels.vector.generated;

import org.bitlane.kernels.vector.PlaneRounds;

/**
 * The rounds of {@code SM4/unrolled-4+defended} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-110}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4Unrolled4Defended implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        for (int key = 0; key < 256; key += 32) {
            if (key == 0) {
                Sm4MaskedRound.apply(planes, roundKeys, key, key + 8, key + 16, key + 24, key + 32, key, 288);
            } else {
                Sm4Unrolled4.round0(planes, roundKeys, key);
            }
            Sm4Unrolled4.round1(planes, roundKeys, key);
            Sm4Unrolled4.round2(planes, roundKeys, key);
            if (key == 224) {
                Sm4MaskedRound.apply(planes, roundKeys, key + 24, key + 32, key + 40, key + 48, key + 56, key + 24, 442);
            } else {
                Sm4Unrolled4.round3(planes, roundKeys, key);
            }
        }
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        Sm4MaskedRound.apply(planes, roundKeys, 0, 8, 16, 24, 32, 0, 288);
        Sm4Unrolled4.round0(planes, roundKeys, 0);
        Sm4Unrolled4.round1(planes, roundKeys, 0);
        Sm4Unrolled4.round2(planes, roundKeys, 0);
        Sm4Unrolled4.round3(planes, roundKeys, 0);
    }
}
