package org.bitlane.kernels.selection;

import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.PlaneRounds;
import org.bitlane.kernels.scalar.SimonLongKernel;
import org.bitlane.kernels.scalar.Sm4LongKernel;
import org.bitlane.kernels.scalar.Sm4TableKernel;
import org.bitlane.kernels.scalar.generated.SimonIterative;
import org.bitlane.kernels.scalar.generated.SimonUnrolled2;
import org.bitlane.kernels.scalar.generated.SimonUnrolled4;
import org.bitlane.kernels.scalar.generated.Sm4Iterative;
import org.bitlane.kernels.scalar.generated.Sm4Unrolled4;

/** The block kernels that need nothing but Java, by configuration. */
final class ScalarKernels {
    /** The rounds of each dataflow of SM4. */
    private static final Map<Dataflow, PlaneRounds> SM4_ROUNDS = sm4Rounds();

    /** How to make a kernel for a byte order. */
    private static final Map<KernelConfiguration, Function<ByteOrder, BlockKernel>> KERNELS = kernels();

    private ScalarKernels() {}

    /** All configurations of both ciphers. */
    static Map<KernelConfiguration, Function<ByteOrder, BlockKernel>> all() {
        return KERNELS;
    }

    /** A kernel for SM4 that looks up few blocks in tables, which is not constant-time. */
    static BlockKernel sm4WithTables(KernelConfiguration configuration) {
        Dataflow dataflow = configuration.dataflow();
        return new Sm4TableKernel(dataflow, SM4_ROUNDS.get(dataflow));
    }

    /** The fastest configuration of a cipher. */
    static KernelConfiguration fastest(Algorithm algorithm) {
        return Defaults.of(algorithm, Defaults.SCALAR_BITS);
    }

    /** The configurations of a cipher, the default first. */
    static List<KernelConfiguration> of(Algorithm algorithm) {
        List<KernelConfiguration> configurations = KERNELS.keySet().stream()
                .filter(configuration -> configuration.algorithm() == algorithm)
                .toList();
        return Defaults.first(fastest(algorithm), configurations);
    }

    private static Map<KernelConfiguration, Function<ByteOrder, BlockKernel>> kernels() {
        Map<KernelConfiguration, Function<ByteOrder, BlockKernel>> kernels = new LinkedHashMap<>();
        SM4_ROUNDS.forEach((dataflow, rounds) -> kernels.put(
                KernelConfiguration.of(Algorithm.SM4, dataflow), order -> new Sm4LongKernel(dataflow, rounds)));
        addSimon(kernels, Dataflow.unrolled(2), new SimonUnrolled2());
        addSimon(kernels, Dataflow.unrolled(4), new SimonUnrolled4());
        addSimon(kernels, Dataflow.iterative(), new SimonIterative());
        return kernels;
    }

    private static Map<Dataflow, PlaneRounds> sm4Rounds() {
        Map<Dataflow, PlaneRounds> rounds = new LinkedHashMap<>();
        rounds.put(Dataflow.unrolled(4), new Sm4Unrolled4());
        rounds.put(Dataflow.iterative(), new Sm4Iterative());
        return rounds;
    }

    private static void addSimon(
            Map<KernelConfiguration, Function<ByteOrder, BlockKernel>> kernels, Dataflow dataflow, PlaneRounds rounds) {
        kernels.put(
                KernelConfiguration.of(Algorithm.SIMON64_128, dataflow),
                order -> new SimonLongKernel(dataflow, order, rounds));
    }
}
