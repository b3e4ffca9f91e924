package org.bitlane.jmh.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Starts JVMs like this one, on this one's class path, and waits for their end.
 *
 * @param options JVM options, such as {@code -XX:UseAVX=2}
 */
public record ChildJvm(List<String> options) {
    private static final int LIMIT_MINUTES = 5;

    /** Takes a copy of the options. */
    public ChildJvm {
        options = List.copyOf(options);
    }

    /**
     * What a process left behind.
     *
     * @param seconds from before its start until after its end
     * @param lines all that it printed
     */
    public record Outcome(double seconds, List<String> lines) {

        /**
         * What follows a word at the beginning of a line.
         *
         * @throws IOException if no line starts with it; the message has all lines
         */
        public String value(String word) throws IOException {
            return lines.stream()
                    .filter(line -> line.startsWith(word + " "))
                    .map(line -> line.substring(word.length() + 1))
                    .findFirst()
                    .orElseThrow(() -> new IOException("no line \"" + word + " ...\" in " + lines));
        }
    }

    /**
     * Runs a main class to its end. It must print little, since nobody reads before the end.
     *
     * @throws IOException if the process cannot be started, takes more than some minutes, or ends with another status than 0;
     *     the message has what it printed
     */
    public Outcome run(Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-classpath", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        // Options of the environment would reach all processes, also those that are to run without.
        builder.environment().remove("JDK_JAVA_OPTIONS");
        return run(builder);
    }

    private static Outcome run(ProcessBuilder builder) throws IOException {
        long start = System.nanoTime();
        Process process = builder.start();
        try {
            if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
                throw new IOException(builder.command() + " did not end in " + LIMIT_MINUTES + " minutes");
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.exitValue() != 0) {
                throw new IOException(
                        builder.command() + " ended with status " + process.exitValue() + " and said: " + printed);
            }
            return new Outcome(seconds, printed.lines().toList());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for " + builder.command(), e);
        } finally {
            process.destroyForcibly();
        }
    }
}
