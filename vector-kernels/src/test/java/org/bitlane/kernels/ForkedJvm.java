package org.bitlane.kernels;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** A JVM of its own, like this one in all but its options: what happens once in a JVM's life needs a new one. */
public final class ForkedJvm {
    private static final long SECONDS = 300;

    private ForkedJvm() {}

    /**
     * How a JVM ended.
     *
     * @param exitValue what it returned
     * @param lines what it printed, on both streams
     */
    public record Result(int exitValue, List<String> lines) {

        /** The lines of the form {@code name=value}. */
        public Map<String, String> values() {
            Map<String, String> values = new TreeMap<>();
            for (String line : lines) {
                int sign = line.indexOf('=');
                if (sign > 0) {
                    values.put(line.substring(0, sign), line.substring(sign + 1));
                }
            }
            return values;
        }

        /** How many lines contain a text. */
        public long count(String text) {
            return lines.stream().filter(line -> line.contains(text)).count();
        }
    }

    /**
     * Runs a class with this JVM's Java and class path, to its end.
     *
     * @param options of the JVM
     */
    public static Result run(Class<?> main, List<String> options, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        Path output = Files.createTempFile("forked", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
            if (!ended) {
                process.destroyForcibly().waitFor();
            }
            List<String> lines = Files.readAllLines(output);
            if (!ended) {
                throw new AssertionError(command + " did not end within " + SECONDS + " s: " + lines);
            }
            return new Result(process.exitValue(), lines);
        } finally {
            Files.delete(output);
        }
    }
}
