package org.bitlane.kernels.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GeneratedSourcesTest {
    private static final Path SOURCES = Path.of("src", "main", "java");

    @BeforeAll
    static void regenerateOnRequest() throws IOException {
        if (Boolean.getBoolean("bitlane.generate")) {
            GeneratedSources.write(SOURCES);
        }
    }

    static List<GeneratedSource> generated() {
        return GeneratedSources.all();
    }

    @ParameterizedTest
    @MethodSource("generated")
    void checkedInSourceIsWhatTheGeneratorWrites(GeneratedSource generated) throws IOException {
        assertEquals(generated.text(), Files.readString(SOURCES.resolve(generated.path())), generated.path());
    }

    @Test
    void generatedPackagesHoldNothingElse() throws IOException {
        List<String> expected =
                generated().stream().map(GeneratedSource::path).sorted().toList();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<String> actual = files.filter(file -> file.getParent().endsWith("generated"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .map(file -> SOURCES.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
            assertEquals(expected, actual);
        }
    }
}
