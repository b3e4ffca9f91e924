package org.bitlane.kernels;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.SimonReference;
import org.bitlane.kernels.reference.Sm4Reference;
import org.bitlane.kernels.vector.VectorBlockKernel;
import org.bitlane.kernels.vector.VectorKernels;

/** A block kernel to be tested, with the reference that it must equal. */
record CipherCase(String name, KernelConfiguration configuration, ByteOrder order, Supplier<BlockKernel> constructor) {

    /**
     * Every configuration that can run, the kernel that serves for SIMON's other byte order, the one that serves SM4, and,
     * where there is the Vector API, that for few blocks.
     */
    static List<CipherCase> all() {
        List<CipherCase> all = new ArrayList<>();
        for (Algorithm algorithm : List.of(Algorithm.SM4, Algorithm.SIMON64_128)) {
            for (KernelConfiguration configuration : Kernels.runnable(algorithm)) {
                all.add(of(configuration.toString(), configuration, () -> Kernels.blockKernel(configuration)));
            }
        }
        KernelConfiguration simon = Kernels.runnable(Algorithm.SIMON64_128).get(0);
        all.add(new CipherCase(
                simon + " (little-endian)",
                simon,
                ByteOrder.LITTLE_ENDIAN,
                () -> Kernels.blockKernel(Algorithm.SIMON64_128, ByteOrder.LITTLE_ENDIAN)));
        KernelConfiguration sm4 = Kernels.blockKernel(Algorithm.SM4).configuration();
        all.add(of(sm4 + " (tiered)", sm4, () -> Kernels.blockKernel(Algorithm.SM4)));
        if (VectorModule.isThere()) {
            all.add(of("SM4 for few blocks", KernelConfiguration.parse("SM4/iterative"), VectorKernels::forFewBlocks));
        }
        return all;
    }

    private static CipherCase of(String name, KernelConfiguration configuration, Supplier<BlockKernel> constructor) {
        return new CipherCase(name, configuration, ByteOrder.BIG_ENDIAN, constructor);
    }

    /** Whether every block of a chain takes a whole batch, or as many as a pipeline has stages. */
    boolean chainsInBatches() {
        return VectorModule.isThere() && kernel() instanceof VectorBlockKernel packed && packed.batch() > 4;
    }

    Algorithm algorithm() {
        return configuration.algorithm();
    }

    int blockBytes() {
        return algorithm().blockBytes();
    }

    BlockKernel kernel() {
        return constructor.get();
    }

    BlockKernel kernel(Direction direction, byte[] key) {
        BlockKernel kernel = kernel();
        kernel.init(direction, key);
        return kernel;
    }

    BlockFunction reference(byte[] key) {
        return algorithm() == Algorithm.SM4 ? new Sm4Reference(key) : new SimonReference(key, order);
    }

    @Override
    public String toString() {
        return name;
    }
}
