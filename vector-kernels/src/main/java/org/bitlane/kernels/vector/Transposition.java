package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShuffle;

/**
 * Turns blocks into planes and back, in place in the plane array. Both steps are their own inverse; blocks to planes is
 * {@link #bits} before {@link #words}, planes to blocks the reverse.
 *
 * <p>A batch as it lies in memory is read as vectors {@code v[0..]}. {@link #bits} exchanges the bit index within a byte
 * with the index of the vector within its group of eight. {@link #words} exchanges the index of the word within a block
 * with the index of the group.
 */
final class Transposition {
    private static final int L = Lanes.COUNT;

    private static final VectorShuffle<Integer> NEIGHBOURS = VectorShuffle.fromOp(Lanes.INTS, lane -> lane ^ 1);
    private static final VectorShuffle<Integer> PAIRS = VectorShuffle.fromOp(Lanes.INTS, lane -> lane ^ 2);
    private static final int[] ODD_LANES = lanesWith(1);
    private static final int[] UPPER_LANES = lanesWith(2);

    private Transposition() {}

    /** The block, of some words, that bit {@code bit} of the bytes of lane {@code lane} belongs to. */
    static int block(int words, int lane, int bit) {
        return (8 * (lane % words) + bit) * (L / words) + lane / words;
    }

    private static int[] lanesWith(int bit) {
        int[] mask = new int[L];
        for (int lane = 0; lane < L; lane++) {
            mask[lane] = (lane & bit) != 0 ? -1 : 0;
        }
        return mask;
    }

    /** Transposes 8 x 8 bits in every group of eight vectors. */
    static void bits(int[] planes, int offset, int groups) {
        for (int group = 0; group < groups; group++) {
            bits(planes, offset + group * 8 * L);
        }
    }

    private static void bits(int[] planes, int offset) {
        IntVector v0 = IntVector.fromArray(Lanes.INTS, planes, offset);
        IntVector v1 = IntVector.fromArray(Lanes.INTS, planes, offset + L);
        IntVector v2 = IntVector.fromArray(Lanes.INTS, planes, offset + 2 * L);
        IntVector v3 = IntVector.fromArray(Lanes.INTS, planes, offset + 3 * L);
        IntVector v4 = IntVector.fromArray(Lanes.INTS, planes, offset + 4 * L);
        IntVector v5 = IntVector.fromArray(Lanes.INTS, planes, offset + 5 * L);
        IntVector v6 = IntVector.fromArray(Lanes.INTS, planes, offset + 6 * L);
        IntVector v7 = IntVector.fromArray(Lanes.INTS, planes, offset + 7 * L);

        IntVector t0 = v0.lanewise(LSHR, 4).lanewise(XOR, v4).lanewise(AND, 0x0f0f0f0f);
        IntVector t1 = v1.lanewise(LSHR, 4).lanewise(XOR, v5).lanewise(AND, 0x0f0f0f0f);
        IntVector t2 = v2.lanewise(LSHR, 4).lanewise(XOR, v6).lanewise(AND, 0x0f0f0f0f);
        IntVector t3 = v3.lanewise(LSHR, 4).lanewise(XOR, v7).lanewise(AND, 0x0f0f0f0f);
        v0 = v0.lanewise(XOR, t0.lanewise(LSHL, 4));
        v1 = v1.lanewise(XOR, t1.lanewise(LSHL, 4));
        v2 = v2.lanewise(XOR, t2.lanewise(LSHL, 4));
        v3 = v3.lanewise(XOR, t3.lanewise(LSHL, 4));
        v4 = v4.lanewise(XOR, t0);
        v5 = v5.lanewise(XOR, t1);
        v6 = v6.lanewise(XOR, t2);
        v7 = v7.lanewise(XOR, t3);

        t0 = v0.lanewise(LSHR, 2).lanewise(XOR, v2).lanewise(AND, 0x33333333);
        t1 = v1.lanewise(LSHR, 2).lanewise(XOR, v3).lanewise(AND, 0x33333333);
        t2 = v4.lanewise(LSHR, 2).lanewise(XOR, v6).lanewise(AND, 0x33333333);
        t3 = v5.lanewise(LSHR, 2).lanewise(XOR, v7).lanewise(AND, 0x33333333);
        v0 = v0.lanewise(XOR, t0.lanewise(LSHL, 2));
        v1 = v1.lanewise(XOR, t1.lanewise(LSHL, 2));
        v4 = v4.lanewise(XOR, t2.lanewise(LSHL, 2));
        v5 = v5.lanewise(XOR, t3.lanewise(LSHL, 2));
        v2 = v2.lanewise(XOR, t0);
        v3 = v3.lanewise(XOR, t1);
        v6 = v6.lanewise(XOR, t2);
        v7 = v7.lanewise(XOR, t3);

        t0 = v0.lanewise(LSHR, 1).lanewise(XOR, v1).lanewise(AND, 0x55555555);
        t1 = v2.lanewise(LSHR, 1).lanewise(XOR, v3).lanewise(AND, 0x55555555);
        t2 = v4.lanewise(LSHR, 1).lanewise(XOR, v5).lanewise(AND, 0x55555555);
        t3 = v6.lanewise(LSHR, 1).lanewise(XOR, v7).lanewise(AND, 0x55555555);
        v0.lanewise(XOR, t0.lanewise(LSHL, 1)).intoArray(planes, offset);
        v1.lanewise(XOR, t0).intoArray(planes, offset + L);
        v2.lanewise(XOR, t1.lanewise(LSHL, 1)).intoArray(planes, offset + 2 * L);
        v3.lanewise(XOR, t1).intoArray(planes, offset + 3 * L);
        v4.lanewise(XOR, t2.lanewise(LSHL, 1)).intoArray(planes, offset + 4 * L);
        v5.lanewise(XOR, t2).intoArray(planes, offset + 5 * L);
        v6.lanewise(XOR, t3.lanewise(LSHL, 1)).intoArray(planes, offset + 6 * L);
        v7.lanewise(XOR, t3).intoArray(planes, offset + 7 * L);
    }

