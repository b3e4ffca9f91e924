package org.bitlane.kernels.scalar;

/**
 * Moves batches of blocks into bit planes and back.
 *
 * <p>A block is held as its big-endian number, 64 bits in a {@code long}, the most significant first: two words in
 * each. The layout of planes is that of {@link PlaneRounds}. Within the 16 bits of a byte, the bit for block n is
 * {@code 8 * (n % 2) + n / 2}.
 */
final class LongPlanes {
    /** Blocks in a batch. */
    static final int BLOCKS = 16;

    /** Planes of one word. */
    static final int PER_WORD = 8;

    // The lower one of every two neighbouring groups of 1, 2, 4, 8 and 16 bits.
    private static final long ONES = 0x5555_5555_5555_5555L;
    private static final long TWOS = 0x3333_3333_3333_3333L;
    private static final long FOURS = 0x0f0f_0f0f_0f0f_0f0fL;
    private static final long BYTES = 0x00ff_00ff_00ff_00ffL;
    private static final long PAIRS = 0x0000_ffff_0000_ffffL;

    private static final long LOWER_HALF = 0xffff_ffffL;
    private static final long UPPER_HALF = ~LOWER_HALF;

    /** The lowest of the 16 bits of each byte. */
    static final long LOWEST = 0x0001_0001_0001_0001L;

    /** The 16 bits of one byte. */
    static final long ALL_BLOCKS = 0xffff;

    private LongPlanes() {}

    /**
     * Slices a batch.
     *
     * @param batch 16 blocks of {@code blockLongs} longs
     * @param reversed whether the words go into the planes last to first
     * @param planes receives 16 planes for each of a block's longs
     */
    static void slice(long[] batch, int blockLongs, boolean reversed, long[] planes) {
        if (blockLongs == 1) {
            slicePairs(batch, 0, 1, planes, place(0, 1, reversed), place(1, 1, reversed));
        } else {
            slicePairs(batch, 0, 2, planes, place(0, 2, reversed), place(1, 2, reversed));
            slicePairs(batch, 1, 2, planes, place(2, 2, reversed), place(3, 2, reversed));
        }
        for (int word = 0; word < 2 * blockLongs; word++) {
            transpose(planes, PER_WORD * word);
        }
    }

    /** Undoes {@link #slice}. The planes are used up. */
    static void unslice(long[] planes, int blockLongs, boolean reversed, long[] batch) {
        for (int word = 0; word < 2 * blockLongs; word++) {
            transpose(planes, PER_WORD * word);
        }
        if (blockLongs == 1) {
            unslicePairs(planes, place(0, 1, reversed), place(1, 1, reversed), batch, 0, 1);
        } else {
            unslicePairs(planes, place(0, 2, reversed), place(1, 2, reversed), batch, 0, 2);
            unslicePairs(planes, place(2, 2, reversed), place(3, 2, reversed), batch, 1, 2);
        }
    }

    /**
     * Slices one block of a batch, without the work for the 15 others; their bits in the planes are 0.
     *
     * @param offset where the block starts in the batch
     */
    static void sliceOne(long[] batch, int offset, int blockLongs, boolean reversed, long[] planes) {
        for (int i = 0; i < blockLongs; i++) {
            long words = batch[offset + i];
            spreadOne((int) (words >>> 32), planes, place(2 * i, blockLongs, reversed));
            spreadOne((int) words, planes, place(2 * i + 1, blockLongs, reversed));
        }
    }

    /** Undoes {@link #sliceOne}, whatever the other blocks' bits. */
    static void unsliceOne(long[] planes, int blockLongs, boolean reversed, long[] batch, int offset) {
        for (int i = 0; i < blockLongs; i++) {
            long high = gatherOne(planes, place(2 * i, blockLongs, reversed));
            batch[offset + i] = high << 32 | gatherOne(planes, place(2 * i + 1, blockLongs, reversed));
        }
    }

    /** Slices a word that is the same for all blocks. */
    static void broadcast(int word, long[] planes, int offset) {
        long spread = spread(word);
        for (int j = 0; j < PER_WORD; j++) {
            planes[offset + j] = (spread >>> j & LOWEST) * ALL_BLOCKS;
        }
    }

    /** The first plane of a block's word. */
    static int place(int word, int blockLongs, boolean reversed) {
        return PER_WORD * (reversed ? 2 * blockLongs - 1 - word : word);
    }

    /**
     * What to add to {@code a}, shifted left, and to {@code b} to exchange the upper groups of {@code a} with the lower
     * ones of {@code b}, the groups that {@code lower} selects.
     */
    private static long difference(long a, long b, int shift, long lower) {
        return (a >>> shift ^ b) & lower;
    }

    private static void spreadOne(int word, long[] planes, int offset) {
        long spread = spread(word);
        planes[offset] = spread & LOWEST;
        planes[offset + 1] = spread >>> 1 & LOWEST;
        planes[offset + 2] = spread >>> 2 & LOWEST;
        planes[offset + 3] = spread >>> 3 & LOWEST;
        planes[offset + 4] = spread >>> 4 & LOWEST;
        planes[offset + 5] = spread >>> 5 & LOWEST;
        planes[offset + 6] = spread >>> 6 & LOWEST;
        planes[offset + 7] = spread >>> 7 & LOWEST;
    }

