package org.bitlane.kernels.vector;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.vector.generated.Sha256Iterative;
import org.bitlane.kernels.vector.generated.Sha256IterativeBitsliced;
import org.bitlane.kernels.vector.generated.Sha256Pipelined16;
import org.bitlane.kernels.vector.generated.Sha256Pipelined4;
import org.bitlane.kernels.vector.generated.Sha256Unrolled16;
import org.bitlane.kernels.vector.generated.Sha256Unrolled2;
import org.bitlane.kernels.vector.generated.Sha256Unrolled4;
import org.bitlane.kernels.vector.generated.Sha256Unrolled64;
import org.bitlane.kernels.vector.generated.Sha256Unrolled8;

/** The kernels of SHA-256 on the Vector API. */
public final class Sha256Kernels {
    private static final KernelConfiguration BITSLICED =
            KernelConfiguration.of(Algorithm.SHA256, Dataflow.iterative(), Variant.BITSLICED);

    /** The rounds of each configuration, the fastest first. */
    private static final Map<KernelConfiguration, LaneRounds> ROUNDS = rounds();

    private Sha256Kernels() {}

    /** The configurations that have a kernel, the fastest first. */
    public static List<KernelConfiguration> configurations() {
        return List.copyOf(ROUNDS.keySet());
    }

    /** A new kernel of one of {@link #configurations}. */
    public static LaneKernel kernel(KernelConfiguration configuration) {
        LaneRounds rounds = ROUNDS.get(configuration);
        return configuration.equals(BITSLICED)
                ? new Sha256SlicedKernel(configuration, rounds)
                : new Sha256LaneKernel(configuration, rounds);
    }

    private static Map<KernelConfiguration, LaneRounds> rounds() {
        Map<KernelConfiguration, LaneRounds> rounds = new LinkedHashMap<>();
        add(rounds, Dataflow.iterative(), new Sha256Iterative());
        add(rounds, Dataflow.unrolled(2), new Sha256Unrolled2());
        add(rounds, Dataflow.unrolled(4), new Sha256Unrolled4());
        add(rounds, Dataflow.unrolled(8), new Sha256Unrolled8());
        add(rounds, Dataflow.unrolled(16), new Sha256Unrolled16());
        add(rounds, Dataflow.unrolled(64), new Sha256Unrolled64());
        add(rounds, Dataflow.pipelined(16), new Sha256Pipelined16());
        add(rounds, Dataflow.pipelined(4), new Sha256Pipelined4());
        rounds.put(BITSLICED, new Sha256IterativeBitsliced());
        return rounds;
    }

    private static void add(Map<KernelConfiguration, LaneRounds> all, Dataflow dataflow, LaneRounds rounds) {
        all.put(KernelConfiguration.of(Algorithm.SHA256, dataflow), rounds);
    }
}
