package org.bitlane.jmh;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.bitlane.jmh.work.KernelOperation;
import org.bitlane.jmh.work.SteadyState;
import org.bitlane.kernels.KernelConfiguration;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Every dataflow of the ciphers as a bare kernel, without the JCA and without tiers: one kernel, compiled, from array to
 * array. A configuration that has no kernel in the running JVM fails with an exception that lists those that have.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 5, time = 1)
public class KernelBenchmark {
    /** Kernels that chain many methods take their time to be compiled. */
    private static final Duration WARM_UP_LIMIT = Duration.ofSeconds(60);

    /** The kernel, by the canonical name of its configuration. */
    @Param({
        "SM4/iterative",
        "SM4/unrolled-2",
        "SM4/unrolled-4",
        "SM4/unrolled-8",
        "SM4/unrolled-16",
        "SM4/unrolled-32",
        "SM4/pipelined-4",
        "SM4/pipelined-2",
        "SM4/pipelined-1",
        "SM4/iterative+defended",
        "SM4/unrolled-2+defended",
        "SM4/unrolled-4+defended",
        "SM4/unrolled-8+defended",
        "SM4/unrolled-16+defended",
        "SM4/unrolled-32+defended",
        "SM4/pipelined-4+defended",
        "SM4/pipelined-2+defended",
        "SM4/pipelined-1+defended",
        "SIMON64_128/iterative",
        "SIMON64_128/unrolled-2",
        "SIMON64_128/unrolled-4",
        "SIMON64_128/unrolled-8",
        "SIMON64_128/unrolled-11",
        "SIMON64_128/unrolled-16",
        "SIMON64_128/unrolled-22",
        "SIMON64_128/unrolled-44",
        "SIMON64_128/pipelined-4",
        "SIMON64_128/pipelined-2",
        "SIMON64_128/pipelined-1",
        "SIMON64_128/pipelined-1+systolic"
    })
    public String configuration;

    /** What the kernel does. */
    @Param("CTR")
    public KernelOperation.Mode mode;

    /** Bytes of one call. */
    @Param("16384")
    public int size;

    private KernelOperation operation;

    /** Keys the kernel, and waits until it is compiled. */
    @Setup
    public void setUp() {
        operation = new KernelOperation(KernelConfiguration.parse(configuration), mode, size);
        if (!SteadyState.reach(operation, size / 2, WARM_UP_LIMIT)) {
            System.out.println("# not steady after " + WARM_UP_LIMIT.toSeconds() + " s: " + configuration);
        }
    }

    /** One call. */
    @Benchmark
    public void run(Volume volume) {
        volume.add(size);
        operation.run();
    }

    /** A copy of the last result. */
    byte[] output() {
        return operation.output();
    }
}
