package org.bitlane.provider.cipher;

import org.bitlane.kernels.BlockKernel;

/** One mode of operation over a keyed kernel: what links one block to the next. */
abstract class BlockMode {
    final BlockKernel kernel;
    final int blockBytes;

    BlockMode(BlockKernel kernel) {
        this.kernel = kernel;
        this.blockBytes = kernel.configuration().algorithm().blockBytes();
    }

    /** The granularity of {@link #process}: a block, or a byte for a mode that turns the cipher into a stream. */
    int unitBytes() {
        return blockBytes;
    }

    /**
     * Starts a message.
     *
     * @param iv one block, copied; null for a mode without one
     */
    abstract void start(byte[] iv);

    /**
     * Puts the next {@code length} bytes of the message, a multiple of {@link #unitBytes()}, through the cipher. The
     * output may lie on the input or behind it in the same array, as for {@link BlockKernel}.
     */
    abstract void process(byte[] in, int inOffset, byte[] out, int outOffset, int length);

    /**
     * Puts one block of the message that is not yet its turn through the cipher; the mode stays where it is.
     *
     * @param before the block of input before it, or null if it is the next one
     */
    abstract void peek(byte[] before, byte[] block, byte[] out);

    /** Overwrites what depends on the message. */
    abstract void clear();
}