    /**
     * Transposes 4 x 4 {@code int} lanes across four groups of eight planes.
     *
     * @param from where the first group is read
     * @param step from one group that is read to the next; negative if they lie in reverse order
     * @param to where the first of four consecutive groups is written; the groups read and written may be the same ones
     */
    static void fourWords(int[] planes, int from, int step, int to) {
        IntVector odd = IntVector.fromArray(Lanes.INTS, ODD_LANES, 0);
        IntVector upper = IntVector.fromArray(Lanes.INTS, UPPER_LANES, 0);
        for (int plane = 0; plane < 8 * L; plane += L) {
            IntVector a = IntVector.fromArray(Lanes.INTS, planes, from + plane);
            IntVector b = IntVector.fromArray(Lanes.INTS, planes, from + step + plane);
            IntVector c = IntVector.fromArray(Lanes.INTS, planes, from + 2 * step + plane);
            IntVector d = IntVector.fromArray(Lanes.INTS, planes, from + 3 * step + plane);

            IntVector aTurned = a.rearrange(NEIGHBOURS);
            IntVector bTurned = b.rearrange(NEIGHBOURS);
            IntVector cTurned = c.rearrange(NEIGHBOURS);
            IntVector dTurned = d.rearrange(NEIGHBOURS);
            a = a.lanewise(XOR, a.lanewise(XOR, bTurned).lanewise(AND, odd));
            b = aTurned.lanewise(XOR, aTurned.lanewise(XOR, b).lanewise(AND, odd));
            c = c.lanewise(XOR, c.lanewise(XOR, dTurned).lanewise(AND, odd));
            d = cTurned.lanewise(XOR, cTurned.lanewise(XOR, d).lanewise(AND, odd));

            aTurned = a.rearrange(PAIRS);
            bTurned = b.rearrange(PAIRS);
            cTurned = c.rearrange(PAIRS);
            dTurned = d.rearrange(PAIRS);
            a = a.lanewise(XOR, a.lanewise(XOR, cTurned).lanewise(AND, upper));
            b = b.lanewise(XOR, b.lanewise(XOR, dTurned).lanewise(AND, upper));
            c = aTurned.lanewise(XOR, aTurned.lanewise(XOR, c).lanewise(AND, upper));
            d = bTurned.lanewise(XOR, bTurned.lanewise(XOR, d).lanewise(AND, upper));

            a.intoArray(planes, to + plane);
            b.intoArray(planes, to + plane + 8 * L);
            c.intoArray(planes, to + plane + 16 * L);
            d.intoArray(planes, to + plane + 24 * L);
        }
    }

