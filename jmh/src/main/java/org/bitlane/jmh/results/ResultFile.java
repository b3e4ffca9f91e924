package org.bitlane.jmh.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rows from a file of either kind: a {@linkplain ResultSet set of results}, or what JMH writes. */
public final class ResultFile {
    private ResultFile() {}

    /**
     * The rows of a file, by setting and JDK; JMH's files have no setting.
     *
     * @throws IOException if the file cannot be read or is of neither kind
     */
    public static Map<String, List<Row>> rows(Path file) throws IOException {
        if (Files.readString(file).stripLeading().startsWith("[")) {
            return Map.of("", JmhJson.read(file));
        }
        Map<String, List<Row>> rows = new LinkedHashMap<>();
        for (Run run : ResultSet.read(file).runs()) {
            rows.put(run.title(), run.rows());
        }
        return rows;
    }
}