    private static long gatherOne(long[] planes, int offset) {
        long spread = planes[offset] & LOWEST
                | (planes[offset + 1] & LOWEST) << 1
                | (planes[offset + 2] & LOWEST) << 2
                | (planes[offset + 3] & LOWEST) << 3
                | (planes[offset + 4] & LOWEST) << 4
                | (planes[offset + 5] & LOWEST) << 5
                | (planes[offset + 6] & LOWEST) << 6
                | (planes[offset + 7] & LOWEST) << 7;
        spread = (spread | spread >>> 8) & PAIRS;
        return (spread | spread >>> 16) & LOWER_HALF;
    }

    /** The four bytes of a word, 16 bits apart: plane j of a single block, in bit j of each byte. */
    static long spread(int word) {
        long spread = word & LOWER_HALF;
        spread = (spread | spread << 16) & PAIRS;
        return (spread | spread << 8) & BYTES;
    }

    /**
     * Separates the two words that one long of every block holds, and puts the bytes of every two neighbouring blocks
     * next to each other. With a stride that is constant where this is called, few index checks remain.
     */
    private static void slicePairs(long[] batch, int from, int stride, long[] planes, int first, int second) {
        for (int pair = 0; pair < BLOCKS / 2; pair++) {
            int even = from + 2 * stride * pair;
            slicePair(batch[even], batch[even + stride], planes, first + pair, second + pair);
        }
    }

    private static void slicePair(long even, long odd, long[] planes, int first, int second) {
        long bytes = difference(even, odd, 8, BYTES);
        even ^= bytes << 8;
        odd ^= bytes;
        long pairs = difference(even, odd, 16, PAIRS);
        even ^= pairs << 16;
        odd ^= pairs;
        planes[first] = even >>> 32 | odd & UPPER_HALF;
        planes[second] = even & LOWER_HALF | odd << 32;
    }

    /** Undoes {@link #slicePairs}. */
    private static void unslicePairs(long[] planes, int first, int second, long[] batch, int from, int stride) {
        for (int pair = 0; pair < BLOCKS / 2; pair++) {
            int even = from + 2 * stride * pair;
            unslicePair(planes[first + pair], planes[second + pair], batch, even, even + stride);
        }
    }

    private static void unslicePair(long high, long low, long[] batch, int even, int odd) {
        long first = high << 32 | low & LOWER_HALF;
        long second = high & UPPER_HALF | low >>> 32;
        long pairs = difference(first, second, 16, PAIRS);
        first ^= pairs << 16;
        second ^= pairs;
        long bytes = difference(first, second, 8, BYTES);
        batch[even] = first ^ bytes << 8;
        batch[odd] = second ^ bytes;
    }

    /** Transposes eight longs as eight 8x8 matrices of bits: bit i of byte b of long k becomes bit k of that of long i. */
    private static void transpose(long[] planes, int offset) {
        long a = planes[offset];
        long b = planes[offset + 1];
        long c = planes[offset + 2];
        long d = planes[offset + 3];
        long e = planes[offset + 4];
        long f = planes[offset + 5];
        long g = planes[offset + 6];
        long h = planes[offset + 7];
        long t;
        t = difference(a, e, 4, FOURS);
        a ^= t << 4;
        e ^= t;
        t = difference(b, f, 4, FOURS);
        b ^= t << 4;
        f ^= t;
        t = difference(c, g, 4, FOURS);
        c ^= t << 4;
        g ^= t;
        t = difference(d, h, 4, FOURS);
        d ^= t << 4;
        h ^= t;
        t = difference(a, c, 2, TWOS);
        a ^= t << 2;
        c ^= t;
        t = difference(b, d, 2, TWOS);
        b ^= t << 2;
        d ^= t;
        t = difference(e, g, 2, TWOS);
        e ^= t << 2;
        g ^= t;
        t = difference(f, h, 2, TWOS);
        f ^= t << 2;
        h ^= t;
        t = difference(a, b, 1, ONES);
        planes[offset] = a ^ t << 1;
        planes[offset + 1] = b ^ t;
        t = difference(c, d, 1, ONES);
        planes[offset + 2] = c ^ t << 1;
        planes[offset + 3] = d ^ t;
        t = difference(e, f, 1, ONES);
        planes[offset + 4] = e ^ t << 1;
        planes[offset + 5] = f ^ t;
        t = difference(g, h, 1, ONES);
        planes[offset + 6] = g ^ t << 1;
        planes[offset + 7] = h ^ t;
    }

    /** The bits of block 0 in a plane: one for each byte, at the byte's lowest bit. */
    static int first(long plane) {
        return (int) (plane & 1 | plane >>> 8 & 0x100 | plane >>> 16 & 0x1_0000 | plane >>> 24 & 0x100_0000);
    }
}
