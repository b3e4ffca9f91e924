package org.bitlane.jmh.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine and JVM that measure, in words. */
public final class Host {
    private static final Path LINUX_CPU_INFO = Path.of("/proc/cpuinfo");

    private Host() {}

    /** JVM, operating system and processor, on one line. */
    public static String describe() {
        return "%s, %s, %s, %d processors"
                .formatted(
                        jvm(),
                        system(),
                        processor().orElse("unknown processor"),
                        Runtime.getRuntime().availableProcessors());
    }

    /** The JVM and its version. */
    public static String jvm() {
        return System.getProperty("java.vm.name") + " " + Runtime.version();
    }

    /** Operating system and architecture. */
    public static String system() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }

    /** The processor's own name, where the operating system has a file that tells it. */
    public static Optional<String> processor() {
        return cpuInfo("model name");
    }

    /** What tells processors apart whose names are the same: x86's family and model numbers. */
    public static Optional<String> family() {
        Optional<String> model = cpuInfo("model");
        return cpuInfo("cpu family").flatMap(family -> model.map(number -> "family " + family + ", model " + number));
    }

    private static Optional<String> cpuInfo(String key) {
        if (!Files.isReadable(LINUX_CPU_INFO)) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(LINUX_CPU_INFO, StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.matches(key + "\\s*:.*"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
