package org.bitlane.kernels.scalar;

import java.nio.ByteOrder;
import java.util.Arrays;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;

/**
 * SIMON 64/128 (Beaulieu et al., "The SIMON and SPECK Families of Lightweight Block Ciphers", 2013) bitsliced in
 * {@code long}s, 16 blocks at a time. A few blocks alone go word by word, which for SIMON is free of tables as well.
 */
public final class SimonLongKernel extends BatchKernel {
    private static final int ROUNDS = Algorithm.SIMON64_128.rounds();
    private static final int KEY_WORDS = 4;

    /** The constant sequence z3 (section 3.3), element i in bit i. */
    private static final long Z3 =
            Long.reverse(Long.parseLong("11011011101011000110010111100000010010001010011100110100001111", 2) << 2);

    /** The round constant without the bit from the sequence, 2^32 - 4. */
    private static final int C = -4;

    /** From this many blocks on, slicing is faster than going word by word. */
    private static final int LEAST_SLICED = 3;

    /** The round keys as words, in the order of use. */
    private final int[] roundKeyWords = new int[ROUNDS];

    /**
     * A kernel without a key.
     *
     * @param dataflow the dataflow that the rounds mirror
     * @param order the byte order of keys and blocks; big-endian is the paper's
     * @param rounds the generated rounds of that dataflow
     */
    public SimonLongKernel(Dataflow dataflow, ByteOrder order, PlaneRounds rounds) {
        super(KernelConfiguration.of(Algorithm.SIMON64_128, dataflow), order, rounds);
    }

    @Override
    void expandKey(Direction direction, long keyHigh, long keyLow) {
        int[] k = roundKeyWords;
        k[0] = (int) keyLow;
        k[1] = (int) (keyLow >>> 32);
        k[2] = (int) keyHigh;
        k[3] = (int) (keyHigh >>> 32);
        for (int i = KEY_WORDS; i < ROUNDS; i++) {
            int mixed = Integer.rotateRight(k[i - 1], 3) ^ k[i - 3];
            mixed ^= Integer.rotateRight(mixed, 1);
            k[i] = k[i - KEY_WORDS] ^ mixed ^ C ^ (int) (Z3 >>> (i - KEY_WORDS) & 1);
        }
        if (direction == Direction.DECRYPT) {
            for (int i = 0; i < ROUNDS / 2; i++) {
                int first = k[i];
                k[i] = k[ROUNDS - 1 - i];
                k[ROUNDS - 1 - i] = first;
            }
        }
        for (int i = 0; i < ROUNDS; i++) {
            LongPlanes.broadcast(k[i], roundKeys, LongPlanes.PER_WORD * i);
        }
    }

    /** The rounds start with the word y, the second of a block; backwards, with x. */
    @Override
    boolean reversedIn(Direction direction) {
        return direction == Direction.ENCRYPT;
    }

    @Override
    boolean reversedOut(Direction direction) {
        return direction == Direction.ENCRYPT;
    }

    @Override
    int leastSliced() {
        return LEAST_SLICED;
    }

    @Override
    void cryptOne(Direction direction, long[] batch, int offset) {
        int halves = direction == Direction.ENCRYPT ? 0 : 32;
        long block = Long.rotateLeft(batch[offset], halves);
        int x = (int) (block >>> 32);
        int y = (int) block;
        int[] k = roundKeyWords;
        for (int i = 0; i < ROUNDS; i += 2) {
            y ^= f(x) ^ k[i];
            x ^= f(y) ^ k[i + 1];
        }
        batch[offset] = Long.rotateLeft((long) x << 32 | y & 0xffff_ffffL, halves);
    }

    @Override
    void clearOwn() {
        Arrays.fill(roundKeyWords, 0);
    }

    private static int f(int x) {
        return Integer.rotateLeft(x, 1) & Integer.rotateLeft(x, 8) ^ Integer.rotateLeft(x, 2);
    }
}
