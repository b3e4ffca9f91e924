package org.bitlane.jmh.startup;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.bitlane.jmh.compare.Contest;
import org.bitlane.jmh.process.ChildJvm;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Units;
import org.bitlane.provider.BitlaneProvider;

/**
 * Bitlane's throughput over the first seconds of a process, once as it comes, with vector kernels being compiled on the way,
 * and once without the Vector API. The values of a row are those of its slices, a tenth of a second each; each run of the
 * contest has rows of its own.
 *
 * @param transformation {@code algorithm/mode/NoPadding}, to encrypt with
 * @param size bytes of each call
 * @param seconds how long
 * @param tiered how to start a JVM with the Vector API
 * @param scalar how to start one without
 * @param runs counts the runs
 */
public record RampContest(
        String transformation, int size, int seconds, ChildJvm tiered, ChildJvm scalar, AtomicInteger runs)
        implements Contest {
    /** The name of the benchmark in results. */
    public static final String BENCHMARK = "RampBenchmark.slices";

    /** The parameter that says which kernels there were, {@link #TIERED} or {@link #SCALAR}. */
    public static final String KERNELS = "kernels";

    /** The parameter that says which run a row is of. */
    public static final String RUN = "run";

    /** Kernels as they come. */
    public static final String TIERED = "tiered";

    /** Scalar kernels only. */
    public static final String SCALAR = "scalar";

    private static final int SLICES_PER_SECOND = 10;

    /** A contest that has not run yet. */
    public RampContest(String transformation, int size, int seconds, ChildJvm tiered, ChildJvm scalar) {
        this(transformation, size, seconds, tiered, scalar, new AtomicInteger());
    }

    @Override
    public String name() {
        return BENCHMARK + " size=" + size + " transformation=" + transformation;
    }

    @Override
    public List<Row> run() throws IOException {
        String run = Integer.toString(runs.incrementAndGet());
        return List.of(row(TIERED, tiered, run), row(SCALAR, scalar, run));
    }

    private Row row(String kernels, ChildJvm jvm, String run) throws IOException {
        ChildJvm.Outcome outcome = jvm.run(
                RampMain.class,
                BitlaneProvider.NAME,
                transformation,
                Integer.toString(size),
                Integer.toString(SLICES_PER_SECOND * seconds));
        List<Double> slices = Arrays.stream(outcome.value(RampMain.SLICES).split(","))
                .map(bytes -> Long.parseLong(bytes) * SLICES_PER_SECOND / 1e6)
                .toList();
        return new Row(
                BENCHMARK,
                new TreeMap<>(Map.of(
                        "transformation", transformation, "size", Integer.toString(size), KERNELS, kernels, RUN, run)),
                Units.MEGABYTES_PER_SECOND,
                slices,
                List.of(),
                List.of(outcome.value(RampMain.KERNEL)));
    }
}
