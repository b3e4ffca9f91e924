package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.Lanes;
import org.bitlane.kernels.vector.PlaneRounds;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SIMON64_128/unrolled-44} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code simon-round-bit}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class SimonUnrolled44 implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        for (int key = 0; key < 352; key += 352) {
            rounds0(planes, roundKeys, key);
            rounds4(planes, roundKeys, key);
            rounds8(planes, roundKeys, key);
            rounds12(planes, roundKeys, key);
            rounds16(planes, roundKeys, key);
            rounds20(planes, roundKeys, key);
            rounds24(planes, roundKeys, key);
            rounds28(planes, roundKeys, key);
            rounds32(planes, roundKeys, key);
            rounds36(planes, roundKeys, key);
            rounds40(planes, roundKeys, key);
        }
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        rounds0(planes, roundKeys, 0);
        rounds4(planes, roundKeys, 0);
        rounds8(planes, roundKeys, 0);
        rounds12(planes, roundKeys, 0);
        rounds16(planes, roundKeys, 0);
        rounds20(planes, roundKeys, 0);
        rounds24(planes, roundKeys, 0);
        rounds28(planes, roundKeys, 0);
        rounds32(planes, roundKeys, 0);
        rounds36(planes, roundKeys, 0);
        rounds40(planes, roundKeys, 0);
    }

    private static void rounds0(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 1]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 2]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 3]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 4]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 5]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 6]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 7]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 8]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 9]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 10]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 11]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 12]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 13]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 14]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 15]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 16]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 17]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 18]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 19]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 20]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 21]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 22]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 23]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 24]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 25]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 26]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 27]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 28]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 29]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 30]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 31]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds4(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 32]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 33]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 34]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 35]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 36]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 37]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 38]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 39]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 40]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 41]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 42]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 43]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 44]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 45]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 46]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 47]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 48]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 49]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 50]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 51]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 52]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 53]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 54]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 55]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 56]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 57]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 58]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 59]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 60]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 61]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 62]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 63]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds8(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 64]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 65]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 66]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 67]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 68]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 69]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 70]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 71]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 72]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 73]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 74]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 75]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 76]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 77]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 78]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 79]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 80]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 81]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 82]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 83]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 84]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 85]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 86]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 87]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 88]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 89]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 90]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 91]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 92]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 93]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 94]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 95]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds12(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 96]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 97]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 98]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 99]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 100]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 101]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 102]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 103]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 104]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 105]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 106]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 107]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 108]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 109]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 110]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 111]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 112]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 113]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 114]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 115]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 116]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 117]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 118]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 119]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 120]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 121]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 122]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 123]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 124]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 125]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 126]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 127]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds16(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 128]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 129]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 130]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 131]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 132]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 133]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 134]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 135]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 136]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 137]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 138]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 139]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 140]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 141]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 142]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 143]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 144]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 145]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 146]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 147]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 148]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 149]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 150]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 151]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 152]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 153]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 154]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 155]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 156]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 157]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 158]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 159]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds20(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 160]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 161]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 162]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 163]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 164]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 165]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 166]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 167]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 168]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 169]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 170]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 171]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 172]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 173]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 174]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 175]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 176]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 177]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 178]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 179]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 180]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 181]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 182]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 183]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 184]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 185]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 186]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 187]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 188]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 189]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 190]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 191]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds24(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 192]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 193]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 194]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 195]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 196]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 197]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 198]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 199]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 200]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 201]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 202]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 203]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 204]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 205]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 206]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 207]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 208]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 209]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 210]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 211]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 212]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 213]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 214]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 215]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 216]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 217]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 218]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 219]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 220]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 221]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 222]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 223]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds28(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 224]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 225]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 226]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 227]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 228]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 229]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 230]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 231]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 232]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 233]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 234]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 235]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 236]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 237]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 238]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 239]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 240]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 241]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 242]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 243]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 244]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 245]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 246]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 247]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 248]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 249]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 250]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 251]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 252]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 253]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 254]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 255]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds32(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 256]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 257]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 258]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 259]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 260]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 261]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 262]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 263]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 264]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 265]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 266]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 267]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 268]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 269]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 270]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 271]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 272]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 273]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 274]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 275]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 276]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 277]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 278]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 279]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 280]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 281]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 282]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 283]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 284]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 285]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 286]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 287]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds36(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 288]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 289]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 290]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 291]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 292]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 293]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 294]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 295]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 296]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 297]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 298]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 299]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 300]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 301]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 302]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 303]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 304]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 305]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 306]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 307]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 308]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 309]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 310]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 311]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 312]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 313]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 314]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 315]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 316]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 317]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 318]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 319]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }

    private static void rounds40(int[] planes, int[] roundKeys, int key) {
        IntVector a0 = IntVector.fromArray(Lanes.INTS, planes, 0 * Lanes.COUNT);
        IntVector a1 = IntVector.fromArray(Lanes.INTS, planes, 1 * Lanes.COUNT);
        IntVector a2 = IntVector.fromArray(Lanes.INTS, planes, 2 * Lanes.COUNT);
        IntVector a3 = IntVector.fromArray(Lanes.INTS, planes, 3 * Lanes.COUNT);
        IntVector a4 = IntVector.fromArray(Lanes.INTS, planes, 4 * Lanes.COUNT);
        IntVector a5 = IntVector.fromArray(Lanes.INTS, planes, 5 * Lanes.COUNT);
        IntVector a6 = IntVector.fromArray(Lanes.INTS, planes, 6 * Lanes.COUNT);
        IntVector a7 = IntVector.fromArray(Lanes.INTS, planes, 7 * Lanes.COUNT);
        IntVector b0 = IntVector.fromArray(Lanes.INTS, planes, 8 * Lanes.COUNT);
        IntVector b1 = IntVector.fromArray(Lanes.INTS, planes, 9 * Lanes.COUNT);
        IntVector b2 = IntVector.fromArray(Lanes.INTS, planes, 10 * Lanes.COUNT);
        IntVector b3 = IntVector.fromArray(Lanes.INTS, planes, 11 * Lanes.COUNT);
        IntVector b4 = IntVector.fromArray(Lanes.INTS, planes, 12 * Lanes.COUNT);
        IntVector b5 = IntVector.fromArray(Lanes.INTS, planes, 13 * Lanes.COUNT);
        IntVector b6 = IntVector.fromArray(Lanes.INTS, planes, 14 * Lanes.COUNT);
        IntVector b7 = IntVector.fromArray(Lanes.INTS, planes, 15 * Lanes.COUNT);
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 320]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 321]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 322]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 323]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 324]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 325]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 326]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 327]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 328]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 329]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 330]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 331]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 332]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 333]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 334]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 335]);
        }
        {
            IntVector r0 = b0.lanewise(ROR, 8);
            IntVector r1 = b1.lanewise(ROR, 8);
            IntVector r2 = b2.lanewise(ROR, 8);
            IntVector r3 = b3.lanewise(ROR, 8);
            IntVector r4 = b4.lanewise(ROR, 8);
            IntVector r5 = b5.lanewise(ROR, 8);
            IntVector r6 = b6.lanewise(ROR, 8);
            IntVector r7 = b7.lanewise(ROR, 8);
            a0 = a0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 336]);
            a1 = a1.lanewise(XOR, b0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 337]);
            a2 = a2.lanewise(XOR, b1.and(r2)).lanewise(XOR, b0).lanewise(XOR, roundKeys[key + 338]);
            a3 = a3.lanewise(XOR, b2.and(r3)).lanewise(XOR, b1).lanewise(XOR, roundKeys[key + 339]);
            a4 = a4.lanewise(XOR, b3.and(r4)).lanewise(XOR, b2).lanewise(XOR, roundKeys[key + 340]);
            a5 = a5.lanewise(XOR, b4.and(r5)).lanewise(XOR, b3).lanewise(XOR, roundKeys[key + 341]);
            a6 = a6.lanewise(XOR, b5.and(r6)).lanewise(XOR, b4).lanewise(XOR, roundKeys[key + 342]);
            a7 = a7.lanewise(XOR, b6.and(r7)).lanewise(XOR, b5).lanewise(XOR, roundKeys[key + 343]);
        }
        {
            IntVector r0 = a0.lanewise(ROR, 8);
            IntVector r1 = a1.lanewise(ROR, 8);
            IntVector r2 = a2.lanewise(ROR, 8);
            IntVector r3 = a3.lanewise(ROR, 8);
            IntVector r4 = a4.lanewise(ROR, 8);
            IntVector r5 = a5.lanewise(ROR, 8);
            IntVector r6 = a6.lanewise(ROR, 8);
            IntVector r7 = a7.lanewise(ROR, 8);
            b0 = b0.lanewise(XOR, r7.and(r0)).lanewise(XOR, r6).lanewise(XOR, roundKeys[key + 344]);
            b1 = b1.lanewise(XOR, a0.and(r1)).lanewise(XOR, r7).lanewise(XOR, roundKeys[key + 345]);
            b2 = b2.lanewise(XOR, a1.and(r2)).lanewise(XOR, a0).lanewise(XOR, roundKeys[key + 346]);
            b3 = b3.lanewise(XOR, a2.and(r3)).lanewise(XOR, a1).lanewise(XOR, roundKeys[key + 347]);
            b4 = b4.lanewise(XOR, a3.and(r4)).lanewise(XOR, a2).lanewise(XOR, roundKeys[key + 348]);
            b5 = b5.lanewise(XOR, a4.and(r5)).lanewise(XOR, a3).lanewise(XOR, roundKeys[key + 349]);
            b6 = b6.lanewise(XOR, a5.and(r6)).lanewise(XOR, a4).lanewise(XOR, roundKeys[key + 350]);
            b7 = b7.lanewise(XOR, a6.and(r7)).lanewise(XOR, a5).lanewise(XOR, roundKeys[key + 351]);
        }
        a0.intoArray(planes, 0 * Lanes.COUNT);
        a1.intoArray(planes, 1 * Lanes.COUNT);
        a2.intoArray(planes, 2 * Lanes.COUNT);
        a3.intoArray(planes, 3 * Lanes.COUNT);
        a4.intoArray(planes, 4 * Lanes.COUNT);
        a5.intoArray(planes, 5 * Lanes.COUNT);
        a6.intoArray(planes, 6 * Lanes.COUNT);
        a7.intoArray(planes, 7 * Lanes.COUNT);
        b0.intoArray(planes, 8 * Lanes.COUNT);
        b1.intoArray(planes, 9 * Lanes.COUNT);
        b2.intoArray(planes, 10 * Lanes.COUNT);
        b3.intoArray(planes, 11 * Lanes.COUNT);
        b4.intoArray(planes, 12 * Lanes.COUNT);
        b5.intoArray(planes, 13 * Lanes.COUNT);
        b6.intoArray(planes, 14 * Lanes.COUNT);
        b7.intoArray(planes, 15 * Lanes.COUNT);
    }
}
