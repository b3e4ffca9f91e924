package org.bitlane.kernels.batch;

import java.util.Arrays;
import org.bitlane.kernels.CompressionKernel;

/** Hashes one message after the other by a compression function of one message. */
public final class KernelHasher implements MessageHasher {
    private final CompressionKernel kernel;
    private final int[] state = new int[8];
    private final byte[] end = new byte[2 * Padding.BLOCK_BYTES];

    /** Hashes by the given kernel, which nothing else may use at the same time. */
    public KernelHasher(CompressionKernel kernel) {
        this.kernel = kernel;
    }

    @Override
    public void hash(Prefix prefix, byte[] in, int offset, int length, byte[] out, int outOffset) {
        System.arraycopy(prefix.state(), 0, state, 0, state.length);
        int whole = length / Padding.BLOCK_BYTES;
        kernel.compress(state, in, offset, whole);
        int done = whole * Padding.BLOCK_BYTES;
        int blocks = Padding.blocks(length - done);
        Padding.write(in, offset + done, length - done, prefix.block().length + (long) done, end, 0, blocks);
        kernel.compress(state, end, 0, blocks);
        Padding.writeState(state, out, outOffset);
    }

    @Override
    public void clear() {
        Arrays.fill(state, 0);
        Arrays.fill(end, (byte) 0);
        kernel.clear();
    }
}
