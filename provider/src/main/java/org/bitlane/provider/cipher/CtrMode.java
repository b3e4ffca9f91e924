package org.bitlane.provider.cipher;

import java.util.Arrays;
import org.bitlane.kernels.BlockKernel;

/**
 * Counter mode: encrypted counter blocks are a keystream that is added to the data, byte by byte (NIST SP 800-38A,
 * 6.5).
 *
 * <p>Whole batches go straight through the kernel. A shorter rest takes its keystream from a batch made in advance,
 * which costs no more than one block would, and what is left of it serves the next call.
 */
final class CtrMode extends BlockMode {
    private final byte[] counter;
    private final byte[] keystream;
    private int used;

    CtrMode(BlockKernel kernel) {
        super(kernel);
        this.counter = new byte[blockBytes];
        this.keystream = new byte[kernel.batch() * blockBytes];
    }

    @Override
    int unitBytes() {
        return 1;
    }

    @Override
    void start(byte[] iv) {
        System.arraycopy(iv, 0, counter, 0, blockBytes);
        Arrays.fill(keystream, (byte) 0);
        used = keystream.length;
    }

    @Override
    void process(byte[] in, int inOffset, byte[] out, int outOffset, int length) {
        int left = Math.min(length, keystream.length - used);
        xorKeystream(in, inOffset, out, outOffset, left);
        int whole = (length - left) / keystream.length * keystream.length;
        kernel.ctr(counter, in, inOffset + left, out, outOffset + left, whole / blockBytes);
        int rest = length - left - whole;
        if (rest > 0) {
            Arrays.fill(keystream, (byte) 0);
            kernel.ctr(counter, keystream, 0, keystream, 0, keystream.length / blockBytes);
            used = 0;
            xorKeystream(in, inOffset + left + whole, out, outOffset + left + whole, rest);
        }
    }

    @Override
    void peek(byte[] before, byte[] block, byte[] out) {
        throw new UnsupportedOperationException("a stream has no padding to look at");
    }

    @Override
    void clear() {
        Arrays.fill(counter, (byte) 0);
        Arrays.fill(keystream, (byte) 0);
        used = keystream.length;
    }

    private void xorKeystream(byte[] in, int inOffset, byte[] out, int outOffset, int length) {
        int from = used;
        for (int i = 0; i < length; i++) {
            out[outOffset + i] = (byte) (in[inOffset + i] ^ keystream[from + i]);
        }
        used = from + length;
    }
}
