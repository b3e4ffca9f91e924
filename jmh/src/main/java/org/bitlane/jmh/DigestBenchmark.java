package org.bitlane.jmh;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.concurrent.TimeUnit;
import org.bitlane.jmh.work.Providers;
import org.bitlane.jmh.work.Samples;
import org.bitlane.provider.BitlaneProvider;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
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

/** A hash function through {@link MessageDigest}, into the caller's array, by every provider that has it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class DigestBenchmark {
    /** Who does it. */
    @Param({BitlaneProvider.NAME, BouncyCastleProvider.PROVIDER_NAME, "SUN", Providers.CORRETTO, Providers.CONSCRYPT})
    public String provider;

    /** What is done. */
    @Param("SHA-256")
    public String algorithm;

    /** Bytes of one message. */
    @Param({"64", "1024", "16384"})
    public int size;

    private MessageDigest digest;
    private byte[] message;
    private byte[] output;

    /** Makes the digest and its message. */
    @Setup
    public void setUp() throws GeneralSecurityException {
        digest = MessageDigest.getInstance(algorithm, Providers.named(provider));
        message = Samples.data(size);
        output = new byte[digest.getDigestLength()];
    }

    /** One whole message. */
    @Benchmark
    public int digest(Volume volume) throws GeneralSecurityException {
        volume.add(size);
        digest.update(message, 0, message.length);
        return digest.digest(output, 0, output.length);
    }

    /** A copy of the last result. */
    byte[] output() {
        return output.clone();
    }
}
