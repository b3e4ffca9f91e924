package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;

/** Reads a block of each of many messages, and makes of them the big-endian words of all messages, side by side. */
final class BlockWords {
    private static final int L = Lanes.COUNT;

    /** Vectors of a block. */
    private static final int PARTS = 64 / Lanes.VECTOR_BYTES;

    private static final VectorShuffle<Integer> TURN_1 = exchange(1);
    private static final VectorShuffle<Integer> TURN_2 = exchange(2);
    private static final VectorShuffle<Integer> TURN_4 = exchange(4);
    private static final VectorShuffle<Integer> TURN_8 = exchange(8);
    private static final int[] LANES_WITH_1 = lanesWith(1);
    private static final int[] LANES_WITH_2 = lanesWith(2);
    private static final int[] LANES_WITH_4 = lanesWith(4);
    private static final int[] LANES_WITH_8 = lanesWith(8);

    /** The operator that reverses the bytes of each lane, or null: JDK 17 has none. */
    private static final VectorOperators.Unary REVERSE_BYTES = reverseBytes();

    private BlockWords() {}

    private static VectorOperators.Unary reverseBytes() {
        try {
            return (VectorOperators.Unary)
                    VectorOperators.class.getField("REVERSE_BYTES").get(null);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    private static VectorShuffle<Integer> exchange(int distance) {
        return VectorShuffle.fromOp(Lanes.INTS, lane -> (lane ^ distance) & L - 1);
    }

    private static int[] lanesWith(int bit) {
        int[] mask = new int[L];
        for (int lane = 0; lane < L; lane++) {
            mask[lane] = (lane & bit) != 0 ? -1 : 0;
        }
        return mask;
    }

    /**
     * Reads one block for each lane.
     *
     * @param arrays the arrays that have blocks
     * @param sources the number of the array that has each lane's block
     * @param offsets where what is read of it starts
     * @param distance bytes from there to the block
     * @param firstLane the lane of {@code sources} and {@code offsets} that becomes lane 0
     * @param words receives 16 vectors, from the start on: vector {@code i} has word {@code i} of all blocks
     */
    static void read(byte[][] arrays, int[] sources, int[] offsets, int distance, int firstLane, int[] words) {
        for (int lane = 0; lane < L; lane++) {
            readBlock(arrays[sources[firstLane + lane]], offsets[firstLane + lane] + distance, words, lane * L);
        }
        for (int part = 0; part < PARTS; part++) {
            exchangeNearLanes(words, part * L * L);
            if (L == 8) {
                exchangeHalves(words, part * L * L);
            } else if (L == 16) {
                exchangeFarLanes(words);
            }
        }
    }

    /** Reads a lane's block: each of its vectors becomes the lane's row of a square. */
    private static void readBlock(byte[] source, int offset, int[] words, int row) {
        for (int part = 0; part < PARTS; part++) {
            IntVector word = ByteVector.fromArray(Lanes.BYTES, source, offset + part * Lanes.VECTOR_BYTES)
                    .reinterpretAsInts();
            if (REVERSE_BYTES != null) {
                word.lanewise(REVERSE_BYTES).intoArray(words, part * L * L + row);
            } else {
                IntVector low = word.lanewise(ROR, 24);
                low.lanewise(XOR, low.lanewise(XOR, word.lanewise(ROR, 8)).lanewise(AND, 0xff00ff00))
                        .intoArray(words, part * L * L + row);
            }
        }
    }

    /** Transposes squares of 4 x 4 lanes, in each four rows that follow one another. */
    private static void exchangeNearLanes(int[] words, int square) {
        IntVector lanes1 = IntVector.fromArray(Lanes.INTS, LANES_WITH_1, 0);
        IntVector lanes2 = IntVector.fromArray(Lanes.INTS, LANES_WITH_2, 0);
        for (int row = square; row < square + L * L; row += 4 * L) {
            IntVector a = IntVector.fromArray(Lanes.INTS, words, row);
            IntVector b = IntVector.fromArray(Lanes.INTS, words, row + L);
            IntVector c = IntVector.fromArray(Lanes.INTS, words, row + 2 * L);
            IntVector d = IntVector.fromArray(Lanes.INTS, words, row + 3 * L);

            IntVector ab = a.lanewise(XOR, b.rearrange(TURN_1)).lanewise(AND, lanes1);
            IntVector cd = c.lanewise(XOR, d.rearrange(TURN_1)).lanewise(AND, lanes1);
            a = a.lanewise(XOR, ab);
            b = b.lanewise(XOR, ab.rearrange(TURN_1));
            c = c.lanewise(XOR, cd);
            d = d.lanewise(XOR, cd.rearrange(TURN_1));

            IntVector ac = a.lanewise(XOR, c.rearrange(TURN_2)).lanewise(AND, lanes2);
            IntVector bd = b.lanewise(XOR, d.rearrange(TURN_2)).lanewise(AND, lanes2);
            a.lanewise(XOR, ac).intoArray(words, row);
            b.lanewise(XOR, bd).intoArray(words, row + L);
            c.lanewise(XOR, ac.rearrange(TURN_2)).intoArray(words, row + 2 * L);
            d.lanewise(XOR, bd.rearrange(TURN_2)).intoArray(words, row + 3 * L);
        }
    }

    /** With eight lanes: transposes the 4 x 4 squares of a square, which are 2 x 2. */
    private static void exchangeHalves(int[] words, int square) {
        IntVector lanes4 = IntVector.fromArray(Lanes.INTS, LANES_WITH_4, 0);
        for (int row = square; row < square + 4 * L; row += L) {
            IntVector a = IntVector.fromArray(Lanes.INTS, words, row);
            IntVector b = IntVector.fromArray(Lanes.INTS, words, row + 4 * L);
            IntVector ab = a.lanewise(XOR, b.rearrange(TURN_4)).lanewise(AND, lanes4);
            a.lanewise(XOR, ab).intoArray(words, row);
            b.lanewise(XOR, ab.rearrange(TURN_4)).intoArray(words, row + 4 * L);
        }
    }

    /** With sixteen lanes: transposes the 4 x 4 squares of the one square, which are 4 x 4 themselves. */
    private static void exchangeFarLanes(int[] words) {
        IntVector lanes4 = IntVector.fromArray(Lanes.INTS, LANES_WITH_4, 0);
        IntVector lanes8 = IntVector.fromArray(Lanes.INTS, LANES_WITH_8, 0);
        for (int row = 0; row < 4 * L; row += L) {
            IntVector a = IntVector.fromArray(Lanes.INTS, words, row);
            IntVector b = IntVector.fromArray(Lanes.INTS, words, row + 4 * L);
            IntVector c = IntVector.fromArray(Lanes.INTS, words, row + 8 * L);
            IntVector d = IntVector.fromArray(Lanes.INTS, words, row + 12 * L);

            IntVector ab = a.lanewise(XOR, b.rearrange(TURN_4)).lanewise(AND, lanes4);
            IntVector cd = c.lanewise(XOR, d.rearrange(TURN_4)).lanewise(AND, lanes4);
            a = a.lanewise(XOR, ab);
            b = b.lanewise(XOR, ab.rearrange(TURN_4));
            c = c.lanewise(XOR, cd);
            d = d.lanewise(XOR, cd.rearrange(TURN_4));

            IntVector ac = a.lanewise(XOR, c.rearrange(TURN_8)).lanewise(AND, lanes8);
            IntVector bd = b.lanewise(XOR, d.rearrange(TURN_8)).lanewise(AND, lanes8);
            a.lanewise(XOR, ac).intoArray(words, row);
            b.lanewise(XOR, bd).intoArray(words, row + 4 * L);
            c.lanewise(XOR, ac.rearrange(TURN_8)).intoArray(words, row + 8 * L);
            d.lanewise(XOR, bd.rearrange(TURN_8)).intoArray(words, row + 12 * L);
        }
    }
}
