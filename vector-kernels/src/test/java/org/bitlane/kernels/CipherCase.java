package org.bitlane.kernels;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.SimonReference;
import org.bitlane.kernels.reference.Sm4Reference;
import org.bitlane.kernels.scalar.Sm4TableKernel;
import org.bitlane.kernels.scalar.generated.Sm4Unrolled4;
import org.bitlane.kernels.vector.VectorBlockKernel;
import org.bitlane.kernels.vector.VectorKernels;

/** A block kernel to be tested, with the reference that it must equal. */
record CipherCase(String name, KernelConfiguration configuration, ByteOrder order, Supplier<BlockKernel> constructor) {

    /**
     * Every configuration that can run, the kernels that serve each cipher in each byte order, and, where there is the Vector
     * API, those for few blocks and one of SIMON's in the other byte order.
     */
    static List<CipherCase> all() {
        List<CipherCase> all = new ArrayList<>();
        for (Algorithm algorithm : List.of(Algorithm.SM4, Algorithm.SIMON64_128)) {
            for (KernelConfiguration configuration : Kernels.runnable(algorithm)) {
                all.add(of(configuration.toString(), configuration, () -> Kernels.blockKernel(configuration)));
            }
            KernelConfiguration serving = Kernels.blockKernel(algorithm).configuration();
            all.add(of(serving + " (tiered)", serving, () -> Kernels.blockKernel(algorithm)));
        }
        KernelConfiguration simon = Kernels.blockKernel(Algorithm.SIMON64_128).configuration();
        all.add(of(
                "SM4 with tables",
                KernelConfiguration.parse("SM4/unrolled-4"),
                () -> new Sm4TableKernel(Dataflow.unrolled(4), new Sm4Unrolled4())));
        all.add(ofLittleEndian(
                simon + " (tiered, little-endian)",
                simon,
                () -> Kernels.blockKernel(Algorithm.SIMON64_128, ByteOrder.LITTLE_ENDIAN)));
        if (VectorModule.isThere()) {
            addVectorCases(all);
        }
        return all;
    }

    private static void addVectorCases(List<CipherCase> all) {
        all.add(of("SM4 for few blocks", KernelConfiguration.parse("SM4/iterative"), VectorKernels::forFewBlocks));
        KernelConfiguration few = KernelConfiguration.parse("SIMON64_128/unrolled-2");
        all.add(of("SIMON for few blocks", few, () -> VectorKernels.simonForFewBlocks(ByteOrder.BIG_ENDIAN)));
        all.add(ofLittleEndian(
                "SIMON for few blocks (little-endian)",
                few,
                () -> VectorKernels.simonForFewBlocks(ByteOrder.LITTLE_ENDIAN)));
        all.add(simonLittleEndian(KernelConfiguration.parse("SIMON64_128/pipelined-2")));
    }

    /** SIMON's vector kernel of a configuration in the other byte order. */
    static CipherCase simonLittleEndian(KernelConfiguration configuration) {
        return ofLittleEndian(
                configuration + " (little-endian)",
                configuration,
                () -> VectorKernels.simon(configuration, ByteOrder.LITTLE_ENDIAN));
    }

    private static CipherCase ofLittleEndian(
            String name, KernelConfiguration configuration, Supplier<BlockKernel> constructor) {
        return new CipherCase(name, configuration, ByteOrder.LITTLE_ENDIAN, constructor);
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
