package org.bitlane.kernels.vector.generated;

import org.bitlane.kernels.vector.PlaneRounds;

/**
 * The rounds of {@code SM4/unrolled-16+defended} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-110}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4Unrolled16Defended implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        for (int key = 0; key < 256; key += 128) {
            if (key == 0) {
                Sm4MaskedRound.apply(planes, roundKeys, key, key + 8, key + 16, key + 24, key + 32, key, 288);
            } else {
                Sm4Unrolled16.round0(planes, roundKeys, key);
            }
            Sm4Unrolled16.round1(planes, roundKeys, key);
            Sm4Unrolled16.round2(planes, roundKeys, key);
            Sm4Unrolled16.round3(planes, roundKeys, key);
            Sm4Unrolled16.round4(planes, roundKeys, key);
            Sm4Unrolled16.round5(planes, roundKeys, key);
            Sm4Unrolled16.round6(planes, roundKeys, key);
            Sm4Unrolled16.round7(planes, roundKeys, key);
            Sm4Unrolled16.round8(planes, roundKeys, key);
            Sm4Unrolled16.round9(planes, roundKeys, key);
            Sm4Unrolled16.round10(planes, roundKeys, key);
            Sm4Unrolled16.round11(planes, roundKeys, key);
            Sm4Unrolled16.round12(planes, roundKeys, key);
            Sm4Unrolled16.round13(planes, roundKeys, key);
            Sm4Unrolled16.round14(planes, roundKeys, key);
            if (key == 128) {
                Sm4MaskedRound.apply(planes, roundKeys, key + 120, key + 128, key + 136, key + 144, key + 152, key + 120, 442);
            } else {
                Sm4Unrolled16.round15(planes, roundKeys, key);
            }
        }
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        Sm4MaskedRound.apply(planes, roundKeys, 0, 8, 16, 24, 32, 0, 288);
        Sm4Unrolled16.round0(planes, roundKeys, 0);
        Sm4Unrolled16.round1(planes, roundKeys, 0);
        Sm4Unrolled16.round2(planes, roundKeys, 0);
        Sm4Unrolled16.round3(planes, roundKeys, 0);
        Sm4Unrolled16.round4(planes, roundKeys, 0);
        Sm4Unrolled16.round5(planes, roundKeys, 0);
        Sm4Unrolled16.round6(planes, roundKeys, 0);
        Sm4Unrolled16.round7(planes, roundKeys, 0);
        Sm4Unrolled16.round8(planes, roundKeys, 0);
        Sm4Unrolled16.round9(planes, roundKeys, 0);
        Sm4Unrolled16.round10(planes, roundKeys, 0);
        Sm4Unrolled16.round11(planes, roundKeys, 0);
        Sm4Unrolled16.round12(planes, roundKeys, 0);
        Sm4Unrolled16.round13(planes, roundKeys, 0);
        Sm4Unrolled16.round14(planes, roundKeys, 0);
        Sm4Unrolled16.round15(planes, roundKeys, 0);
    }
}
