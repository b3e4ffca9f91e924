package org.bitlane.kernels.scalar;

import java.util.Arrays;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;

/**
 * SM4 that takes few blocks, and chains, one by one through the {@link Sm4Tables}: several times as fast as a batch with one
 * block in it, and <b>not constant-time</b>. Keys are expanded, and many blocks are encrypted, in constant time all the
 * same.
 */
public final class Sm4TableKernel extends Sm4LongKernel {
    private static final int ROUNDS = Algorithm.SM4.rounds();

    private final int[] keyWords = new int[ROUNDS];

    /**
     * A kernel without a key.
     *
     * @param dataflow the configuration to report
     * @param rounds the generated rounds of that dataflow
     */
    public Sm4TableKernel(Dataflow dataflow, PlaneRounds rounds) {
        super(dataflow, rounds);
    }

    @Override
    void expandKey(Direction direction, long keyHigh, long keyLow) {
        super.expandKey(direction, keyHigh, keyLow);
        keySchedule.toWords(direction, keyWords);
    }

    @Override
    int leastSliced() {
        return 5;
    }

    @Override
    void cryptOne(Direction direction, long[] batch, int offset) {
        int x0 = (int) (batch[offset] >>> 32);
        int x1 = (int) batch[offset];
        int x2 = (int) (batch[offset + 1] >>> 32);
        int x3 = (int) batch[offset + 1];
        for (int round = 0; round < ROUNDS; round += 4) {
            x0 ^= transform(x1 ^ x2 ^ x3 ^ keyWords[round]);
            x1 ^= transform(x2 ^ x3 ^ x0 ^ keyWords[round + 1]);
            x2 ^= transform(x3 ^ x0 ^ x1 ^ keyWords[round + 2]);
            x3 ^= transform(x0 ^ x1 ^ x2 ^ keyWords[round + 3]);
        }
        batch[offset] = (long) x3 << 32 | x2 & 0xffffffffL;
        batch[offset + 1] = (long) x1 << 32 | x0 & 0xffffffffL;
    }

    @Override
    void clearOwn() {
        super.clearOwn();
        Arrays.fill(keyWords, 0);
    }

    private static int transform(int x) {
        return Sm4Tables.FIRST[x >>> 24]
                ^ Sm4Tables.SECOND[x >>> 16 & 0xff]
                ^ Sm4Tables.THIRD[x >>> 8 & 0xff]
                ^ Sm4Tables.FOURTH[x & 0xff];
    }
}
