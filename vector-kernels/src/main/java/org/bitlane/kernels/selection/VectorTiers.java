package org.bitlane.kernels.selection;

import java.nio.ByteOrder;
import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.vector.VectorBlockKernel;
import org.bitlane.kernels.vector.VectorKernels;

/** The tiers of vector kernels. To be touched only where {@link VectorApi} has found the Vector API. */
final class VectorTiers {
    /**
     * From how many blocks on a batch of SM4, whole or not, is faster than groups of a few. The time of a batch hardly
     * depends on the width of the vectors, that of groups does: at 512 bits there are three-input operations for both.
     */
    private static int leastBlocksForABatch() {
        return VectorKernels.vectorBits() >= 512 ? 24 : 20;
    }

    /** Bits of the vectors of SM4's kernel for few blocks. */
    private static final int FEW_BLOCKS_BITS = 128;

    /** From how many blocks on SIMON's kernel for few of them is faster than one at a time. */
    private static final int LEAST_BLOCKS_FOR_LANES = 4;

    private VectorTiers() {}

    /** Bits of the vectors that kernels for much data use. */
    static int vectorBits() {
        return VectorKernels.vectorBits();
    }

    /** The configurations of a cipher that have a vector kernel, the default first. */
    static List<KernelConfiguration> configurations(Algorithm algorithm) {
        KernelConfiguration preferred = Defaults.of(algorithm, VectorKernels.vectorBits());
        return Defaults.first(preferred, VectorKernels.configurations(algorithm));
    }

    /** A new kernel of one of {@link #configurations}. */
    static BlockKernel kernel(KernelConfiguration configuration) {
        return VectorKernels.packed(configuration);
    }

    /**
     * The tier of SM4 for few blocks; if they may be as few as one, also for chains.
     *
     * @param leastBlocks from how many blocks on it is to serve
     */
    static Tier sm4Small(int leastBlocks) {
        return new Tier(
                "16-entry tables in 128-bit vector registers, 4 or 16 blocks at a time",
                VectorKernels.forFewBlocks().configuration(),
                leastBlocks,
                VectorKernels.forFewBlocks().batch(),
                FEW_BLOCKS_BITS,
                VectorKernels::forFewBlocks);
    }

    /** The tier of SM4 for many blocks. */
    static Tier sm4Large(KernelConfiguration configuration) {
        return new Tier(
                "bitsliced in " + VectorKernels.vectorBits() + "-bit vector registers, " + VectorKernels.batch()
                        + " blocks a batch",
                configuration,
                leastBlocksForABatch(),
                VectorKernels.batch(),
                VectorKernels.vectorBits(),
                () -> VectorKernels.packed(configuration));
    }

    /** The tier of SIMON for few blocks. */
    static Tier simonSmall(ByteOrder order) {
        VectorBlockKernel kernel = VectorKernels.simonForFewBlocks(order);
        return new Tier(
                "a word in every lane of " + VectorKernels.vectorBits() + "-bit vector registers, " + kernel.batch()
                        + " blocks at a time",
                kernel.configuration(),
                Math.min(LEAST_BLOCKS_FOR_LANES, kernel.batch()),
                kernel.batch(),
                VectorKernels.vectorBits(),
                () -> VectorKernels.simonForFewBlocks(order));
    }

    /** The tier of SIMON for many blocks. */
    static Tier simonLarge(KernelConfiguration configuration, ByteOrder order) {
        int batch = VectorKernels.simon(configuration, order).batch();
        return new Tier(
                "bitsliced in " + VectorKernels.vectorBits() + "-bit vector registers, " + batch + " blocks a batch",
                configuration,
                batch / 2,
                batch,
                VectorKernels.vectorBits(),
                () -> VectorKernels.simon(configuration, order));
    }
}
