package org.bitlane.kernels.scalar;

import java.nio.ByteOrder;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;

/**
 * SIMON 64/128 bitsliced in {@code long}s, 16 blocks at a time. A few blocks alone, and chains, go word by word as
 * {@link SimonWords} does.
 */
public final class SimonLongKernel extends BatchKernel {
    /** From this many blocks on, slicing is faster than going word by word. */
    private static final int LEAST_SLICED = 5;

    private final SimonWords words = new SimonWords();

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
        words.expandKey(direction, keyHigh, keyLow);
        for (int i = 0; i < SimonWords.ROUNDS; i++) {
            LongPlanes.broadcast(words.roundKeys()[i], roundKeys, LongPlanes.PER_WORD * i);
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
        batch[offset] = words.crypt(batch[offset]);
    }

    @Override
    void clearOwn() {
        words.clear();
    }
}
