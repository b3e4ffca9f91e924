package org.bitlane.kernels.selection;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;

/** The table of defaults, {@code defaults.txt}: which configuration is the fastest measured. */
final class Defaults {
    /** The width that stands for kernels on {@code long} registers. */
    static final int SCALAR_BITS = Long.SIZE;

    private static final String FILE = "defaults.txt";
    private static final List<Line> LINES = read();

    private Defaults() {}

    /**
     * The default on this JDK.
     *
     * @param bits the width of the vectors, or {@link #SCALAR_BITS}
     */
    static KernelConfiguration of(Algorithm algorithm, int bits) {
        return of(algorithm, bits, Runtime.version().feature());
    }

    /**
     * The default on a JDK: of the lines for the widest vectors that are not wider, that for the last JDK that is not later.
     *
     * @throws IllegalArgumentException if the table has none
     */
    static KernelConfiguration of(Algorithm algorithm, int bits, int jdk) {
        return LINES.stream()
                .filter(line -> line.configuration.algorithm() == algorithm && line.bits <= bits && line.jdk <= jdk)
                .max(Comparator.<Line>comparingInt(line -> line.bits).thenComparingInt(line -> line.jdk))
                .orElseThrow(() -> new IllegalArgumentException(
                        FILE + " has no line for " + algorithm + " on " + bits + " bits and JDK " + jdk))
                .configuration;
    }

    /** The same configurations with the default in front, which must be one of them. */
    static List<KernelConfiguration> first(KernelConfiguration preferred, List<KernelConfiguration> configurations) {
        List<KernelConfiguration> ordered = new ArrayList<>(configurations);
        if (!ordered.remove(preferred)) {
            throw new IllegalArgumentException(FILE + " names " + preferred + ", which is none of " + configurations);
        }
        ordered.add(0, preferred);
        return List.copyOf(ordered);
    }

    private static List<Line> read() {
        try (InputStream stream = Defaults.class.getResourceAsStream(FILE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(Line::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Line(int bits, int jdk, KernelConfiguration configuration) {

        static Line parse(String text) {
            String[] columns = text.trim().split("\\s+");
            KernelConfiguration configuration = KernelConfiguration.parse(columns[3]);
            if (!configuration.algorithm().toString().equals(columns[0])) {
                throw new IllegalArgumentException(FILE + ": the configuration is not the algorithm's: " + text);
            }
            return new Line(Integer.parseInt(columns[1]), Integer.parseInt(columns[2]), configuration);
        }
    }
}
