package org.bitlane.provider.cipher;

import org.bitlane.kernels.BlockKernel;

/** Electronic codebook: nothing links the blocks (NIST SP 800-38A, 6.1). */
final class EcbMode extends BlockMode {
    EcbMode(BlockKernel kernel) {
        super(kernel);
    }

    @Override
    void start(byte[] iv) {
        // No block depends on anything before it.
    }

    @Override
    void process(byte[] in, int inOffset, byte[] out, int outOffset, int length) {
        kernel.ecb(in, inOffset, out, outOffset, length / blockBytes);
    }

    @Override
    void peek(byte[] before, byte[] block, byte[] out) {
        kernel.ecb(block, 0, out, 0, 1);
    }

    @Override
    void clear() {
        // Nothing is kept between blocks.
    }
}
