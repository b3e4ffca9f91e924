package org.bitlane.kernels.scalar;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;

/**
 * The modes of a block cipher whose rounds run on bit planes, 16 blocks at a time.
 *
 * <p>Blocks are read into a scratch batch as big-endian numbers of the cipher, go through the planes and come back; a
 * whole batch is read before any of it is written, which is what allows output to lie on or behind input. What is left
 * over at the end goes through the same batch, filled in part, or one by one where that is faster.
 */
abstract class BatchKernel extends CheckedBlockKernel {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The longs of one block. */
    final int blockLongs;

    /** The planes of a batch, for the rounds. */
    final long[] planes;

    /** The planes of the round keys, in the order of use. */
    final long[] roundKeys;

    /** The rounds that this kernel runs. */
    final PlaneRounds rounds;

    private final boolean bigEndian;
    private final long[] batch;

    /** The ciphertext of a batch behind that of the block before, for the chain of CBC decryption. */
    private final long[] ciphertext;

    private final CounterPlanes counterPlanes;
    private final long[] counter;

    BatchKernel(KernelConfiguration configuration, ByteOrder order, PlaneRounds rounds) {
        super(configuration);
        this.rounds = rounds;
        bigEndian = order == ByteOrder.BIG_ENDIAN;
        blockLongs = blockBytes / Long.BYTES;
        batch = new long[LongPlanes.BLOCKS * blockLongs];
        ciphertext = new long[(1 + LongPlanes.BLOCKS) * blockLongs];
        planes = new long[2 * LongPlanes.PER_WORD * blockLongs];
        roundKeys = new long[LongPlanes.PER_WORD * configuration.algorithm().rounds()];
        counterPlanes = new CounterPlanes(blockLongs, bigEndian);
        counter = new long[blockLongs];
    }

    /** Fills {@link #roundKeys}. The key has the right length and is in the byte order of the paper or standard. */
    abstract void expandKey(Direction direction, long keyHigh, long keyLow);

    /** Whether the words of a block enter the planes last to first. */
    abstract boolean reversedIn(Direction direction);

    /** Whether the words of a block leave the planes last to first. */
    abstract boolean reversedOut(Direction direction);

    /** The least number of blocks that is faster sliced than one by one. */
    abstract int leastSliced();

    /** Puts one block of a batch through the cipher in the keyed direction. */
    abstract void cryptOne(Direction direction, long[] batch, int offset);

    /** Overwrites what a subclass keeps of key and data. */
    abstract void clearOwn();

    @Override
    public final int batch() {
        return LongPlanes.BLOCKS;
    }

    @Override
    protected final void expandKey(Direction direction, byte[] key) {
        long first = number(key, 0);
        long second = number(key, Long.BYTES);
        expandKey(direction, bigEndian ? first : second, bigEndian ? second : first);
    }

