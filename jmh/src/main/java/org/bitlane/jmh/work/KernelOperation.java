package org.bitlane.jmh.work;

import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Kernels;

/** A bare kernel that enciphers the same input again and again, from array to array. */
public final class KernelOperation implements Runnable {
    private final BlockKernel kernel;
    private final Mode mode;
    private final byte[] chain;
    private final byte[] input;
    private final byte[] output;
    private final int blocks;

    /** The modes that a kernel has of itself. */
    public enum Mode {
        /** Each block on its own. */
        ECB,
        /** Data and encrypted counter. Each call counts on from the one before. */
        CTR
    }

    /**
     * A kernel, keyed to encrypt, its input, and room for its output.
     *
     * @param size bytes of input, whole blocks
     * @throws IllegalArgumentException if no kernel runs the configuration here
     */
    public KernelOperation(KernelConfiguration configuration, Mode mode, int size) {
        this.kernel = Kernels.blockKernel(configuration);
        this.mode = mode;
        int blockBytes = configuration.algorithm().blockBytes();
        this.chain = Samples.iv(blockBytes);
        this.input = Samples.data(size);
        this.output = new byte[size];
        this.blocks = size / blockBytes;
        kernel.init(Direction.ENCRYPT, Samples.key());
    }

    @Override
    public void run() {
        if (mode == Mode.ECB) {
            kernel.ecb(input, 0, output, 0, blocks);
        } else {
            kernel.ctr(chain, input, 0, output, 0, blocks);
        }
    }

    /** A copy of what was last written. */
    public byte[] output() {
        return output.clone();
    }
}
