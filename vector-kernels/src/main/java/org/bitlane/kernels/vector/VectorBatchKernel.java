package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.XOR;

import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.CheckedBlockKernel;

/**
 * A block cipher whose rounds run on vectors, a batch of blocks at a time: whole batches go from the caller's array through
 * the state to the caller's array. What does not fill a batch goes through {@link #tail}, so that there is one path only,
 * and that one compiled.
 *
 * <p>A batch leaves as many ticks after it entered as the configuration has stages. What is needed of its input then is
 * still in the caller's array, because output never overtakes input.
 */
abstract class VectorBatchKernel extends CheckedBlockKernel implements VectorBlockKernel {
    private static final int L = Lanes.COUNT;

    /** What is added to a block on its way in and out. */
    private enum Feedback {
        NONE,
        CHAIN,
        COUNTER
    }

    final int[] planes;
    private final PlaneRounds rounds;
    private final PlaneLayout layout;
    private final int batch;
    private final int batchBytes;
    private final int batchVectors;
    private final byte[] tail;
    private final byte[] chained;

    /**
     * @param batch blocks in a batch, a whole number of vectors
     */
    VectorBatchKernel(KernelConfiguration configuration, PlaneRounds rounds, PlaneLayout layout, int batch) {
        super(configuration);
        this.rounds = rounds;
        this.layout = layout;
        this.batch = batch;
        this.batchBytes = batch * blockBytes;
        this.batchVectors = batchBytes / Lanes.VECTOR_BYTES;
        this.planes = new int[layout.length()];
        this.tail = new byte[batchBytes];
        this.chained = new byte[blockBytes + batchBytes];
    }

    /** The round keys, in the shape that the rounds take. */
    abstract int[] keys();

    /** Makes the state of a batch of its blocks, which lie as they were read at the start of the array. */
    abstract void slice(int[] planes);

    /** Sets the first block of the next batch of counters. */
    abstract void startCounters(byte[] counter);

    /** Makes the state of the next batch of counter blocks. */
    abstract void nextCounters(int[] planes);

    /** Finishes a state that is about to enter. */
    abstract void enter(int[] planes);

    /** Makes blocks as they are to be written of the state that leaves, in its place. */
    abstract void unslice(int[] planes, int exit);

    @Override
    public final int batch() {
        return batch;
    }

    @Override
    public final void runRoundsBriefly() {
        rounds.applyBriefly(planes, keys());
    }