    @Override
    protected final void runEcb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        for (int done = 0; done < blocks; done += LongPlanes.BLOCKS) {
            int count = Math.min(LongPlanes.BLOCKS, blocks - done);
            load(in, inOffset + done * blockBytes, count);
            crypt(count);
            store(out, outOffset + done * blockBytes, count);
        }
    }

    @Override
    protected final void runCbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        if (direction() == Direction.ENCRYPT) {
            cbcEncrypt(chain, in, inOffset, out, outOffset, blocks);
        } else {
            cbcDecrypt(chain, in, inOffset, out, outOffset, blocks);
        }
    }

    @Override
    protected final void runCtr(byte[] counterBlock, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        for (int i = 0; i < blockLongs; i++) {
            counter[i] = Long.reverseBytes((long) LONGS.get(counterBlock, Long.BYTES * i));
        }
        for (int done = 0; done < blocks; done += LongPlanes.BLOCKS) {
            int count = Math.min(LongPlanes.BLOCKS, blocks - done);
            keystream(count);
            storeSum(in, inOffset + done * blockBytes, out, outOffset + done * blockBytes, count);
        }
        for (int i = 0; i < blockLongs; i++) {
            LONGS.set(counterBlock, Long.BYTES * i, Long.reverseBytes(counter[i]));
        }
    }

    @Override
    protected final void wipe() {
        Arrays.fill(batch, 0);
        Arrays.fill(ciphertext, 0);
        Arrays.fill(planes, 0);
        Arrays.fill(roundKeys, 0);
        Arrays.fill(counter, 0);
        counterPlanes.clear();
        clearOwn();
    }

    private void cbcEncrypt(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        load(chain, 0, 1);
        for (int done = 0; done < blocks; done++) {
            for (int i = 0; i < blockLongs; i++) {
                batch[i] ^= number(in, inOffset + done * blockBytes + Long.BYTES * i);
            }
            cryptOne(direction(), batch, 0);
            store(out, outOffset + done * blockBytes, 1);
        }
        store(chain, 0, 1);
    }

    private void cbcDecrypt(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        load(chain, 0, 1);
        System.arraycopy(batch, 0, ciphertext, 0, blockLongs);
        for (int done = 0; done < blocks; done += LongPlanes.BLOCKS) {
            int count = Math.min(LongPlanes.BLOCKS, blocks - done);
            load(in, inOffset + done * blockBytes, count);
            System.arraycopy(batch, 0, ciphertext, blockLongs, count * blockLongs);
            crypt(count);
            for (int i = 0; i < count * blockLongs; i++) {
                batch[i] ^= ciphertext[i];
            }
            store(out, outOffset + done * blockBytes, count);
            System.arraycopy(ciphertext, count * blockLongs, ciphertext, 0, blockLongs);
        }
        System.arraycopy(ciphertext, 0, batch, 0, blockLongs);
        store(chain, 0, 1);
    }

    /** Puts the first blocks of the batch through the cipher. */
    private void crypt(int count) {
        if (count < leastSliced()) {
            for (int i = 0; i < count; i++) {
                cryptOne(direction(), batch, i * blockLongs);
            }
        } else {
            LongPlanes.slice(batch, blockLongs, reversedIn(direction()), planes);
            cryptPlanes();
        }
    }

    /** Fills the first blocks of the batch with keystream and advances the counter. */
    private void keystream(int count) {
        if (count < leastSliced()) {
            for (int i = 0; i < count; i++) {
                for (int j = 0; j < blockLongs; j++) {
                    batch[i * blockLongs + j] = bigEndian ? counter[j] : Long.reverseBytes(counter[j]);
                }
                cryptOne(direction(), batch, i * blockLongs);
                advanceCounter(1);
            }
        } else {
            counterPlanes.fill(counter, reversedIn(direction()), planes);
            cryptPlanes();
            advanceCounter(count);
        }
    }

    private void cryptPlanes() {
        rounds.apply(planes, roundKeys);
        LongPlanes.unslice(planes, blockLongs, reversedOut(direction()), batch);
    }

    private void advanceCounter(int count) {
        long step = count;
        for (int i = blockLongs - 1; i >= 0; i--) {
            long before = counter[i];
            counter[i] = before + step;
            step = (before & ~counter[i]) >>> 63;
        }
    }

    private void load(byte[] in, int offset, int count) {
        for (int i = 0; i < count * blockLongs; i++) {
            batch[i] = number(in, offset + Long.BYTES * i);
        }
    }

    private void store(byte[] out, int offset, int count) {
        for (int i = 0; i < count * blockLongs; i++) {
            LONGS.set(out, offset + Long.BYTES * i, bigEndian ? Long.reverseBytes(batch[i]) : batch[i]);
        }
    }

    /** Adds input and batch. Goes upwards, so that output behind input never overtakes it. */
    private void storeSum(byte[] in, int inOffset, byte[] out, int outOffset, int count) {
        for (int i = 0; i < count * blockLongs; i++) {
            long keystream = bigEndian ? Long.reverseBytes(batch[i]) : batch[i];
            long sum = keystream ^ (long) LONGS.get(in, inOffset + Long.BYTES * i);
            LONGS.set(out, outOffset + Long.BYTES * i, sum);
        }
    }

    /** Eight bytes in the byte order of the cipher. */
    private long number(byte[] bytes, int offset) {
        long number = (long) LONGS.get(bytes, offset);
        return bigEndian ? Long.reverseBytes(number) : number;
    }
}
