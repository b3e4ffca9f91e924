package org.bitlane.kernels.scalar;

import java.util.Objects;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;

/** A block kernel that checks its arguments, before it does anything with them, as {@link BlockKernel} promises. */
public abstract class CheckedBlockKernel implements BlockKernel {
    /** Bytes in a block. */
    protected final int blockBytes;

    private final KernelConfiguration configuration;
    private Direction direction;

    /** A kernel without a key. */
    protected CheckedBlockKernel(KernelConfiguration configuration) {
        this.configuration = configuration;
        this.blockBytes = configuration.algorithm().blockBytes();
    }

    /** Sets a key of the right length. */
    protected abstract void expandKey(Direction newDirection, byte[] key);

    /** As {@link #ecb}, with arguments that have been checked. */
    protected abstract void runEcb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks);

    /** As {@link #cbc}, with arguments that have been checked. */
    protected abstract void runCbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks);

    /** As {@link #ctr}, with arguments that have been checked. */
    protected abstract void runCtr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks);

    /** Overwrites all that depends on key and data. */
    protected abstract void wipe();

    /** The keyed direction, or null without a key. */
    protected final Direction direction() {
        return direction;
    }

    @Override
    public final KernelConfiguration configuration() {
        return configuration;
    }

    @Override
    public final void init(Direction newDirection, byte[] key) {
        Objects.requireNonNull(newDirection, "direction");
        int keyBytes = configuration.algorithm().keyBytes();
        if (key.length != keyBytes) {
            throw new IllegalArgumentException(
                    "a key of " + configuration.algorithm() + " has " + keyBytes + " bytes, not " + key.length);
        }
        expandKey(newDirection, key);
        direction = newDirection;
    }

    @Override
    public final void ecb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        requireKey();
        requireRegions(in, inOffset, out, outOffset, blocks);
        runEcb(in, inOffset, out, outOffset, blocks);
    }

    @Override
    public final void cbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        requireKey();
        requireRegions(in, inOffset, out, outOffset, blocks);
        Objects.checkFromIndexSize(0, blockBytes, chain.length);
        runCbc(chain, in, inOffset, out, outOffset, blocks);
    }

    @Override
    public final void ctr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        requireKey();
        if (direction != Direction.ENCRYPT) {
            throw new IllegalStateException("CTR needs a kernel that is keyed to encrypt");
        }
        requireRegions(in, inOffset, out, outOffset, blocks);
        Objects.checkFromIndexSize(0, blockBytes, counter.length);
        runCtr(counter, in, inOffset, out, outOffset, blocks);
    }

    @Override
    public final void clear() {
        direction = null;
        wipe();
    }

    private void requireKey() {
        if (direction == null) {
            throw new IllegalStateException("the kernel has no key");
        }
    }

    private void requireRegions(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        long bytes = (long) blocks * blockBytes;
        Objects.checkFromIndexSize(inOffset, bytes, (long) in.length);
        Objects.checkFromIndexSize(outOffset, bytes, (long) out.length);
    }
}