    @Override
    protected final void runEcb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        run(Feedback.NONE, null, in, inOffset, out, outOffset, blocks);
    }

    @Override
    protected final void runCtr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        run(Feedback.COUNTER, counter, in, inOffset, out, outOffset, blocks);
    }

    @Override
    protected final void runCbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        if (direction() == Direction.DECRYPT) {
            run(Feedback.CHAIN, chain, in, inOffset, out, outOffset, blocks);
            return;
        }
        for (int offset = 0; offset < blocks * blockBytes; offset += blockBytes) {
            for (int i = 0; i < blockBytes; i++) {
                chain[i] ^= in[inOffset + offset + i];
            }
            run(Feedback.NONE, null, chain, 0, chain, 0, 1);
            System.arraycopy(chain, 0, out, outOffset + offset, blockBytes);
        }
    }

    @Override
    protected void wipe() {
        Arrays.fill(planes, 0);
        Arrays.fill(tail, (byte) 0);
        Arrays.fill(chained, (byte) 0);
    }

    private void run(
            Feedback feedback, byte[] register, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        int batches = blocks / batch + (blocks % batch == 0 ? 0 : 1);
        int delay = layout.stages() - 1;
        if (feedback == Feedback.COUNTER) {
            startCounters(register);
        }
        for (int tick = 0; tick < batches + delay; tick++) {
            if (tick < batches) {
                if (feedback == Feedback.COUNTER) {
                    nextCounters(planes);
                } else {
                    read(in, inOffset + tick * batchBytes, Math.min(batchBytes, (blocks - tick * batch) * blockBytes));
                }
                enter(planes);
            }
            rounds.apply(planes, keys());
            int leaving = tick - delay;
            if (leaving >= 0) {
                int at = leaving * batchBytes;
                int length = Math.min(batchBytes, (blocks - leaving * batch) * blockBytes);
                unslice(planes, layout.exit());
                write(feedback, register, in, inOffset + at, out, outOffset + at, length);
            }
        }
        if (feedback == Feedback.COUNTER) {
            advance(register, blocks);
        }
    }

    /** Reads a batch and makes a state of it. */
    private void read(byte[] in, int offset, int length) {
        if (length < batchBytes) {
            System.arraycopy(in, offset, tail, 0, length);
            load(tail, 0);
        } else {
            load(in, offset);
        }
        slice(planes);
    }

    /** Takes the batch that leaves, adds what the mode adds, and writes as many as the batch has. */
    private void write(
            Feedback feedback, byte[] register, byte[] in, int inOffset, byte[] out, int outOffset, int length) {
        if (length == batchBytes) {
            write(feedback, register, in, inOffset, out, outOffset);
            return;
        }
        // What lies behind the last block of the tail is of no account.
        System.arraycopy(in, inOffset, tail, 0, length);
        if (feedback == Feedback.CHAIN) {
            System.arraycopy(in, inOffset + length - blockBytes, tail, batchBytes - blockBytes, blockBytes);
        }
        write(feedback, register, tail, 0, tail, 0);
        System.arraycopy(tail, 0, out, outOffset, length);
    }

    private void write(Feedback feedback, byte[] register, byte[] in, int inOffset, byte[] out, int outOffset) {
        switch (feedback) {
            case NONE -> store(layout.exit(), out, outOffset);
            case COUNTER -> storeSum(layout.exit(), in, inOffset, out, outOffset);
            case CHAIN -> {
                // Output may lie less than a block behind input: the blocks before are needed until all is written.
                System.arraycopy(register, 0, chained, 0, blockBytes);
                System.arraycopy(in, inOffset, chained, blockBytes, batchBytes);
                System.arraycopy(chained, batchBytes, register, 0, blockBytes);
                storeSum(layout.exit(), chained, 0, out, outOffset);
            }
        }
    }

    /** Reads the vectors of a batch to the start of the array. */
    void load(byte[] in, int offset) {
        for (int i = 0; i < batchVectors; i++) {
            ByteVector.fromArray(Lanes.BYTES, in, offset + i * Lanes.VECTOR_BYTES)
                    .reinterpretAsInts()
                    .intoArray(planes, i * L);
        }
    }

    /** Writes the vectors of a batch. */
    void store(int exit, byte[] out, int offset) {
        for (int i = 0; i < batchVectors; i++) {
            IntVector.fromArray(Lanes.INTS, planes, exit + i * L)
                    .reinterpretAsBytes()
                    .intoArray(out, offset + i * Lanes.VECTOR_BYTES);
        }
    }

    /** Writes the vectors of a batch after adding others to them. */
    void storeSum(int exit, byte[] addend, int addendOffset, byte[] out, int outOffset) {
        for (int i = 0; i < batchVectors; i++) {
            IntVector.fromArray(Lanes.INTS, planes, exit + i * L)
                    .reinterpretAsBytes()
                    .lanewise(XOR, ByteVector.fromArray(Lanes.BYTES, addend, addendOffset + i * Lanes.VECTOR_BYTES))
                    .intoArray(out, outOffset + i * Lanes.VECTOR_BYTES);
        }
    }

    /** Adds a number of blocks to a counter, which wraps. */
    private static void advance(byte[] counter, int blocks) {
        long carry = blocks;
        for (int i = counter.length - 1; i >= 0; i--) {
            carry += counter[i] & 0xff;
            counter[i] = (byte) carry;
            carry >>>= 8;
        }
    }
}
