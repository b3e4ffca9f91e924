package org.bitlane.jmh;

import org.bitlane.jmh.work.Providers;
import org.bitlane.provider.BitlaneProvider;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.openjdk.jmh.annotations.Param;

/** SM4, by every provider that has it; and AES for scale, since processors have instructions for it and not for SM4. */
public class CipherBenchmark extends AbstractCipherBenchmark {
    /** The JDK's AES, in place of SM4. */
    static final String AES_FOR_SCALE = "SunJCE-AES";

    /** Who does it. */
    @Param({BitlaneProvider.NAME, BouncyCastleProvider.PROVIDER_NAME, Providers.KONA, AES_FOR_SCALE})
    public String provider;

    /** What is done. */
    @Param({"SM4/CBC/NoPadding", "SM4/CTR/NoPadding"})
    public String transformation;

    @Override
    String provider() {
        return provider.equals(AES_FOR_SCALE) ? "SunJCE" : provider;
    }

    @Override
    String transformation() {
        return provider.equals(AES_FOR_SCALE) ? transformation.replace("SM4", "AES") : transformation;
    }
}
