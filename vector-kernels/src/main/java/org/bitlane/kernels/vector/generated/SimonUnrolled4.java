package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.Lanes;
import org.bitlane.kernels.vector.PlaneRounds;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SIMON64_128/unrolled-4} with a plane in each {@code IntVector}.
 *
 * <p>Generated from the circuit {@code simon-round-bit}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class SimonUnrolled4 implements PlaneRounds {
    @Override
    public void apply(int[] planes, int[] roundKeys) {
        rounds(planes, roundKeys);
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        rounds(planes, roundKeys);
    }

    private static void rounds(int[] planes, int[] roundKeys) {
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
        for (int key = 0; key < 352; key += 32) {
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
