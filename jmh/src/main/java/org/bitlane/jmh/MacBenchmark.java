package org.bitlane.jmh;

import java.security.GeneralSecurityException;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
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

/** A message authentication code through {@link Mac}, one key for all messages, by every provider that has it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MacBenchmark {
    /** Who does it. */
    @Param({BitlaneProvider.NAME, BouncyCastleProvider.PROVIDER_NAME, "SunJCE", Providers.CORRETTO, Providers.CONSCRYPT
    })
    public String provider;

    /** What is done. */
    @Param("HmacSHA256")
    public String algorithm;

    /** Bytes of one message. */
    @Param({"64", "1024", "16384"})
    public int size;

    private Mac mac;
    private byte[] message;
    private byte[] output;

    /** Keys the MAC and makes its message. */
    @Setup
    public void setUp() throws GeneralSecurityException {
        mac = Mac.getInstance(algorithm, Providers.named(provider));
        mac.init(new SecretKeySpec(Samples.key(), algorithm));
        message = Samples.data(size);
        output = new byte[mac.getMacLength()];
    }

    /** One whole message. */
    @Benchmark
    public byte[] mac(Volume volume) throws GeneralSecurityException {
        volume.add(size);
        mac.update(message, 0, message.length);
        mac.doFinal(output, 0);
        return output;
    }

    /** A copy of the last result. */
    byte[] output() {
        return output.clone();
    }
}
