package org.bitlane.jmh.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The table of defaults as text: a line has algorithm, bits, JDK and configuration; {@code #} starts a comment. */
public final class DefaultsTable {
    private static final String FORMAT = "%-15s %4d   %2d  %s";

    private final List<String> lines;

    private DefaultsTable(List<String> lines) {
        this.lines = new ArrayList<>(lines);
    }

    /**
     * Reads a table.
     *
     * @throws IOException if it cannot be read, or a line has not four columns with numbers in the second and third
     */
    public static DefaultsTable read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        for (String line : lines) {
            if (isEntry(line) && !line.matches("\\S+\\s+\\d+\\s+\\d+\\s+\\S+/\\S+")) {
                throw new IOException(file + " is no table of defaults: \"" + line + "\"");
            }
        }
        return new DefaultsTable(lines);
    }

    /** Writes the table. */
    public void write(Path file) throws IOException {
        Files.write(file, lines);
    }

    /** The configuration that a JDK gets: that of the line for the last JDK that is not later. */
    public Optional<String> configuration(String algorithm, int bits, int jdk) {
        String best = null;
        int bestJdk = 0;
        for (String line : lines) {
            if (isEntry(line) && isFor(line, algorithm, bits) && jdkOf(line) <= jdk && jdkOf(line) >= bestJdk) {
                best = line.split("\\s+")[3];
                bestJdk = jdkOf(line);
            }
        }
        return Optional.ofNullable(best);
    }

    /** Sets the configuration from a JDK on: in that JDK's line, or in a new one behind those of earlier JDKs. */
    public void set(String algorithm, int bits, int jdk, String configuration) {
        String entry = FORMAT.formatted(algorithm, bits, jdk, configuration);
        int at = lines.size();
        for (int i = 0; i < lines.size(); i++) {
            if (isEntry(lines.get(i)) && isFor(lines.get(i), algorithm, bits)) {
                if (jdkOf(lines.get(i)) == jdk) {
                    lines.set(i, entry);
                    return;
                }
                at = jdkOf(lines.get(i)) < jdk ? i + 1 : Math.min(at, i);
            }
        }
        lines.add(at, entry);
    }

    private static boolean isEntry(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    private static boolean isFor(String line, String algorithm, int bits) {
        String[] columns = line.split("\\s+");
        return columns[0].equals(algorithm) && Integer.parseInt(columns[1]) == bits;
    }

    private static int jdkOf(String line) {
        return Integer.parseInt(line.split("\\s+")[2]);
    }
}
