package org.bitlane.hwmodels;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What predicts must not need the libraries of the command line and the report. */
class OptionalLibrariesTest {
    private static final List<String> OPTIONAL =
            List.of("picocli/", "org/knowm/", "com/fasterxml/", "org/apache/commons/text/", "java/awt/");

    @Test
    void onlyTheCommandLineAndTheReportUseTheirLibraries() throws IOException, URISyntaxException {
        Path classes = Path.of(HardwareModel.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path root = classes.resolve("org/bitlane/hwmodels");
        try (Stream<Path> files = Files.walk(root)) {
            List<Path> checked = files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.startsWith(root.resolve("cli")) && !file.startsWith(root.resolve("report")))
                    .toList();
            assertTrue(checked.size() > 50);
            for (Path file : checked) {
                // Names of used classes stand in a class file's constant pool as plain text.
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                OPTIONAL.forEach(name -> assertFalse(text.contains(name), () -> file + " uses " + name));
            }
        }
    }
}
