package org.bitlane.hwmodels;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;

/** The configurations that there are. */
public final class DesignSpace {
    private DesignSpace() {}

    /** Every configuration of an algorithm: iterative, all unroll factors, all pipeline depths, all variants. */
    public static List<KernelConfiguration> all(Algorithm algorithm) {
        int rounds = algorithm.rounds();
        return withVariants(algorithm, IntStream.rangeClosed(2, rounds).toArray());
    }

    /** Every configuration of every algorithm. */
    public static List<KernelConfiguration> all() {
        return Arrays.stream(Algorithm.values())
                .flatMap(algorithm -> all(algorithm).stream())
                .toList();
    }

    /**
     * The configurations without a variant that a table shows: unroll factors that are a power of two or divide the
     * rounds, and all pipeline depths.
     */
    public static List<KernelConfiguration> notable(Algorithm algorithm) {
        int rounds = algorithm.rounds();
        int[] factors = IntStream.rangeClosed(2, rounds)
                .filter(factor -> Integer.bitCount(factor) == 1 || rounds % factor == 0)
                .toArray();
        return dataflows(algorithm, factors).stream()
                .map(dataflow -> KernelConfiguration.of(algorithm, dataflow))
                .toList();
    }

    /**
     * The configurations without a variant that are worth building: of all unroll factors that take the same clocks a
     * block, only the smallest, since the others deliver as much with more logic.
     */
    public static List<KernelConfiguration> worthBuilding(Algorithm algorithm) {
        int rounds = algorithm.rounds();
        int[] factors = IntStream.rangeClosed(2, rounds)
                .filter(factor -> clocks(rounds, factor) < clocks(rounds, factor - 1))
                .toArray();
        return dataflows(algorithm, factors).stream()
                .map(dataflow -> KernelConfiguration.of(algorithm, dataflow))
                .toList();
    }

    private static int clocks(int rounds, int factor) {
        return (rounds + factor - 1) / factor;
    }

    private static List<KernelConfiguration> withVariants(Algorithm algorithm, int[] factors) {
        List<KernelConfiguration> all = new ArrayList<>();
        for (Dataflow dataflow : dataflows(algorithm, factors)) {
            all.add(KernelConfiguration.of(algorithm, dataflow));
            for (Variant variant : Variant.values()) {
                if (variant.algorithm() == algorithm && allows(dataflow, variant)) {
                    all.add(KernelConfiguration.of(algorithm, dataflow, variant));
                }
            }
        }
        return all;
    }

    private static boolean allows(Dataflow dataflow, Variant variant) {
        return variant != Variant.SYSTOLIC || dataflow.equals(Dataflow.pipelined(1));
    }

    private static List<Dataflow> dataflows(Algorithm algorithm, int[] factors) {
        List<Dataflow> dataflows = new ArrayList<>();
        dataflows.add(Dataflow.iterative());
        Arrays.stream(factors).forEach(factor -> dataflows.add(Dataflow.unrolled(factor)));
        int rounds = algorithm.rounds();
        IntStream.range(1, rounds)
                .map(i -> rounds - i)
                .filter(perStage -> rounds % perStage == 0)
                .forEach(perStage -> dataflows.add(Dataflow.pipelined(perStage)));
        return dataflows;
    }
}
