package org.bitlane.jmh;

import java.security.GeneralSecurityException;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import org.bitlane.jmh.work.Keys;
import org.bitlane.jmh.work.Providers;
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

/**
 * {@link Cipher#init} with a new key each time, and nothing after it. A provider may put work off until there is data; what
 * that comes to is in {@link CipherBenchmark}'s one-shot messages.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class KeySetupBenchmark {
    /** Who does it. */
    @Param({BitlaneProvider.NAME, BouncyCastleProvider.PROVIDER_NAME, Providers.KONA})
    public String provider;

    /** What for. */
    @Param("SM4/ECB/NoPadding")
    public String transformation;

    private Cipher cipher;
    private Keys keys;

    /** Makes the cipher and its keys. */
    @Setup
    public void setUp() throws GeneralSecurityException {
        cipher = Cipher.getInstance(transformation, Providers.named(provider));
        keys = new Keys(transformation.split("/")[0]);
    }

    /** One key. */
    @Benchmark
    public Cipher init() throws GeneralSecurityException {
        SecretKey key = keys.next();
        cipher.init(Cipher.ENCRYPT_MODE, key);
        return cipher;
    }

    /** A block under the last key. */
    byte[] output(byte[] block) throws GeneralSecurityException {
        return cipher.doFinal(block);
    }
}
