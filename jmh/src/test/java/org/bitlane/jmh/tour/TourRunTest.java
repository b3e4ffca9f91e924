package org.bitlane.jmh.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.provider.BitlaneProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TourRunTest {
    private static final int STEPS = 14;
    private static final int LIMIT = 70_000;

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream progress = new ByteArrayOutputStream();

    @ParameterizedTest
    @ValueSource(ints = {1, 15, 16, 1000, LIMIT, LIMIT + 1})
    void everyCheckIsPassed(int bytes) throws Exception {
        assertTrue(run(bytes));

        assertEquals(
                STEPS, lines(out).stream().filter(line -> line.endsWith("  ok")).count());
    }

    @Test
    void everyStepIsAnnounced() throws Exception {
        run(100);

        assertEquals(1 + STEPS, lines(progress).size());
        assertEquals("warming up", lines(progress).get(0));
        assertEquals("[ 1/14] SM4/ECB/PKCS5Padding encrypt", lines(progress).get(1));
    }

    @Test
    void onlyTheBeginningOfALongFileIsUsedAndTheOutputSaysSo() throws Exception {
        run(LIMIT + 1);

        assertTrue(lines(out).get(1).endsWith("the first 70,000 of 70,001 bytes"));
    }

    @Test
    void theLegendNamesTheKernelOfEveryAlgorithmAndWhy() throws Exception {
        run(100);

        for (KernelStatus status : KernelStatus.all()) {
            assertTrue(lines(out).contains("  " + status.configuration() + ": " + status.implementation()));
            assertTrue(lines(out).contains("    why: " + status.reason()));
        }
    }

    @Test
    void nothingIsPrintedForAFileThatIsNotThere() {
        assertThrows(UnusableFileException.class, () -> tour().run("nowhere"));

        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }

    private boolean run(int bytes) throws Exception {
        Path file = Files.write(folder.resolve("file"), Samples.data(bytes));
        return tour().run(file.toString());
    }

    private TourRun tour() {
        return new TourRun(
                new BitlaneProvider(), LIMIT, Duration.ZERO, Duration.ofMillis(1), printer(out), printer(progress));
    }

    private static PrintStream printer(ByteArrayOutputStream target) {
        return new PrintStream(target, true, StandardCharsets.UTF_8);
    }

    private static List<String> lines(ByteArrayOutputStream printed) {
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
