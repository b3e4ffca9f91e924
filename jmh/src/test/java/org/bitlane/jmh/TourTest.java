package org.bitlane.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class TourTest {

    @Test
    @Timeout(value = 30, unit = TimeUnit.SECONDS)
    void aFileThatIsNotThereGivesOneLineAndStatus1(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = folder.resolve("nowhere");
        Process tour = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dtour.file=" + file,
                        "-classpath",
                        System.getProperty("java.class.path"),
                        Tour.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(tour.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(List.of("tour: no such file: " + file), printed.lines().toList());
        assertEquals(1, tour.waitFor());
    }
}
