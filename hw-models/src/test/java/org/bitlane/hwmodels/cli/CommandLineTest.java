package org.bitlane.hwmodels.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
    private record Run(int status, String out, String err) {}

    @TempDir
    private Path folder;

    @Test
    void predictPrintsFiguresIntervalsRulesAndSources() {
        Run run = run("predict SIMON64_128/unrolled-16 --device xc7a100t-1");
        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("SIMON64_128/unrolled-16 on xc7a100t-1 (Artix-7 100T)"), run.out());
        for (String part : new String[] {"data path limit", "run clock", "energy per bit", "rule: ", "fitted on: S2"}) {
            assertTrue(run.out().contains(part), part);
        }
    }

    @Test
    void predictedJsonHasValueIntervalUnitAndProvenance() throws IOException {
        Run run = run("predict SM4/pipelined-1 --device 5CGXFC9E7F35C8 --json");
        JsonNode rate = new ObjectMapper().readTree(run.out()).at("/estimates/throughput");
        assertEquals("bit/s", rate.path("unit").asText());
        assertTrue(rate.path("low").asDouble() < rate.path("value").asDouble());
        assertTrue(rate.path("value").asDouble() < rate.path("high").asDouble());
        assertTrue(rate.path("figures").size() > 0);
        assertTrue(rate.path("rules").size() > 0);
    }

    @Test
    void predictedCsvHasALineForEachFigure() {
        Run run = run("predict SHA256/iterative --device rp2350-m33 --csv");
        assertTrue(run.out().startsWith("figure,value,low,high,unit,figures used\n"), run.out());
        assertTrue(run.out().lines().anyMatch(line -> line.startsWith("cycles per byte,")), run.out());
    }

    @Test
    void aTableSetsAllDataflowsSideBySide() {
        Run run = run("table --algorithm SIMON64_128 --device xc7a100t-1");
        assertEquals(0, run.status());
        for (String dataflow : new String[] {"iterative", "unrolled-16", "unrolled-44", "pipelined-4", "pipelined-1"}) {
            assertTrue(run.out().contains("SIMON64_128/" + dataflow), dataflow);
        }
        assertTrue(run.out().contains("pJ/bit"), run.out());
    }

    @Test
    void aTableOfAMicrocontrollerSaysWhyPipelinesAreMissing() {
        Run run = run("table --algorithm SHA256 --device rp2350-hazard3");
        assertEquals(0, run.status());
        assertTrue(run.out().contains("note: SHA256/pipelined-1 does not apply"), run.out());
    }

    @Test
    void theSmallestSimonForTwoHundredMegabitsAndItsEnergyTakeOneCommand() {
        Run run = run("recommend --algorithm SIMON64_128 --device xc7a35t-1 --min-mbps 200 --objective area");
        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("best for area on xc7a35t-1: SIMON64_128/iterative"), run.out());
        assertTrue(run.out().contains("energy per bit "), run.out());
    }

    @Test
    void anUnmetRequestNamesTheLimitThatBindsAndByHowMuch() {
        Run run = run("recommend --algorithm SIMON64_128 --device xc7a35t-1 --min-mbps 9000 --max-lut 500");
        assertEquals(1, run.status());
        assertTrue(run.err().contains("no configuration of SIMON64_128 on xc7a35t-1 meets the limits"), run.err());
        assertTrue(run.err().contains(" binds"), run.err());
        assertTrue(run.err().contains("(by a factor of "), run.err());
    }

    @Test
    void aConfigurationThatDoesNotApplyEndsWithOneAndTheReason() {
        Run run = run("predict SM4/pipelined-1 --device rp2040");
        assertEquals(1, run.status());
        assertTrue(run.err().contains("one arithmetic unit"), run.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "predict SIMON64_128/unroled-16 --device xc7a100t-1     | did you mean SIMON64_128/unrolled-16",
                "predict SM4/iterative --device xc7a100                 | did you mean xc7a100t-1, xc7a100t-2",
                "predict SM4/iterative --device xc7a100t-1 -o s-bx=x    | unknown option \"s-bx\"",
                "table --algorithm SM3 --device xc7a100t-1              | did you mean SM4",
                "recommend --algorithm SM4 --device rp2040 --objective speed | unknown objective \"speed\"",
                "recommend --algorithm SM4 --device rp2040 --min-mbps -1 | --min-mbps needs a positive number",
                "predict SM4/iterative                                  | Missing required option: '--device=ID'",
                "predict SM4/iterative --device xc7a35t-1 --json --csv  | mutually exclusive",
                "predict SM4/iterative --device x --device-file none.csv | cannot read device file none.csv",
                "report                                                 | Missing required option: '--out=FILE'",
                "report --out x.html --jmh none.json                    | cannot read JMH file none.json",
                "divine                                                 | Unmatched argument at index 0: 'divine'"
            })
    void badUsageEndsWithTwoAndNamesWhatIsKnown(String command, String complaint) {
        Run run = run(command.strip());
        assertEquals(2, run.status(), run.err());
        assertTrue(run.err().contains(complaint), run.err());
    }

    @Test
    void noCommandIsBadUsage() {
        assertEquals(2, run("").status());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "predict", "table", "recommend", "validate", "report", "fit", "devices", "configurations"})
    void helpTeachesEveryCommand(String command) {
        Run run = run((command + " -h").strip());
        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("Usage: bitlane-hw"), run.out());
        assertTrue(run.out().lines().count() > 5, run.out());
    }

    @Test
    void aDeviceFileAddsADevice() throws IOException {
        Path file = folder.resolve("mine.csv");
        Files.writeString(file, "id,kind,family,grade,cells,flip_flops\nmine,fpga,artix-7,1,9000,18000\n");
        assertTrue(run("devices --device-file " + file).out().contains("mine"));
        assertEquals(
                0,
                run("predict SM4/iterative --device mine --device-file " + file).status());
    }

    @Test
    void aDamagedDeviceFileIsRefusedWithItsLine() throws IOException {
        Path file = folder.resolve("bad.csv");
        Files.writeString(file, "id,kind,family,grade\nmine,fpga,artix-9,1\n");
        Run run = run("devices --device-file " + file);
        assertEquals(2, run.status());
        assertTrue(run.err().contains("bad.csv:2: column family is \"artix-9\", not one of artix-7"), run.err());
    }

    @Test
    void devicesAndConfigurationsAreListed() throws IOException {
        assertTrue(run("devices").out().contains("5CGXFC9E7F35C8"));
        assertTrue(new ObjectMapper().readTree(run("devices --json").out()).size() > 20);
        assertTrue(run("configurations --algorithm SM4").out().contains("SM4/pipelined-1+defended"));
        assertTrue(run("configurations --csv").out().contains("SIMON64_128/unrolled-16,44,16,3\n"));
    }

    private static Run run(String command) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] arguments = command.isEmpty() ? new String[0] : command.split(" +");
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
        return new Run(status, out.toString(), err.toString());
    }
}
