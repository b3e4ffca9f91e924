package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.XOR;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;

/**
 * The planes of a batch of counter blocks, built without a transposition.
 *
 * <p>A batch has 2<sup>n</sup> blocks, n at most 7. The n low bits of block b's counter are the sum of those of the
 * first counter and of b, so their planes are those of a ripple-carry adder whose one input is constant. All other bits
 * take one of two values, with and without the carry, for all blocks.
 */
final class CounterPlanes {
    private static final int L = Lanes.COUNT;
    private static final int INDEX_BITS = Integer.numberOfTrailingZeros(Lanes.BATCH);
    private static final int INDEX_MASK = Lanes.BATCH - 1;
    private static final int BYTE_LANES = 0x01010101;

    /** The counter's last byte, in a word read little-endian. */
    private static final int LAST_BYTE = 0xff000000;

    private static final VarHandle BIG_ENDIAN_INTS =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    /** The planes of the bits of every block's index in its batch, for blocks of two words. */
    private static final int[] INDEX_PLANES_2 = indexPlanes(2);

    /** The same for blocks of four words. */
    private static final int[] INDEX_PLANES_4 = indexPlanes(4);

    private final int words;
    private final boolean lastWordFirst;
    private final boolean inputStays;
    private final int[] lowPlanes = new int[8 * L];
    private final int[] carryPlane = new int[L];
    private final int[] base;
    private final int[] carried;
    private boolean highWordsStand;

    /**
     * @param words 32-bit words in a block, 2 or 4
     * @param lastWordFirst whether the words' planes lie last word to first
     * @param inputStays whether planes stay as they were put until the next are
     */
    CounterPlanes(int words, boolean lastWordFirst, boolean inputStays) {
        this.words = words;
        this.lastWordFirst = lastWordFirst;
        this.inputStays = inputStays;
        this.base = new int[words];
        this.carried = new int[words];
    }

    private static int[] indexPlanes(int words) {
        int[] planes = new int[INDEX_BITS * L];
        for (int lane = 0; lane < L; lane++) {
            for (int bit = 0; bit < 8; bit++) {
                int block = Transposition.block(words, lane, bit);
                for (int k = 0; k < INDEX_BITS; k++) {
                    planes[k * L + lane] |= (block >>> k & 1) * (BYTE_LANES << bit);
                }
            }
        }
        return planes;
    }

    /** Sets the counter of the first block of the next batch. */
    void start(byte[] counter) {
        for (int word = 0; word < words; word++) {
            base[word] = (int) BIG_ENDIAN_INTS.get(counter, word * Integer.BYTES);
        }
        highWordsStand = false;
    }

    /**
     * Writes the planes of the next batch of counter blocks to the start of {@code planes}. Those of all words but the
     * last are left as they are where the batch before has put them there.
     */
    void next(int[] planes) {
        int low = base[words - 1] & INDEX_MASK;
        base[words - 1] -= low;
        addBatch();
        addIndex(low);
        boolean wraps = carried[words - 1] == 0;
        // One loop from a start that is chosen would do, but crashes C2 of JDK 17.0.15 while it compiles this method.
        if (!highWordsStand || wraps) {
            for (int word = 0; word < words - 1; word++) {
                selectByCarry(planes, word);
            }
        }
        selectByCarry(planes, words - 1);
        addLowPlanes(planes);
        highWordsStand = inputStays && !wraps;
        System.arraycopy(carried, 0, base, 0, words);
        base[words - 1] += low;
    }

    /** Overwrites what depends on the counter. */
    void clear() {
        Arrays.fill(base, 0);
        Arrays.fill(carried, 0);
        Arrays.fill(lowPlanes, 0);
        Arrays.fill(carryPlane, 0);
    }

    /** Sets {@link #carried} to {@link #base} plus a batch. */
    private void addBatch() {
        long carry = Lanes.BATCH;
        for (int word = words - 1; word >= 0; word--) {
            carry += base[word] & 0xffffffffL;
            carried[word] = (int) carry;
            carry >>>= Integer.SIZE;
        }
    }

    /**
     * Adds {@code low} to the index of every block: writes the sum's planes and the carry's. The carry goes from bit to bit
     * through memory, because one that a loop carries, or that leaves the method, may be boxed.
     */
    private void addIndex(int low) {
        int[] indexPlanes = words == 2 ? INDEX_PLANES_2 : INDEX_PLANES_4;
        IntVector.zero(Lanes.INTS).intoArray(carryPlane, 0);
        for (int k = 0; k < INDEX_BITS; k++) {
            IntVector index = IntVector.fromArray(Lanes.INTS, indexPlanes, k * L);
            IntVector carry = IntVector.fromArray(Lanes.INTS, carryPlane, 0);
            IntVector either = index.lanewise(XOR, -(low >>> k & 1));
            either.lanewise(XOR, carry).lanewise(AND, LAST_BYTE).intoArray(lowPlanes, k * L);
            carry.lanewise(XOR, index)
                    .lanewise(AND, either)
                    .lanewise(XOR, index)
                    .intoArray(carryPlane, 0);
        }
    }

    private void selectByCarry(int[] planes, int word) {
        int without = Integer.reverseBytes(base[word]);
        int change = without ^ Integer.reverseBytes(carried[word]);
        int place = place(word);
        for (int plane = 0; plane < 8; plane++) {
            IntVector.fromArray(Lanes.INTS, carryPlane, 0)
                    .lanewise(AND, spread(change, plane))
                    .lanewise(XOR, spread(without, plane))
                    .intoArray(planes, (place + plane) * L);
        }
    }

    private void addLowPlanes(int[] planes) {
        int offset = place(words - 1) * L;
        for (int i = 0; i < INDEX_BITS * L; i += L) {
            IntVector.fromArray(Lanes.INTS, planes, offset + i)
                    .lanewise(XOR, IntVector.fromArray(Lanes.INTS, lowPlanes, i))
                    .intoArray(planes, offset + i);
        }
    }

    /** The first plane of a word. */
    private int place(int word) {
        return 8 * (lastWordFirst ? words - 1 - word : word);
    }

    /** A byte of ones for every byte of {@code word} whose bit {@code plane} is set. */
    private static int spread(int word, int plane) {
        return (word >>> plane & BYTE_LANES) * 0xff;
    }
}
