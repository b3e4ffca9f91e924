package org.bitlane.kernels.vector;

import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;
import org.bitlane.kernels.vector.generated.Sm4Iterative;
import org.bitlane.kernels.vector.generated.Sm4IterativeDefended;
import org.bitlane.kernels.vector.generated.Sm4Pipelined1;
import org.bitlane.kernels.vector.generated.Sm4Pipelined1Defended;
import org.bitlane.kernels.vector.generated.Sm4Pipelined2;
import org.bitlane.kernels.vector.generated.Sm4Pipelined2Defended;
import org.bitlane.kernels.vector.generated.Sm4Pipelined4;
import org.bitlane.kernels.vector.generated.Sm4Pipelined4Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled16;
import org.bitlane.kernels.vector.generated.Sm4Unrolled16Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled2;
import org.bitlane.kernels.vector.generated.Sm4Unrolled2Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled32;
import org.bitlane.kernels.vector.generated.Sm4Unrolled32Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled4;
import org.bitlane.kernels.vector.generated.Sm4Unrolled4Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled8;
import org.bitlane.kernels.vector.generated.Sm4Unrolled8Defended;

/** The block kernels on the Vector API. */
public final class VectorKernels {
    /** The rounds of each configuration of SM4, the defended ones last. */
    private static final Map<KernelConfiguration, PlaneRounds> SM4 = sm4();

    private VectorKernels() {}

    /**
     * The configurations of a cipher that have a kernel for many blocks, those with a variant last.
     */
    public static List<KernelConfiguration> configurations(Algorithm algorithm) {
        return switch (algorithm) {
            case SM4 -> List.copyOf(SM4.keySet());
            case SIMON64_128 -> SimonKernels.configurations();
            default -> List.of();
        };
    }

    /** A new kernel of one of {@link #configurations}, in the byte order of the cipher's paper or standard. */
    public static VectorBlockKernel packed(KernelConfiguration configuration) {
        if (configuration.algorithm() == Algorithm.SIMON64_128) {
            return simon(configuration, ByteOrder.BIG_ENDIAN);
        }
        PlaneRounds rounds = SM4.get(configuration);
        return configuration.variant().isPresent()
                ? new Sm4DefendedKernel(configuration, rounds)
                : new Sm4PackedKernel(configuration, rounds);
    }

    /** A new kernel of one of SIMON's {@link #configurations} for a byte order. */
    public static VectorBlockKernel simon(KernelConfiguration configuration, ByteOrder order) {
        return SimonKernels.kernel(configuration, order);
    }

    /** A new kernel of SIMON for few blocks. */
    public static VectorBlockKernel simonForFewBlocks(ByteOrder order) {
        return SimonKernels.forFewBlocks(order);
    }

    /** A new kernel of SM4 for few blocks. */
    public static VectorBlockKernel forFewBlocks() {
        return new Sm4NibbleKernel();
    }

    /** Blocks in a batch of a packed kernel. */
    public static int batch() {
        return Lanes.BATCH;
    }

    /** Bits of the vectors that packed kernels use. */
    public static int vectorBits() {
        return Lanes.VECTOR_BYTES * Byte.SIZE;
    }

    private static Map<KernelConfiguration, PlaneRounds> sm4() {
        Map<KernelConfiguration, PlaneRounds> rounds = new LinkedHashMap<>();
        add(rounds, Dataflow.iterative(), new Sm4Iterative());
        add(rounds, Dataflow.unrolled(2), new Sm4Unrolled2());
        add(rounds, Dataflow.unrolled(4), new Sm4Unrolled4());
        add(rounds, Dataflow.unrolled(8), new Sm4Unrolled8());
        add(rounds, Dataflow.unrolled(16), new Sm4Unrolled16());
        add(rounds, Dataflow.unrolled(32), new Sm4Unrolled32());
        add(rounds, Dataflow.pipelined(4), new Sm4Pipelined4());
        add(rounds, Dataflow.pipelined(2), new Sm4Pipelined2());
        add(rounds, Dataflow.pipelined(1), new Sm4Pipelined1());
        addDefended(rounds);
        return rounds;
    }

    private static void addDefended(Map<KernelConfiguration, PlaneRounds> rounds) {
        defend(rounds, Dataflow.iterative(), new Sm4IterativeDefended());
        defend(rounds, Dataflow.unrolled(2), new Sm4Unrolled2Defended());
        defend(rounds, Dataflow.unrolled(4), new Sm4Unrolled4Defended());
        defend(rounds, Dataflow.unrolled(8), new Sm4Unrolled8Defended());
        defend(rounds, Dataflow.unrolled(16), new Sm4Unrolled16Defended());
        defend(rounds, Dataflow.unrolled(32), new Sm4Unrolled32Defended());
        defend(rounds, Dataflow.pipelined(4), new Sm4Pipelined4Defended());
        defend(rounds, Dataflow.pipelined(2), new Sm4Pipelined2Defended());
        defend(rounds, Dataflow.pipelined(1), new Sm4Pipelined1Defended());
    }

    private static void add(Map<KernelConfiguration, PlaneRounds> all, Dataflow dataflow, PlaneRounds rounds) {
        all.putIfAbsent(KernelConfiguration.of(Algorithm.SM4, dataflow), rounds);
    }

    private static void defend(Map<KernelConfiguration, PlaneRounds> all, Dataflow dataflow, PlaneRounds rounds) {
        all.put(KernelConfiguration.of(Algorithm.SM4, dataflow, Variant.DEFENDED), rounds);
    }
}
