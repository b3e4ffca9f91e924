package org.bitlane.kernels.scalar;

import java.util.Arrays;

/**
 * The bit planes of a batch of counter blocks, built from the first counter alone.
 *
 * <p>Of 16 counters in a row, the lowest four bits take every value once. All higher bits are those of the first
 * counter, or those of the next multiple of 16 in the blocks that the four low bits carry into. So a plane is one bit
 * for all blocks, corrected where the carry makes a difference, and nothing needs to be transposed.
 */
final class CounterPlanes {
    /** Bits 0 to 3 of the block numbers 0 to 15, each in the 16 bits that {@link LongPlanes} gives a byte. */
    private static final long[] NUMBERS = {0xff00, 0xaaaa, 0xcccc, 0xf0f0};

    private static final int LOW_BITS = NUMBERS.length;
    private static final long LOW_MASK = LongPlanes.BLOCKS - 1;
    private static final int TOP_BYTE_SHIFT = 3 * LongPlanes.BLOCKS;

    private final int blockLongs;
    private final boolean bigEndian;
    private final long[] lowPlanes = new long[LOW_BITS];

    /**
     * Counter planes for one cipher.
     *
     * @param blockLongs longs in a block
     * @param bigEndian whether the cipher takes the bytes of the counter block, a big-endian number, in their order;
     *     otherwise it takes them reversed, and the block is one long
     */
    CounterPlanes(int blockLongs, boolean bigEndian) {
        this.blockLongs = blockLongs;
        this.bigEndian = bigEndian;
    }

    /**
     * Builds the planes of 16 counter blocks.
     *
     * @param counter the first counter, a number of {@code blockLongs} longs, the most significant first
     * @param reversed whether the cipher's words go into the planes last to first
     * @param planes receives the planes
     */
    void fill(long[] counter, boolean reversed, long[] planes) {
        int last = blockLongs - 1;
        long low = counter[last] & LOW_MASK;
        long carried = addLowBits(low);
        long step = LongPlanes.BLOCKS;
        for (int i = last; i >= 0; i--) {
            long before = i == last ? counter[i] - low : counter[i];
            long after = before + step;
            step = (before & ~after) >>> 63;
            before = bigEndian ? before : Long.reverseBytes(before);
            after = bigEndian ? after : Long.reverseBytes(after);
            int upper = LongPlanes.place(2 * i, blockLongs, reversed);
            int lower = LongPlanes.place(2 * i + 1, blockLongs, reversed);
            fillWord((int) (before >>> 32), (int) (after >>> 32), carried, planes, upper);
            fillWord((int) before, (int) after, carried, planes, lower);
        }
        int place = LongPlanes.place(bigEndian ? 2 * last + 1 : 0, blockLongs, reversed);
        int shift = bigEndian ? 0 : TOP_BYTE_SHIFT;
        for (int j = 0; j < LOW_BITS; j++) {
            planes[place + j] |= lowPlanes[j] << shift;
        }
    }

    /** Overwrites what remains of a counter. */
    void clear() {
        Arrays.fill(lowPlanes, 0);
    }

    /** Adds {@code low} to all block numbers, bit by bit, and returns the blocks that carry into bit 4. */
    private long addLowBits(long low) {
        long carry = 0;
        for (int j = 0; j < LOW_BITS; j++) {
            long bit = -(low >>> j & 1) & LongPlanes.ALL_BLOCKS;
            long number = NUMBERS[j];
            lowPlanes[j] = number ^ bit ^ carry;
            carry = number & bit ^ carry & (number ^ bit);
        }
        return carry;
    }

    /** The planes of a word that is {@code after} in the blocks of {@code carried}, and {@code before} in the others. */
    private static void fillWord(int before, int after, long carried, long[] planes, int offset) {
        long value = LongPlanes.spread(before);
        long change = LongPlanes.spread(before ^ after);
        for (int j = 0; j < LongPlanes.PER_WORD; j++) {
            planes[offset + j] = (value >>> j & LongPlanes.LOWEST) * LongPlanes.ALL_BLOCKS
                    ^ (change >>> j & LongPlanes.LOWEST) * carried;
        }
    }
}
