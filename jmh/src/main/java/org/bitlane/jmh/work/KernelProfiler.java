package org.bitlane.jmh.work;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.provider.BitlaneProvider;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Notes with each result which of Bitlane's kernels served, as the label of a secondary result that is always 1: so a
 * figure that a slower kernel gave, because the fast one was not compiled in time, is seen to be one. A kernel that
 * changed during the measurement leaves two labels.
 */
public final class KernelProfiler implements InternalProfiler {
    /** How labels begin; the kernel follows. */
    public static final String LABEL = "kernel ";

    /** How they end while a faster kernel is being compiled. */
    public static final String STILL_COMPILING = " (another is being compiled)";

    @Override
    public String getDescription() {
        return "which of Bitlane's kernels serve";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        // What served is known afterwards.
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        return kernel(benchmark).stream()
                .map(kernel -> new ScalarResult(LABEL + kernel, 1, "", AggregationPolicy.MAX))
                .toList();
    }

    private static Optional<String> kernel(BenchmarkParams benchmark) {
        String configuration = benchmark.getParam("configuration");
        if (configuration != null) {
            return Optional.of(configuration);
        }
        String provider = benchmark.getParam("provider");
        if (provider != null && !provider.equals(BitlaneProvider.NAME)) {
            return Optional.empty();
        }
        return algorithm(benchmark).map(KernelStatus::of).map(KernelProfiler::describe);
    }

    /** What serves, on one line. */
    public static String describe(KernelStatus status) {
        return status.configuration() + ": " + status.implementation() + (Warmers.areAtWork() ? STILL_COMPILING : "");
    }

    /** The algorithm that a parameter names, or else the benchmark's class. */
    private static Optional<Algorithm> algorithm(BenchmarkParams benchmark) {
        String text = Stream.of(benchmark.getParam("transformation"), benchmark.getParam("algorithm"))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(benchmark.getBenchmark());
        String letters = text.replaceAll("[^A-Za-z0-9_]", "");
        List<Algorithm> algorithms = Arrays.stream(Algorithm.values())
                .filter(algorithm -> letters.contains(algorithm.name()))
                .toList();
        if (algorithms.isEmpty() && letters.contains("Digest")) {
            return Optional.of(Algorithm.SHA256);
        }
        return algorithms.stream().findFirst();
    }
}
