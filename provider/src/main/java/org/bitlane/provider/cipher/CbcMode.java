package org.bitlane.provider.cipher;

import java.util.Arrays;
import org.bitlane.kernels.BlockKernel;

/** Cipher block chaining: the ciphertext block before is added to the plaintext (NIST SP 800-38A, 6.2). */
final class CbcMode extends BlockMode {
    private final byte[] chain;
    private final byte[] peekChain;

    CbcMode(BlockKernel kernel) {
        super(kernel);
        this.chain = new byte[blockBytes];
        this.peekChain = new byte[blockBytes];
    }

    @Override
    void start(byte[] iv) {
        System.arraycopy(iv, 0, chain, 0, blockBytes);
    }

    @Override
    void process(byte[] in, int inOffset, byte[] out, int outOffset, int length) {
        kernel.cbc(chain, in, inOffset, out, outOffset, length / blockBytes);
    }

    @Override
    void peek(byte[] before, byte[] block, byte[] out) {
        System.arraycopy(before == null ? chain : before, 0, peekChain, 0, blockBytes);
        kernel.cbc(peekChain, block, 0, out, 0, 1);
    }

    @Override
    void clear() {
        Arrays.fill(chain, (byte) 0);
        Arrays.fill(peekChain, (byte) 0);
    }
}
