package org.bitlane.jmh.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.runner.options.CommandLineOptions;

class PairingsTest {

    @BeforeAll
    static void doNotMindOtherRuns() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void eachCombinationOfParametersIsPairedWithEachPeer() throws Exception {
        List<Pairing> pairings = Pairings.find("DigestBenchmark", new CommandLineOptions());

        assertEquals(
                List.of("size=1024 BC", "size=1024 SUN", "size=16384 BC", "size=16384 SUN"),
                pairings.stream()
                        .map(pairing -> "size=" + pairing.parameters().get("size") + " " + pairing.peer())
                        .toList());
    }

    @Test
    void optionsReplaceTheValuesOfParameters() throws Exception {
        CommandLineOptions options =
                new CommandLineOptions("-p", "size=16", "-p", "provider=Bitlane,BC", "-p", "algorithm=SHA-256");

        assertEquals(
                List.of(new Pairing(
                        "org.bitlane.jmh.DigestBenchmark.digest",
                        new TreeMap<>(Map.of("algorithm", "SHA-256", "size", "16")),
                        "BC")),
                Pairings.find("DigestBenchmark", options));
    }

    @Test
    void aBenchmarkWithoutPeersHasNoPairings() throws Exception {
        assertEquals(List.of(), Pairings.find("SimonCipherBenchmark", new CommandLineOptions()));
    }

    @Test
    void aPairingIsRunAndPrinted(@TempDir Path folder) throws Exception {
        CommandLineOptions options = new CommandLineOptions("-wi", "0", "-i", "1", "-r", "10ms", "-p", "size=1024");
        Pairing pairing = Pairings.find("DigestBenchmark", options).get(0);

        PairResult result = new PairRunner(options, 1, folder.resolve("log")).run(pairing);

        assertTrue(result.ours().median() > 0);
        assertEquals(
                result.ours().median() / result.theirs().median(),
                result.ratio().median());
        String row =
                PairResult.table(List.of(result)).toString().lines().toList().get(2);
        assertTrue(row.startsWith("DigestBenchmark.digest  algorithm=SHA-256 size=1024 "), row);
    }
}
