package org.bitlane.kernels;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.SimonReference;
import org.bitlane.kernels.reference.Sm4Reference;

/** A block kernel to be tested, with the reference that it must equal. */
record CipherCase(KernelConfiguration configuration, ByteOrder order) {

    /** Every configuration that can run, and the kernel that serves for SIMON's other byte order. */
    static List<CipherCase> all() {
        List<CipherCase> all = new ArrayList<>();
        for (Algorithm algorithm : List.of(Algorithm.SM4, Algorithm.SIMON64_128)) {
            for (KernelConfiguration configuration : Kernels.runnable(algorithm)) {
                all.add(new CipherCase(configuration, ByteOrder.BIG_ENDIAN));
            }
        }
        KernelConfiguration served = Kernels.runnable(Algorithm.SIMON64_128).get(0);
        all.add(new CipherCase(served, ByteOrder.LITTLE_ENDIAN));
        return all;
    }

    Algorithm algorithm() {
        return configuration.algorithm();
    }

    int blockBytes() {
        return algorithm().blockBytes();
    }

    BlockKernel kernel() {
        return order == ByteOrder.BIG_ENDIAN
                ? Kernels.blockKernel(configuration)
                : Kernels.blockKernel(algorithm(), order);
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
        return configuration + (order == ByteOrder.BIG_ENDIAN ? "" : " (little-endian)");
    }
}
