package org.bitlane.kernels.selection;

import java.nio.ByteOrder;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;

/** SM4 as the scalar kernel computes it, after it has computed a while for nothing: any other kernel is faster. */
final class SlowKernel implements BlockKernel {
    private static final int BLOCKS_FOR_NOTHING = 400;

    private final BlockKernel kernel =
            ScalarKernels.all().get(ScalarKernels.fastest(Algorithm.SM4)).apply(ByteOrder.BIG_ENDIAN);
    private final byte[] waste = new byte[16 * BLOCKS_FOR_NOTHING];

    @Override
    public KernelConfiguration configuration() {
        return kernel.configuration();
    }

    @Override
    public int batch() {
        return kernel.batch();
    }

    @Override
    public void init(Direction direction, byte[] key) {
        kernel.init(direction, key);
    }

    @Override
    public void ecb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        wasteTime();
        kernel.ecb(in, inOffset, out, outOffset, blocks);
    }

    @Override
    public void cbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        wasteTime();
        kernel.cbc(chain, in, inOffset, out, outOffset, blocks);
    }

    @Override
    public void ctr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        wasteTime();
        kernel.ctr(counter, in, inOffset, out, outOffset, blocks);
    }

    @Override
    public void clear() {
        kernel.clear();
    }

    private void wasteTime() {
        kernel.ecb(waste, 0, waste, 0, BLOCKS_FOR_NOTHING);
    }
}
