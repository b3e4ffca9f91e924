package org.bitlane.jmh;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.bitlane.jmh.work.Samples;
import org.bitlane.jmh.work.SteadyState;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.CompressionKernel;
import org.bitlane.kernels.Kernels;
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

/** The compression function of SHA-256 as a bare kernel, over one message. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 5, time = 1)
public class CompressionKernelBenchmark {
    private static final Duration WARM_UP_LIMIT = Duration.ofSeconds(60);

    /** The kernel that serves single messages, by the canonical name of its configuration. */
    @Param("SHA256/iterative")
    public String configuration;

    /** Bytes of one call. */
    @Param("16384")
    public int size;

    private final int[] state = new int[8];
    private CompressionKernel kernel;
    private byte[] message;

    /**
     * Makes the kernel, and waits until it is compiled.
     *
     * @throws IllegalArgumentException if another configuration serves
     */
    @Setup
    public void setUp() {
        kernel = Kernels.compressionKernel();
        if (!kernel.configuration().toString().equals(configuration)) {
            throw new IllegalArgumentException(kernel.configuration() + " serves, and not " + configuration);
        }
        message = Samples.data(size);
        SteadyState.reach(this::compress, size / 2, WARM_UP_LIMIT);
    }

    /** One call. */
    @Benchmark
    public int[] run(Volume volume) {
        volume.add(size);
        compress();
        return state;
    }

    private void compress() {
        kernel.compress(state, message, 0, message.length / Algorithm.SHA256.blockBytes());
    }
}
