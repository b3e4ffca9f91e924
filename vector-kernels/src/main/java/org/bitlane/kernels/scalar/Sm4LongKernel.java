package org.bitlane.kernels.scalar;

import java.nio.ByteOrder;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;

/** SM4 (GB/T 32907-2016) bitsliced in {@code long}s, 16 blocks at a time. */
public class Sm4LongKernel extends BatchKernel {
    final Sm4KeySchedule keySchedule = new Sm4KeySchedule();

    /**
     * A kernel without a key.
     *
     * @param dataflow the dataflow that the rounds mirror
     * @param rounds the generated rounds of that dataflow
     */
    public Sm4LongKernel(Dataflow dataflow, PlaneRounds rounds) {
        super(KernelConfiguration.of(Algorithm.SM4, dataflow), ByteOrder.BIG_ENDIAN, rounds);
    }

    @Override
    void expandKey(Direction direction, long keyHigh, long keyLow) {
        keySchedule.expand(direction, keyHigh, keyLow, roundKeys);
    }

    @Override
    final boolean reversedIn(Direction direction) {
        return false;
    }

    /** The last step of the cipher (GB/T 32907-2016, 6.1) is to reverse the words. */
    @Override
    final boolean reversedOut(Direction direction) {
        return true;
    }

    @Override
    int leastSliced() {
        return 2;
    }

    /** Even one block goes through the planes: only the circuit reaches the S-box without a table. */
    @Override
    void cryptOne(Direction direction, long[] batch, int offset) {
        LongPlanes.sliceOne(batch, offset, blockLongs, reversedIn(direction), planes);
        rounds.apply(planes, roundKeys);
        LongPlanes.unsliceOne(planes, blockLongs, reversedOut(direction), batch, offset);
    }

    @Override
    void clearOwn() {
        keySchedule.clear();
    }
}
