package org.bitlane.jmh.results;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A small set of results to try things on. */
public final class SampleResults {
    /** A vector kernel's description. */
    public static final String VECTORS = "SM4/unrolled-2: bitsliced in 256-bit vector registers, 64 blocks a batch";

    private SampleResults() {}

    /** A row of SM4 in CTR. */
    public static Row cipher(String provider, int size, List<Double> values, String... kernels) {
        return new Row(
                "CipherBenchmark.update",
                new TreeMap<>(Map.of(
                        "provider",
                        provider,
                        "size",
                        Integer.toString(size),
                        "transformation",
                        "SM4/CTR/NoPadding",
                        "direction",
                        "ENCRYPT")),
                Units.MEGABYTES_PER_SECOND,
                values,
                List.of(0.5),
                List.of(kernels));
    }

    /** A run of such rows at AVX2 on JDK 25. */
    public static Run run(Row... rows) {
        return new Run(
                Setting.AVX2,
                25,
                "A VM 25",
                Setting.AVX2.ourOptions(),
                "2",
                "2026-12-01T00:00:00Z",
                90,
                List.of(0.5, 1.5),
                new TreeMap<>(Map.of("BC", "1.87")),
                new TreeMap<>(Map.of("Conscrypt", "it does not load: no such library")),
                new TreeMap<>(Map.of("MacBenchmark.mac", "it broke")),
                List.of("KeySetupBenchmark.init"),
                List.of(rows));
    }

    /** A set of such runs. */
    public static ResultSet set(Run... runs) {
        return new ResultSet(
                new Machine("A processor", "family 1, model 2", 2, "Linux amd64", 2.5, "measured"),
                "mvn -q -Pbench",
                List.of(runs));
    }

    /** Two sizes, each 12 times as fast as Bouncy Castle. */
    public static ResultSet typical() {
        return set(run(
                cipher("Bitlane", 16384, List.of(600.0, 660.0), VECTORS),
                cipher("BC", 16384, List.of(50.0, 55.0)),
                cipher("Bitlane", 1024, List.of(480.0, 540.0), VECTORS),
                cipher("BC", 1024, List.of(40.0, 45.0)),
                new Row(
                        "KernelBenchmark.run",
                        new TreeMap<>(Map.of("configuration", "SM4/unrolled-4", "mode", "CTR", "size", "16384")),
                        Units.MEGABYTES_PER_SECOND,
                        List.of(777.0),
                        List.of(32.0),
                        List.of("SM4/unrolled-4")),
                Row.of("NewBenchmark.run", Map.of("size", "16"), "ops/s", List.of(123.0))));
    }
}