    /** Reads a batch of blocks of two words: as {@link #exchangeWords}, from memory to two groups of eight vectors. */
    static void separatePairs(byte[] in, int offset, int[] planes, int to0, int to1) {
        IntVector odd = IntVector.fromArray(Lanes.INTS, ODD_LANES, 0);
        for (int i = 0; i < 8; i++) {
            IntVector a = ByteVector.fromArray(Lanes.BYTES, in, offset + i * Lanes.VECTOR_BYTES)
                    .reinterpretAsInts();
            IntVector b = ByteVector.fromArray(Lanes.BYTES, in, offset + (8 + i) * Lanes.VECTOR_BYTES)
                    .reinterpretAsInts();
            IntVector aTurned = a.rearrange(NEIGHBOURS);
            IntVector bTurned = b.rearrange(NEIGHBOURS);
            a.lanewise(XOR, a.lanewise(XOR, bTurned).lanewise(AND, odd)).intoArray(planes, to0 + i * L);
            aTurned.lanewise(XOR, aTurned.lanewise(XOR, b).lanewise(AND, odd)).intoArray(planes, to1 + i * L);
        }
    }

    /** Undoes {@link #separatePairs}. */
    static void joinPairs(int[] planes, int from0, int from1, byte[] out, int offset) {
        IntVector odd = IntVector.fromArray(Lanes.INTS, ODD_LANES, 0);
        for (int i = 0; i < 8; i++) {
            IntVector a = IntVector.fromArray(Lanes.INTS, planes, from0 + i * L);
            IntVector b = IntVector.fromArray(Lanes.INTS, planes, from1 + i * L);
            IntVector aTurned = a.rearrange(NEIGHBOURS);
            IntVector bTurned = b.rearrange(NEIGHBOURS);
            a.lanewise(XOR, a.lanewise(XOR, bTurned).lanewise(AND, odd))
                    .reinterpretAsBytes()
                    .intoArray(out, offset + i * Lanes.VECTOR_BYTES);
            aTurned.lanewise(XOR, aTurned.lanewise(XOR, b).lanewise(AND, odd))
                    .reinterpretAsBytes()
                    .intoArray(out, offset + (8 + i) * Lanes.VECTOR_BYTES);
        }
    }

    /** As {@link #exchangeWords}, in two groups of eight planes. */
    static void twoWords(int[] planes, int from0, int from1, int to0, int to1) {
        for (int plane = 0; plane < 8 * L; plane += L) {
            exchangeWords(planes, from0 + plane, from1 + plane, to0 + plane, to1 + plane);
        }
    }

    /**
     * Transposes 2 x 2 {@code int} lanes across two vectors, so that each has one of the words of all blocks. They may be
     * written in the other order than they are read, and where they are read.
     */
    static void exchangeWords(int[] vectors, int from0, int from1, int to0, int to1) {
        IntVector odd = IntVector.fromArray(Lanes.INTS, ODD_LANES, 0);
        IntVector a = IntVector.fromArray(Lanes.INTS, vectors, from0);
        IntVector b = IntVector.fromArray(Lanes.INTS, vectors, from1);
        IntVector aTurned = a.rearrange(NEIGHBOURS);
        IntVector bTurned = b.rearrange(NEIGHBOURS);
        a.lanewise(XOR, a.lanewise(XOR, bTurned).lanewise(AND, odd)).intoArray(vectors, to0);
        aTurned.lanewise(XOR, aTurned.lanewise(XOR, b).lanewise(AND, odd)).intoArray(vectors, to1);
    }
}
