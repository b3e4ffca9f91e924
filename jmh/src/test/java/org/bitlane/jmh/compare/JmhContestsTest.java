package org.bitlane.jmh.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bitlane.jmh.results.Comparison;
import org.bitlane.jmh.results.Row;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.options.CommandLineOptions;

class JmhContestsTest {
    private final List<RunResult> raw = new ArrayList<>();

    @TempDir
    private Path folder;

    @BeforeAll
    static void doNotMindOtherRuns() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    private List<JmhContest> find(String pattern, String... options) throws Exception {
        return new JmhContests(folder.resolve("log"), raw::add).find(pattern, new CommandLineOptions(options));
    }

    @Test
    void eachCombinationOfParametersIsAContestOfAllProviders() throws Exception {
        List<JmhContest> contests = find("\\.DigestBenchmark", "-p", "size=16,64", "-p", "provider=Bitlane,BC,SUN");

        assertEquals(
                List.of(
                        "DigestBenchmark.digest algorithm=SHA-256 size=16, Bitlane, BC, SUN",
                        "DigestBenchmark.digest algorithm=SHA-256 size=64, Bitlane, BC, SUN"),
                contests.stream().map(JmhContest::name).toList());
    }

    @Test
    void aBenchmarkWithoutProvidersIsAContestOfOne() throws Exception {
        List<JmhContest> contests = find("\\.KernelBenchmark", "-p", "configuration=SM4/iterative");

        assertEquals(
                List.of("KernelBenchmark.run configuration=SM4/iterative mode=CTR size=16384"),
                contests.stream().map(JmhContest::name).toList());
    }

    @Test
    void aContestIsRunAndLeavesARowForEachProvider() throws Exception {
        JmhContest contest = find(
                        "\\.DigestBenchmark",
                        "-wi",
                        "0",
                        "-i",
                        "1",
                        "-r",
                        "10ms",
                        "-p",
                        "size=1024",
                        "-p",
                        "provider=Bitlane,SUN")
                .get(0);

        List<Row> rows = contest.run();

        assertEquals(List.of("Bitlane", "SUN"), rows.stream().map(Row::provider).toList());
        Comparison comparison = Comparison.among(rows).get(0);
        assertEquals("MB/s", comparison.ours().unit());
        assertEquals(
                comparison.ours().values().get(0) / comparison.theirs().values().get(0),
                comparison.ratio().median());
        assertEquals(2, raw.size());
        assertEquals(1, comparison.ours().allocated().size());
        assertTrue(comparison.ours().kernels().get(0).startsWith("SHA256/"), rows.toString());
        assertEquals(List.of(), comparison.theirs().kernels());
    }

    @Test
    void whatTheKernelsAreIsSaidForEachFork() throws Exception {
        JmhContest contest = find(
                        "\\.KernelBenchmark",
                        "-wi",
                        "0",
                        "-i",
                        "1",
                        "-r",
                        "10ms",
                        "-p",
                        "configuration=SIMON64_128/iterative")
                .get(0);

        assertEquals(
                new TreeMap<>(Map.of("configuration", "SIMON64_128/iterative", "mode", "CTR", "size", "16384")),
                contest.parameters());
        assertEquals(List.of("SIMON64_128/iterative"), contest.run().get(0).kernels());
    }

    @Test
    void aForkThatFailsSaysWhy() throws Exception {
        JmhContest contest = find(
                        "\\.KernelBenchmark",
                        "-wi",
                        "0",
                        "-i",
                        "1",
                        "-r",
                        "10ms",
                        "-p",
                        "configuration=SHA256/iterative")
                .get(0);

        String message = assertThrows(IOException.class, contest::run).getMessage();

        assertTrue(message.startsWith("java.lang.IllegalArgumentException: SHA256 is not a block cipher"), message);
    }
}
