package org.bitlane.jmh.targets;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.bitlane.jmh.results.Setting;

/** The targets, from the file {@value #RESOURCE} beside this class. */
public final class Targets {
    private static final String RESOURCE = "targets.csv";
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setCommentMarker('#')
            .setIgnoreEmptyLines(true)
            .get();

    private Targets() {}

    /**
     * All targets, in the order of the file. A line stands for as many targets as it names settings.
     *
     * @throws IllegalArgumentException if a line cannot be understood; the message has its number
     */
    public static List<Target> all() {
        try (InputStream stream = Targets.class.getResourceAsStream(RESOURCE);
                CSVParser parser = FORMAT.parse(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return parser.stream()
                    .flatMap(line ->
                            Arrays.stream(line.get("settings").split(" ")).map(setting -> parse(line, setting)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCE, e);
        }
    }

    private static Target parse(CSVRecord line, String setting) {
        try {
            return new Target(
                    line.get("algorithm"),
                    line.get("what"),
                    Setting.of(setting),
                    Integer.parseInt(line.get("jdk")),
                    line.get("benchmark"),
                    work(line.get("work")),
                    line.get("peer"),
                    Target.Measure.valueOf(
                            line.get("measure").toUpperCase(Locale.ROOT).replace('-', '_')),
                    number(line.get("least")),
                    number(line.get("aim")));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "record " + line.getRecordNumber() + " of the targets: " + e.getMessage(), e);
        }
    }

    private static Map<String, String> work(String text) {
        Map<String, String> work = new TreeMap<>();
        for (String pair : text.split(" ")) {
            int equals = pair.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("no = in " + pair);
            }
            work.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return work;
    }

    private static OptionalDouble number(String text) {
        return text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
    }
}
