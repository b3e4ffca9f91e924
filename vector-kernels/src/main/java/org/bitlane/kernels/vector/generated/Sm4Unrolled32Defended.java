package org.bitlane.kernels.vector.generated;

import org.bitlane.kernels.vector.PlaneRounds;

/**
 * The rounds of {@code SM4/unrolled-32+defended} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code sm4-sbox-110}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class Sm4Unrolled32Defended implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        for (int key = 0; key < 256; key += 256) {
            Sm4MaskedRound.apply(planes, roundKeys, key, key + 8, key + 16, key + 24, key + 32, key, 288);
            Sm4Unrolled32.round1(planes, roundKeys, key);
            Sm4Unrolled32.round2(planes, roundKeys, key);
            Sm4Unrolled32.round3(planes, roundKeys, key);
            Sm4Unrolled32.round4(planes, roundKeys, key);
            Sm4Unrolled32.round5(planes, roundKeys, key);
            Sm4Unrolled32.round6(planes, roundKeys, key);
            Sm4Unrolled32.round7(planes, roundKeys, key);
            Sm4Unrolled32.round8(planes, roundKeys, key);
            Sm4Unrolled32.round9(planes, roundKeys, key);
            Sm4Unrolled32.round10(planes, roundKeys, key);
            Sm4Unrolled32.round11(planes, roundKeys, key);
            Sm4Unrolled32.round12(planes, roundKeys, key);
            Sm4Unrolled32.round13(planes, roundKeys, key);
            Sm4Unrolled32.round14(planes, roundKeys, key);
            Sm4Unrolled32.round15(planes, roundKeys, key);
            Sm4Unrolled32.round16(planes, roundKeys, key);
            Sm4Unrolled32.round17(planes, roundKeys, key);
            Sm4Unrolled32.round18(planes, roundKeys, key);
            Sm4Unrolled32.round19(planes, roundKeys, key);
            Sm4Unrolled32.round20(planes, roundKeys, key);
            Sm4Unrolled32.round21(planes, roundKeys, key);
            Sm4Unrolled32.round22(planes, roundKeys, key);
            Sm4Unrolled32.round23(planes, roundKeys, key);
            Sm4Unrolled32.round24(planes, roundKeys, key);
            Sm4Unrolled32.round25(planes, roundKeys, key);
            Sm4Unrolled32.round26(planes, roundKeys, key);
            Sm4Unrolled32.round27(planes, roundKeys, key);
            Sm4Unrolled32.round28(planes, roundKeys, key);
            Sm4Unrolled32.round29(planes, roundKeys, key);
            Sm4Unrolled32.round30(planes, roundKeys, key);
            Sm4MaskedRound.apply(planes, roundKeys, key + 248, key + 256, key + 264, key + 272, key + 280, key + 248, 442);
        }
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        Sm4MaskedRound.apply(planes, roundKeys, 0, 8, 16, 24, 32, 0, 288);
        Sm4Unrolled32.round1(planes, roundKeys, 0);
        Sm4Unrolled32.round2(planes, roundKeys, 0);
        Sm4Unrolled32.round3(planes, roundKeys, 0);
        Sm4Unrolled32.round4(planes, roundKeys, 0);
        Sm4Unrolled32.round5(planes, roundKeys, 0);
        Sm4Unrolled32.round6(planes, roundKeys, 0);
        Sm4Unrolled32.round7(planes, roundKeys, 0);
        Sm4Unrolled32.round8(planes, roundKeys, 0);
        Sm4Unrolled32.round9(planes, roundKeys, 0);
        Sm4Unrolled32.round10(planes, roundKeys, 0);
        Sm4Unrolled32.round11(planes, roundKeys, 0);
        Sm4Unrolled32.round12(planes, roundKeys, 0);
        Sm4Unrolled32.round13(planes, roundKeys, 0);
        Sm4Unrolled32.round14(planes, roundKeys, 0);
        Sm4Unrolled32.round15(planes, roundKeys, 0);
        Sm4Unrolled32.round16(planes, roundKeys, 0);
        Sm4Unrolled32.round17(planes, roundKeys, 0);
        Sm4Unrolled32.round18(planes, roundKeys, 0);
        Sm4Unrolled32.round19(planes, roundKeys, 0);
        Sm4Unrolled32.round20(planes, roundKeys, 0);
        Sm4Unrolled32.round21(planes, roundKeys, 0);
        Sm4Unrolled32.round22(planes, roundKeys, 0);
        Sm4Unrolled32.round23(planes, roundKeys, 0);
        Sm4Unrolled32.round24(planes, roundKeys, 0);
        Sm4Unrolled32.round25(planes, roundKeys, 0);
        Sm4Unrolled32.round26(planes, roundKeys, 0);
        Sm4Unrolled32.round27(planes, roundKeys, 0);
        Sm4Unrolled32.round28(planes, roundKeys, 0);
        Sm4Unrolled32.round29(planes, roundKeys, 0);
        Sm4Unrolled32.round30(planes, roundKeys, 0);
    }
}
