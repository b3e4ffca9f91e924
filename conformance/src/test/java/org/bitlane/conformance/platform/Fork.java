package org.bitlane.conformance.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bitlane.conformance.Bitlane;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.provider.BitlaneProvider;

/** Runs a check in a JVM of its own, of the JDK that runs the tests. */
final class Fork {
    private static final long SECONDS = 120;

    private Fork() {}

    /** What the check printed. */
    record Output(String text) {

        /** The value of a line {@code key=value}. */
        String value(String key) {
            return text.lines()
                    .filter(line -> line.startsWith(key + "="))
                    .map(line -> line.substring(key.length() + 1))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no " + key + " in: " + text));
        }
    }

    /** Where the provider, the kernels, the references and the tests are. */
    static String wholeClassPath() {
        return path(BitlaneProvider.class, Algorithm.class, BlockFunction.class, Bitlane.class);
    }

    /** Where the provider and the kernels are. */
    static String provider() {
        return path(BitlaneProvider.class, Algorithm.class);
    }

    /** Where the tests are. */
    static String tests() {
        return path(Bitlane.class);
    }

    private static String path(Class<?>... witnesses) {
        return Stream.of(witnesses).map(Fork::home).distinct().collect(Collectors.joining(File.pathSeparator));
    }

    /** The folder or jar that a class was loaded from. */
    static String home(Class<?> witness) {
        try {
            return Path.of(witness.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs a check on the class path and demands that it succeeds. */
    static Output onClassPath(List<String> options, Class<?> check, String... arguments) throws Exception {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of("-cp", wholeClassPath()));
        return run(all, check, arguments);
    }

    /** Runs a check with the given options and nothing else, and demands that it succeeds. */
    static Output run(List<String> options, Class<?> check, String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add(check.getName());
        command.addAll(Arrays.asList(arguments));
        Path log = Files.createTempFile("bitlane-check", ".log");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
            // A check says for itself which options it is about.
            builder.environment().keySet().removeAll(List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"));
            Process process = builder.start();
            try {
                assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS), () -> "hangs: " + command + read(log));
            } finally {
                process.destroyForcibly();
            }
            assertEquals(0, process.exitValue(), () -> command + " says:\n" + read(log));
            return new Output(read(log));
        } finally {
            Files.deleteIfExists(log);
        }
    }

    private static String read(Path log) {
        try {
            return Files.readString(log, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "(no output: " + e.getMessage() + ")";
        }
    }
}
