package org.bitlane.jmh.report.readme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.SampleResults;
import org.junit.jupiter.api.Test;

class ReadmeBlockTest {
    private static final Path README = Path.of("..", "README.md");
    private static final Path RESULTS = Path.of("figures", "results.json");

    @Test
    void theReadmeShowsWhatTheResultsSay() throws IOException {
        String readme = Files.readString(README);

        assertEquals(ReadmeBlock.replace(readme, ResultSet.read(RESULTS)), readme, "run ReadmeFigures");
    }

    @Test
    void figuresAreThoseOfTheResults() {
        String text = ReadmeBlock.replace(
                "before\n<!-- figures: written by ReadmeFigures, not by hand -->\nold\n<!-- end of figures -->\nafter\n",
                SampleResults.typical());

        assertTrue(text.startsWith("before\n"), text);
        assertTrue(text.endsWith("<!-- end of figures -->\nafter\n"), text);
        assertTrue(text.contains("| encryption, 16 KiB, SM4/CTR | 630 | **12.00** (12.00..12.00) |"), text);
        assertTrue(text.contains("over 2 rounds"), text);
    }

    @Test
    void aReadmeWithoutTheLinesIsRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> ReadmeBlock.replace("nothing here", SampleResults.typical()));
    }
}
