package org.bitlane.hwmodels.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.report.Chart.Point;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    private static final HardwareModel MODEL = HardwareModel.builtIn();

    @TempDir
    private static Path folder;

    private static String page;

    @BeforeAll
    static void write() throws IOException {
        Path jmh = folder.resolve("jmh.json");
        Files.writeString(jmh, """
                [{"benchmark": "org.example.CipherBenchmark.encrypt", "mode": "thrpt",
                  "params": {"configuration": "SM4/unrolled-4", "bytes": "1048576"},
                  "primaryMetric": {"score": 2.0, "scoreUnit": "ops/ms"}},
                 {"benchmark": "org.example.Other.run", "params": {"size": "16"},
                  "primaryMetric": {"score": 1.0, "scoreUnit": "ops/s"}}]
                """);
        page = new Report(MODEL).html(Optional.of(jmh));
    }

    @Test
    void thePageNeedsNothingFromOutside() {
        assertFalse(Pattern.compile("(src|href)=\"(?!data:|#)").matcher(page).find());
        assertFalse(page.contains("<script"));
    }

    @Test
    void everyChartIsAPictureWithADescription() throws IOException {
        List<MatchResult> images = Pattern.compile("<img alt=\"([^\"]+)\"[^>]*base64,([^\"]+)\"")
                .matcher(page)
                .results()
                .toList();
        assertEquals(14, images.size());
        for (MatchResult image : images) {
            assertFalse(image.group(1).isBlank());
            assertEquals(
                    1200,
                    ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(image.group(2))))
                            .getWidth());
        }
    }

    @Test
    void everyPublishedFigureIsOnThePage() {
        MODEL.data().figures().keySet().forEach(id -> assertTrue(page.contains("<td>" + Html.text(id) + "</td>"), id));
    }

    @Test
    void measuredConfigurationsStandBesideTheirHardware() {
        assertTrue(page.contains("<td>SM4/unrolled-4</td>"));
        // 2,000 operations a second of a mebibyte each.
        assertTrue(page.contains(">16.78<"));
    }

    @Test
    void aFileThatIsNoJmhResultIsRefused() throws IOException {
        Path file = folder.resolve("other.json");
        Files.writeString(file, "{}");
        assertTrue(assertThrows(IOException.class, () -> JmhResults.read(file))
                .getMessage()
                .contains("is not a JMH result file"));
    }

    @Test
    void textIsEscaped() {
        assertEquals("a &lt; b &amp; &quot;c&quot;", Html.text("a < b & \"c\""));
    }

    @Test
    void aParetoFrontHoldsWhatNoOtherPointBeats() {
        List<Point> front = Chart.front(
                Stream.of(new Point(1, 5), new Point(2, 4), new Point(3, 9), new Point(3, 7), new Point(4, 9)));
        assertEquals(List.of(new Point(1, 5), new Point(3, 9)), front);
    }
}
