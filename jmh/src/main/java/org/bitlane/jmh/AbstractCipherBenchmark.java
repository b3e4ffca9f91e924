package org.bitlane.jmh;

import java.security.GeneralSecurityException;
import java.security.Provider;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.bitlane.jmh.work.CipherOperation;
import org.bitlane.jmh.work.KernelProfiler;
import org.bitlane.jmh.work.Providers;
import org.bitlane.jmh.work.WarmUp;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.provider.BitlaneProvider;
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

/** A cipher through {@link javax.crypto.Cipher}, from the caller's array or buffer to the caller's. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public abstract class AbstractCipherBenchmark {
    /** Which way. */
    @Param({"ENCRYPT", "DECRYPT"})
    public Direction direction;

    /** Bytes of input to each call. */
    @Param({"64", "1024", "16384"})
    public int size;

    /** More than enough for the vector kernels to be compiled, on a machine that has something else to do as well. */
    Duration warmUpLimit = Duration.ofSeconds(60);

    private CipherOperation operation;

    /** Keys the cipher and makes its input. */
    @Setup
    public void setUp() throws GeneralSecurityException {
        Provider provider = Providers.named(provider());
        operation = new CipherOperation(provider, transformation(), direction, size);
        if (provider().equals(BitlaneProvider.NAME)) {
            Algorithm algorithm = Algorithm.valueOf(transformation().split("/")[0]);
            if (!WarmUp.with(operation, algorithm, warmUpLimit)) {
                System.out.println("# kernels are still being compiled after " + warmUpLimit.toSeconds() + " s: "
                        + KernelProfiler.describe(KernelStatus.of(algorithm)));
            }
        }
    }

    /** One part of an endless message. */
    @Benchmark
    public int update(Volume volume) throws GeneralSecurityException {
        volume.add(size);
        return operation.update();
    }

    /** One whole message; the key and IV are those of the set-up. */
    @Benchmark
    public int doFinal(Volume volume) throws GeneralSecurityException {
        volume.add(size);
        return operation.doFinal();
    }

    /** A new key, and one whole message under it. */
    @Benchmark
    public int oneShot(Volume volume) throws GeneralSecurityException {
        volume.add(size);
        return operation.oneShot();
    }

    /** One part of an endless message, from a direct buffer to a direct buffer. */
    @Benchmark
    public int updateDirect(Volume volume) throws GeneralSecurityException {
        volume.add(size);
        return operation.updateDirect();
    }

    /** The name of the provider to measure. */
    abstract String provider();

    /** The transformation to measure, without padding. */
    abstract String transformation();

    /** A copy of the last result in the array. */
    byte[] output() {
        return operation.output();
    }

    /** A copy of the last result in the direct buffer. */
    byte[] directOutput() {
        return operation.directOutput();
    }
}
