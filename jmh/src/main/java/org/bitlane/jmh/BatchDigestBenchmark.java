package org.bitlane.jmh;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.bitlane.jmh.work.Providers;
import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.Kernels;
import org.bitlane.kernels.Sha256Batch;
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

/** SHA-256 of many messages into one array: by {@link Sha256Batch}, or by a loop over another provider's digest. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BatchDigestBenchmark {
    private static final int HASH_BYTES = Sha256Batch.HASH_BYTES;
    private static final long WARM_UP_NANOS = Duration.ofSeconds(60).toNanos();

    /** How many messages there are, and of which lengths. */
    public enum Shape {
        /** 4096 of 64 bytes. */
        SHORT {
            @Override
            int[] lengths() {
                return equal(4096, 64);
            }
        },
        /** 1024 of 1 KiB. */
        LONG {
            @Override
            int[] lengths() {
                return equal(1024, 1024);
            }
        },
        /** 1024 of 0 to 4 KiB, all lengths as likely. */
        MIXED {
            @Override
            int[] lengths() {
                return new SplittableRandom(1).ints(1024, 0, 4097).toArray();
            }
        },
        /** One of 1 MiB among 4095 of 64 bytes. */
        UNEVEN {
            @Override
            int[] lengths() {
                int[] lengths = equal(4096, 64);
                lengths[1000] = 1 << 20;
                return lengths;
            }
        };

        abstract int[] lengths();

        private static int[] equal(int count, int length) {
            int[] lengths = new int[count];
            Arrays.fill(lengths, length);
            return lengths;
        }
    }

    /** Who does it. */
    @Param({BitlaneProvider.NAME, "SUN"})
    public String provider;

    /** What there is to hash. */
    @Param
    public Shape shape;

    private Sha256Batch batch;
    private MessageDigest digest;
    private byte[] data;
    private int[] offsets;
    private int[] lengths;
    private byte[] output;

    /** Lays out the messages, one behind the other, and waits until the kernels for them are compiled. */
    @Setup
    public void setUp() throws GeneralSecurityException {
        lengths = shape.lengths();
        offsets = new int[lengths.length];
        for (int i = 1; i < offsets.length; i++) {
            offsets[i] = offsets[i - 1] + lengths[i - 1];
        }
        data = Samples.data(Arrays.stream(lengths).sum());
        output = new byte[lengths.length * HASH_BYTES];
        if (provider.equals(BitlaneProvider.NAME)) {
            batch = Sha256Batch.create();
            Kernels.warm(Algorithm.SHA256);
            long end = System.nanoTime() + WARM_UP_NANOS;
            while (!KernelStatus.of(Algorithm.SHA256).settled() && System.nanoTime() - end < 0) {
                hash();
            }
        } else {
            digest = MessageDigest.getInstance("SHA-256", Providers.named(provider));
        }
    }

    /** All messages. */
    @Benchmark
    public byte[] hash(Volume volume) throws GeneralSecurityException {
        volume.add(data.length);
        hash();
        return output;
    }

    private void hash() throws GeneralSecurityException {
        if (batch != null) {
            batch.hashRegions(data, offsets, lengths, output, 0);
            return;
        }
        for (int i = 0; i < lengths.length; i++) {
            digest.update(data, offsets[i], lengths[i]);
            digest.digest(output, i * HASH_BYTES, HASH_BYTES);
        }
    }

    /** A copy of the last result. */
    byte[] output() {
        return output.clone();
    }
}
