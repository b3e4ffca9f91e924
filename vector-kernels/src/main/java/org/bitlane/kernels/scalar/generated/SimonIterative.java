package org.bitlane.kernels.scalar.generated;

import org.bitlane.kernels.scalar.PlaneRounds;

/**
 * The rounds of {@code SIMON64_128/iterative} with a plane in each {@code long}.
 *
 * <p>Generated from the circuit {@code simon-round-bit}; do not edit. The test
 * {@code GeneratedSourcesTest} compares this file with what the generator writes, and replaces it when run
 * with {@code -Dbitlane.generate=true}.
 */
public final class SimonIterative implements PlaneRounds {
    @Override
    public void apply(long[] planes, long[] roundKeys) {
        long a0 = planes[0];
        long a1 = planes[1];
        long a2 = planes[2];
        long a3 = planes[3];
        long a4 = planes[4];
        long a5 = planes[5];
        long a6 = planes[6];
        long a7 = planes[7];
        long b0 = planes[8];
        long b1 = planes[9];
        long b2 = planes[10];
        long b3 = planes[11];
        long b4 = planes[12];
        long b5 = planes[13];
        long b6 = planes[14];
        long b7 = planes[15];
        for (int key = 0; key < 352; key += 8) {
            {
                long r0 = Long.rotateLeft(b0, 16);
                long r1 = Long.rotateLeft(b1, 16);
                long r2 = Long.rotateLeft(b2, 16);
                long r3 = Long.rotateLeft(b3, 16);
                long r4 = Long.rotateLeft(b4, 16);
                long r5 = Long.rotateLeft(b5, 16);
                long r6 = Long.rotateLeft(b6, 16);
                long r7 = Long.rotateLeft(b7, 16);
                a0 = a0 ^ (r7 & r0) ^ r6 ^ roundKeys[key];
                a1 = a1 ^ (b0 & r1) ^ r7 ^ roundKeys[key + 1];
                a2 = a2 ^ (b1 & r2) ^ b0 ^ roundKeys[key + 2];
                a3 = a3 ^ (b2 & r3) ^ b1 ^ roundKeys[key + 3];
                a4 = a4 ^ (b3 & r4) ^ b2 ^ roundKeys[key + 4];
                a5 = a5 ^ (b4 & r5) ^ b3 ^ roundKeys[key + 5];
                a6 = a6 ^ (b5 & r6) ^ b4 ^ roundKeys[key + 6];
                a7 = a7 ^ (b6 & r7) ^ b5 ^ roundKeys[key + 7];
            }
            long swap0 = a0;
            a0 = b0;
            b0 = swap0;
            long swap1 = a1;
            a1 = b1;
            b1 = swap1;
            long swap2 = a2;
            a2 = b2;
            b2 = swap2;
            long swap3 = a3;
            a3 = b3;
            b3 = swap3;
            long swap4 = a4;
            a4 = b4;
            b4 = swap4;
            long swap5 = a5;
            a5 = b5;
            b5 = swap5;
            long swap6 = a6;
            a6 = b6;
            b6 = swap6;
            long swap7 = a7;
            a7 = b7;
            b7 = swap7;
        }
        planes[0] = a0;
        planes[1] = a1;
        planes[2] = a2;
        planes[3] = a3;
        planes[4] = a4;
        planes[5] = a5;
        planes[6] = a6;
        planes[7] = a7;
        planes[8] = b0;
        planes[9] = b1;
        planes[10] = b2;
        planes[11] = b3;
        planes[12] = b4;
        planes[13] = b5;
        planes[14] = b6;
        planes[15] = b7;
    }
}
