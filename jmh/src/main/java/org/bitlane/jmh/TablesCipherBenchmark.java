package org.bitlane.jmh;

import org.bitlane.jmh.work.Providers;
import org.bitlane.provider.BitlaneProvider;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;

/** SM4 where Bitlane may look things up in tables, as peers do: faster for chains, and not constant-time. */
@Fork(
        value = 1,
        jvmArgsAppend = {"--add-modules=jdk.incubator.vector", TablesCipherBenchmark.OPTION})
public class TablesCipherBenchmark extends AbstractCipherBenchmark {
    /** The JVM option that allows tables. */
    public static final String OPTION = "-Dorg.bitlane.sm4.tables=true";

    /** Who does it. */
    @Param({BitlaneProvider.NAME, BouncyCastleProvider.PROVIDER_NAME, Providers.KONA})
    public String provider;

    /** What is done. */
    @Param("SM4/CBC/NoPadding")
    public String transformation;

    @Override
    String provider() {
        return provider;
    }

    @Override
    String transformation() {
        return transformation;
    }
}
