package org.bitlane.kernels.selection;

import java.util.Arrays;
import java.util.function.Supplier;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.scalar.CheckedBlockKernel;

/**
 * The kernel that applications get: the scalar one until the vector kernels are compiled, then for each call those that
 * pay for its length.
 *
 * <p>Whole batches, and a rest that is worth one, go to the large kernel; what remains goes to the small one. How much
 * goes where is decided first and then passed along, because the warmer takes the same way: so the compiler has seen
 * every branch taken, and throws nothing away when the switch comes.
 *
 * <p>Each kernel is made, and keyed, when it is first needed.
 */
final class TieredBlockKernel extends CheckedBlockKernel {
    private final CipherTiers tiers;
    private final Slot scalar;
    private final Slot small;
    private final Slot large;
    private final int batch;
    private final int largeBatch;
    private final byte[] key;
    private Direction direction;

    TieredBlockKernel(CipherTiers tiers) {
        super(tiers.large().configuration());
        this.tiers = tiers;
        this.scalar = new Slot(tiers::newScalarKernel);
        this.small = new Slot(tiers.small()::newKernel);
        this.large = new Slot(tiers.large()::newKernel);
        this.batch = tiers.small().batch();
        this.largeBatch = tiers.large().batch();
        this.key = new byte[configuration().algorithm().keyBytes()];
    }

    @Override
    public int batch() {
        return batch;
    }

    @Override
    protected void expandKey(Direction newDirection, byte[] newKey) {
        System.arraycopy(newKey, 0, key, 0, key.length);
        direction = newDirection;
        scalar.forgetKey();
        small.forgetKey();
        large.forgetKey();
    }

    @Override
    protected void runEcb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        int many = manyOf(blocks);
        ecb(many, tiers.small().isReady(), in, inOffset, out, outOffset, blocks);
    }

    private void ecb(int many, boolean smallReady, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        int done = many * blockBytes;
        if (many > 0) {
            large.keyed(direction, key).ecb(in, inOffset, out, outOffset, many);
        }
        if (many < blocks) {
            few(smallReady, blocks - many, false).ecb(in, inOffset + done, out, outOffset + done, blocks - many);
        }
    }

    @Override
    protected void runCbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        boolean serial = direction == Direction.ENCRYPT;
        int many = serial ? 0 : manyOf(blocks);
        cbc(many, tiers.small().isReady(), serial, chain, in, inOffset, out, outOffset, blocks);
    }

    private void cbc(
            int many,
            boolean smallReady,
            boolean serial,
            byte[] chain,
            byte[] in,
            int inOffset,
            byte[] out,
            int outOffset,
            int blocks) {
        int done = many * blockBytes;
        if (many > 0) {
            large.keyed(direction, key).cbc(chain, in, inOffset, out, outOffset, many);
        }
        if (many < blocks) {
            few(smallReady, blocks - many, serial)
                    .cbc(chain, in, inOffset + done, out, outOffset + done, blocks - many);
        }
    }

    @Override
    protected void runCtr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
        int many = manyOf(blocks);
        ctr(many, tiers.small().isReady(), counter, in, inOffset, out, outOffset, blocks);
    }

    private void ctr(
            int many,
            boolean smallReady,
            byte[] counter,
            byte[] in,
            int inOffset,
            byte[] out,
            int outOffset,
            int blocks) {
        int done = many * blockBytes;
        if (many > 0) {
            large.keyed(direction, key).ctr(counter, in, inOffset, out, outOffset, many);
        }
        if (many < blocks) {
            few(smallReady, blocks - many, false)
                    .ctr(counter, in, inOffset + done, out, outOffset + done, blocks - many);
        }
    }

    @Override
    protected void wipe() {
        Arrays.fill(key, (byte) 0);
        scalar.clear();
        small.clear();
        large.clear();
    }

    /** How many of the blocks, from the first on, the large kernel takes. */
    private int manyOf(int blocks) {
        if (!tiers.large().isReady()) {
            return 0;
        }
        int rest = blocks % largeBatch;
        return rest < tiers.large().leastBlocks() ? blocks - rest : blocks;
    }

    /** The kernel for blocks that the large one does not take: for many, while that is not ready, the scalar one. */
    private BlockKernel few(boolean smallReady, int blocks, boolean serial) {
        int together = serial ? 1 : blocks;
        if (smallReady
                && together >= tiers.small().leastBlocks()
                && (serial || blocks < tiers.large().leastBlocks())) {
            return small.keyed(direction, key);
        }
        tiers.countScalarWork(blocks, serial);
        return scalar.keyed(direction, key);
    }

    /** A kernel that is made and keyed when it is needed. */
    private static final class Slot {
        private final Supplier<? extends BlockKernel> constructor;
        private BlockKernel kernel;
        private boolean keyed;

        Slot(Supplier<? extends BlockKernel> constructor) {
            this.constructor = constructor;
        }

        void forgetKey() {
            keyed = false;
        }

        BlockKernel keyed(Direction direction, byte[] key) {
            if (!keyed) {
                if (kernel == null) {
                    kernel = constructor.get();
                }
                kernel.init(direction, key);
                keyed = true;
            }
            return kernel;
        }

        void clear() {
            keyed = false;
            if (kernel != null) {
                kernel.clear();
            }
        }
    }
}
