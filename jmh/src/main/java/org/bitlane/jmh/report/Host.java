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
        return "%s %s, %s %s, %s, %d processors"
                .formatted(
                        System.getProperty("java.vm.name"),
                        Runtime.version(),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch"),
                        processor().orElse("unknown processor"),
                        Runtime.getRuntime().availableProcessors());
    }

    /** The processor's own name, where the operating system has a file that tells it. */
    private static Optional<String> processor() {
        if (!Files.isReadable(LINUX_CPU_INFO)) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(LINUX_CPU_INFO, StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
