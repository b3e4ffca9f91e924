package org.bitlane.jmh.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.results.Setting;

/** Which configurations a run's figures speak for. */
public final class Tuning {
    private static final String BENCHMARK = "KernelBenchmark.run";
    private static final String CONFIGURATION = "configuration";
    private static final int SCALAR_BITS = 64;

    /** What a configuration must be faster by than the present default: less is noise. */
    private static final double WORTH_A_CHANGE = 1.03;

    private Tuning() {}

    /**
     * What is to be done about one line of the table.
     *
     * @param algorithm the cipher
     * @param bits the width of the vectors, or 64 for none
     * @param jdk the feature release
     * @param present the present default, or an empty text
     * @param presentRate its rate in MB/s (10^6 bytes a second), or 0 if it was not measured
     * @param fastest the fastest that was measured, without a variant
     * @param fastestRate its rate
     */
    public record Verdict(
            String algorithm,
            int bits,
            int jdk,
            String present,
            double presentRate,
            String fastest,
            double fastestRate) {

        /** Whether the fastest is faster by more than noise. */
        public boolean isChange() {
            return fastestRate > WORTH_A_CHANGE * presentRate;
        }

        @Override
        public String toString() {
            String change = isChange() ? "becomes" : "stays, the fastest is";
            return "%s, %d bits, JDK %d: %s (%.0f MB/s) %s %s (%.0f MB/s)"
                    .formatted(algorithm, bits, jdk, present, presentRate, change, fastest, fastestRate);
        }
    }

    /** A verdict for each algorithm whose kernels the run measured, by the medians of their rates. */
    public static List<Verdict> verdicts(Run run, DefaultsTable table) {
        int bits = bits(run.setting());
        TreeMap<String, List<Row>> byAlgorithm = run.rows().stream()
                .filter(row -> row.benchmark().equals(BENCHMARK))
                .filter(row -> !row.parameter(CONFIGURATION).contains("+"))
                .collect(Collectors.groupingBy(
                        row -> row.parameter(CONFIGURATION).split("/")[0], TreeMap::new, Collectors.toList()));
        List<Verdict> verdicts = new ArrayList<>();
        byAlgorithm.forEach((algorithm, rows) -> {
            Row fastest =
                    rows.stream().max(Comparator.comparingDouble(Tuning::rate)).orElseThrow();
            String present = table.configuration(algorithm, bits, run.release()).orElse("");
            Optional<Row> measured = rows.stream()
                    .filter(row -> row.parameter(CONFIGURATION).equals(present))
                    .findFirst();
            verdicts.add(new Verdict(
                    algorithm,
                    bits,
                    run.release(),
                    present,
                    measured.map(Tuning::rate).orElse(0.0),
                    fastest.parameter(CONFIGURATION),
                    rate(fastest)));
        });
        return verdicts;
    }

    private static double rate(Row row) {
        return Spread.of(row.values()).median();
    }

    private static int bits(Setting setting) {
        return switch (setting) {
            case AVX512 -> 512;
            case AVX2 -> 256;
            case VECTOR -> 128;
            case SCALAR -> SCALAR_BITS;
        };
    }
}
