package org.bitlane.jmh.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.results.Setting;
import org.bitlane.jmh.results.Units;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of defaults follows the figures, and nothing else in it changes. */
class TuningTest {
    private static final List<String> LINES = List.of(
            "# a comment",
            "SM4              256   17  SM4/unrolled-2",
            "SM4              512   17  SM4/iterative",
            "SIMON64_128      512   17  SIMON64_128/unrolled-2");

    @TempDir
    Path folder;

    private Path file;
    private DefaultsTable table;

    @BeforeEach
    void readTable() throws IOException {
        file = Files.write(folder.resolve("defaults.txt"), LINES);
        table = DefaultsTable.read(file);
    }

    @Test
    void aFasterConfigurationBecomesTheDefaultFromTheMeasuredJdkOn() throws IOException {
        Run run = run(Map.of("SM4/iterative", 100.0, "SM4/unrolled-4", 110.0));
        Tuning.Verdict verdict = Tuning.verdicts(run, table).get(0);
        assertTrue(verdict.isChange());
        table.set(verdict.algorithm(), verdict.bits(), verdict.jdk(), verdict.fastest());
        table.write(file);

        assertEquals(
                List.of(
                        LINES.get(0),
                        LINES.get(1),
                        LINES.get(2),
                        "SM4              512   25  SM4/unrolled-4",
                        LINES.get(3)),
                Files.readAllLines(file));
        assertEquals(Optional.of("SM4/unrolled-4"), table.configuration("SM4", 512, 26));
        assertEquals(Optional.of("SM4/iterative"), table.configuration("SM4", 512, 24));
    }

    @Test
    void aLineForTheSameJdkIsReplaced() throws IOException {
        table.set("SM4", 256, 17, "SM4/unrolled-8");
        table.write(file);
        assertEquals(
                "SM4              256   17  SM4/unrolled-8",
                Files.readAllLines(file).get(1));
        assertEquals(LINES.size(), Files.readAllLines(file).size());
    }

    @Test
    void whatIsFasterByNoiseOnlyChangesNothing() {
        Run run = run(Map.of("SM4/iterative", 100.0, "SM4/unrolled-4", 102.0));
        assertFalse(Tuning.verdicts(run, table).get(0).isChange());
    }

    @Test
    void variantsAreNoDefaults() {
        Run run = run(Map.of("SM4/iterative", 100.0, "SM4/iterative+defended", 900.0));
        assertEquals("SM4/iterative", Tuning.verdicts(run, table).get(0).fastest());
    }

    @Test
    void eachAlgorithmHasItsVerdict() {
        Run run = run(Map.of("SM4/iterative", 100.0, "SIMON64_128/unrolled-2", 200.0));
        assertEquals(
                List.of("SIMON64_128", "SM4"),
                Tuning.verdicts(run, table).stream()
                        .map(Tuning.Verdict::algorithm)
                        .toList());
    }

    @Test
    void whatIsNoTableIsRefused() throws IOException {
        Path other = Files.writeString(folder.resolve("other.txt"), "SM4 wide 17 SM4/iterative\n");
        IOException refusal = assertThrows(IOException.class, () -> DefaultsTable.read(other));
        assertTrue(refusal.getMessage().contains("no table of defaults"), refusal.getMessage());
    }

    private static Run run(Map<String, Double> rates) {
        List<Row> rows = rates.entrySet().stream()
                .map(rate -> Row.of(
                        "KernelBenchmark.run",
                        Map.of("configuration", rate.getKey()),
                        Units.MEGABYTES_PER_SECOND,
                        List.of(rate.getValue())))
                .toList();
        return new Run(Setting.AVX512, 25, "", null, "3", "", 1, null, null, null, null, null, rows);
    }
}
