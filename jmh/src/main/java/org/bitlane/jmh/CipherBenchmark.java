package org.bitlane.jmh;

import org.bitlane.provider.BitlaneProvider;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.openjdk.jmh.annotations.Param;

/** SM4, by every provider that has it. */
public class CipherBenchmark extends AbstractCipherBenchmark {
    /** Who does it. */
    @Param({BitlaneProvider.NAME, BouncyCastleProvider.PROVIDER_NAME})
    public String provider;

    /** What is done. */
    @Param({"SM4/ECB/NoPadding", "SM4/CBC/NoPadding", "SM4/CTR/NoPadding"})
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
