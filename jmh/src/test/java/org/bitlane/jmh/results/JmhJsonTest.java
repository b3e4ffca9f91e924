package org.bitlane.jmh.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JmhJsonTest {
    @TempDir
    private Path folder;

    @Test
    void rowsComeBackAsTheyWere() throws Exception {
        Row row = new Row(
                "StartupBenchmark.process",
                new TreeMap<>(Map.of("provider", "Bitlane", "size", "16")),
                "s",
                List.of(0.25, 0.5),
                List.of(),
                List.of("SM4/iterative: in registers"));
        Path file = folder.resolve("results.json");
        JmhJson.write(file, List.of(row), List.of("-XX:UseAVX=2"));

        assertEquals(List.of(row), JmhJson.read(file));
    }

    @Test
    void aForkOfJmhIsTheMeanOfItsIterations() throws Exception {
        Path file = Files.writeString(folder.resolve("jmh.json"), """
                [{"benchmark": "org.bitlane.jmh.CipherBenchmark.update", "params": {"size": "64"},
                  "primaryMetric": {"score": 5, "scoreUnit": "ops/s", "rawData": [[1, 3], [5, 7]]},
                  "secondaryMetrics": {
                    "gc.alloc.rate.norm": {"score": 0.5, "scoreUnit": "B/op", "rawData": [[0.5, 0.5], [0.25, 0.75]]}}}]
                """);

        assertEquals(
                List.of(new Row(
                        "CipherBenchmark.update",
                        new TreeMap<>(Map.of("size", "64")),
                        "ops/s",
                        List.of(2.0, 6.0),
                        List.of(0.5, 0.5),
                        List.of())),
                JmhJson.read(file));
    }

    @Test
    void anythingElseIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("other.json"), "{}");

        assertThrows(IOException.class, () -> JmhJson.read(file));
    }
}
