package org.bitlane.jmh;

import org.bitlane.provider.BitlaneProvider;
import org.openjdk.jmh.annotations.Param;

/** SIMON 64/128, which no other provider has. */
public class SimonCipherBenchmark extends AbstractCipherBenchmark {
    /** What is done. */
    @Param({"SIMON64_128/ECB/NoPadding", "SIMON64_128/CBC/NoPadding", "SIMON64_128/CTR/NoPadding"})
    public String transformation;

    @Override
    String provider() {
        return BitlaneProvider.NAME;
    }

    @Override
    String transformation() {
        return transformation;
    }
}
