package org.bitlane.jmh.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.SampleResults;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    @TempDir
    private static Path folder;

    private static String html;
    private static String markdown;

    @BeforeAll
    static void write() throws Exception {
        System.setProperty("java.awt.headless", "true");
        Report.write(SampleResults.typical(), folder);
        html = Files.readString(folder.resolve("report.html"));
        markdown = Files.readString(folder.resolve("report.md"));
    }

    @Test
    void thePageNeedsNothingFromOutside() {
        assertFalse(Pattern.compile("(src|href)=\"(?!data:|#)").matcher(html).find());
        assertFalse(html.contains("<script"));
    }

    @Test
    void everyLinkLeadsSomewhere() {
        Pattern.compile("href=\"#([^\"]+)\"")
                .matcher(html)
                .results()
                .forEach(link -> assertTrue(html.contains("id=\"" + link.group(1) + "\""), link.group()));
    }

    @Test
    void nothingIsLeftOut() {
        for (String figure : List.of("630", "12.00", "510", "777", "123")) {
            assertTrue(markdown.contains(figure), figure);
            assertTrue(html.contains(figure), figure);
        }
    }

    @Test
    void whatIsMissingIsSaid() {
        assertTrue(markdown.contains("Absent: Conscrypt: it does not load: no such library"), markdown);
        assertTrue(markdown.contains("failed: MacBenchmark.mac: it broke"), markdown);
        assertTrue(markdown.contains("no time for 1 of the jobs: KeySetupBenchmark.init"), markdown);
    }

    @Test
    void targetsSayMetOrNotOrNotMeasured() {
        assertTrue(markdown.contains(
                "| SM4: CTR of 16 KiB | AVX2, JDK 25 | yes | 12.00 | at least 11 x, aim 13 x | BC |"));
        assertTrue(markdown.contains("| SM4: CTR of 64 B | AVX2, JDK 25 | not measured |"));
    }

    @Test
    void theKernelThatServedIsBesideTheFigure() {
        assertTrue(
                markdown.contains("| 16 KiB | AVX2, JDK 25 | SM4/unrolled-2, 256 bit | 630 | 52.5 | 12.00 |"),
                markdown);
    }

    @Test
    void aFigureOfKernelsThatWereNotSettledIsMarked(@TempDir Path other) throws Exception {
        ResultSet results = SampleResults.set(SampleResults.run(
                SampleResults.cipher(
                        "Bitlane",
                        64,
                        List.of(50.0),
                        "SM4/unrolled-4: bitsliced in 64-bit long registers (another is being compiled)"),
                SampleResults.cipher("BC", 64, List.of(50.0))));
        Report.write(results, other);
        String text = Files.readString(other.resolve("report.md"));

        assertTrue(text.contains("| SM4/unrolled-4, 64 bit (another is being compiled) | 50.0 |"), text);
        assertTrue(text.contains("kernels were still being compiled: CipherBenchmark.update"), text);
    }

    @Test
    void anObjectAnOperationStandsOut() {
        assertTrue(markdown.contains(
                "| KernelBenchmark.run | AVX2, JDK 25 | 1 | 32.0 | SM4/unrolled-4, CTR, 16 KiB | NO |"));
    }

    @Test
    void softwareStandsBesidePredictedHardware() {
        String row = markdown.lines()
                .filter(line -> line.startsWith("| unrolled-4 | "))
                .findFirst()
                .orElseThrow();

        assertEquals(12, row.split("\\|").length, row);
        assertTrue(row.contains("| 777 | 6.22 | 3.22 | "), row);
    }

    @Test
    void whatHasNoProvidersIsBitlanes() {
        assertTrue(markdown.contains("| size | setting | kernel | Bitlane ops/s |"), markdown);
        assertTrue(markdown.contains("| 16 B | AVX2, JDK 25 | - | 123 |"), markdown);
    }
}
