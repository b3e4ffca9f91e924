package org.bitlane.jmh.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultSetTest {
    @TempDir
    private Path folder;

    @Test
    void aSetComesBackAsItWas() throws Exception {
        ResultSet results = SampleResults.typical();
        Path file = folder.resolve("results.json");
        results.write(file);

        assertEquals(results, ResultSet.read(file));
        assertEquals(Map.of("AVX2, JDK 25", results.runs().get(0).rows()), ResultFile.rows(file));
    }

    @Test
    void anotherFileIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("other.json"), "{\"a\": 1}");

        assertThrows(IOException.class, () -> ResultSet.read(file));
    }

    @Test
    void setsOfDifferentMachinesDoNotJoin() {
        ResultSet one = SampleResults.typical();
        ResultSet other = new ResultSet(new Machine("Another", "", 1, "Linux", null, ""), "", List.of());

        assertEquals(2, ResultSet.join(List.of(one, one)).runs().size());
        assertThrows(IllegalArgumentException.class, () -> ResultSet.join(List.of(one, other)));
    }
}
