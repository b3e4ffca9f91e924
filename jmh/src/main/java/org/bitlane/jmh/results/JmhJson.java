package org.bitlane.jmh.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.work.KernelProfiler;

/** The JSON that JMH writes with {@code -rf json}, to and from rows. */
public final class JmhJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String PACKAGE = "org.bitlane.jmh.";
    private static final String VOLUME = "megabytes";
    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private JmhJson() {}

    /**
     * Writes rows that did not come from JMH as JMH writes its own; each value is a fork's only measurement.
     *
     * @param jvmOptions the options of the JVMs that were measured
     * @throws IOException if the file cannot be written
     */
    public static void write(Path file, List<Row> rows, List<String> jvmOptions) throws IOException {
        ArrayNode array = MAPPER.createArrayNode();
        for (Row row : rows) {
            ObjectNode entry = array.addObject();
            entry.put("benchmark", PACKAGE + row.benchmark());
            entry.put("mode", row.unit().equals(Units.SECONDS) ? "ss" : "thrpt");
            entry.put("threads", 1);
            entry.put("forks", row.values().size());
            ArrayNode options = entry.putArray("jvmArgs");
            jvmOptions.forEach(options::add);
            entry.put("jdkVersion", System.getProperty("java.version"));
            entry.put("vmName", System.getProperty("java.vm.name"));
            entry.put("vmVersion", System.getProperty("java.vm.version"));
            ObjectNode params = entry.putObject("params");
            row.parameters().forEach(params::put);
            ObjectNode metric = entry.putObject("primaryMetric");
            metric.put("score", Spread.of(row.values()).median());
            metric.put("scoreError", "NaN");
            metric.put("scoreUnit", row.unit());
            ArrayNode raw = metric.putArray("rawData");
            row.values().forEach(value -> raw.addArray().add(value));
            ObjectNode secondary = entry.putObject("secondaryMetrics");
            row.kernels()
                    .forEach(kernel -> secondary
                            .putObject(KernelProfiler.LABEL + kernel)
                            .put("score", 1)
                            .put("scoreUnit", ""));
        }
        MAPPER.writerWithDefaultPrettyPrinter().writeValue(file.toFile(), array);
    }

    /**
     * Reads a file that JMH or {@link #write} wrote. Each value of a row is the mean of a fork.
     *
     * @throws IOException if it cannot be read or is not such a file
     */
    public static List<Row> read(Path file) throws IOException {
        try {
            JsonNode root = MAPPER.readTree(file.toFile());
            if (root == null || !root.isArray()) {
                throw new IOException(file + " is not a JMH result file: it is no JSON array");
            }
            List<Row> rows = new ArrayList<>();
            for (JsonNode entry : root) {
                rows.add(row(entry));
            }
            return rows;
        } catch (JsonProcessingException e) {
            throw new IOException(file + " is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static Row row(JsonNode entry) {
        SortedMap<String, String> parameters = new TreeMap<>();
        entry.path("params")
                .properties()
                .forEach(each -> parameters.put(each.getKey(), each.getValue().asText()));
        List<Double> allocated = new ArrayList<>();
        List<String> kernels = new ArrayList<>();
        JsonNode secondary = entry.path("secondaryMetrics");
        secondary.properties().forEach(each -> {
            if (each.getKey().endsWith(ALLOCATED)) {
                allocated.addAll(forks(each.getValue()));
            } else if (each.getKey().startsWith(KernelProfiler.LABEL)) {
                kernels.add(each.getKey().substring(KernelProfiler.LABEL.length()));
            }
        });
        boolean counted = secondary.has(VOLUME);
        JsonNode metric = counted ? secondary.path(VOLUME) : entry.path("primaryMetric");
        return new Row(
                entry.path("benchmark").asText().replaceAll(".*\\.(\\w+\\.\\w+)$", "$1"),
                parameters,
                counted ? Units.MEGABYTES_PER_SECOND : metric.path("scoreUnit").asText(),
                forks(metric),
                allocated,
                kernels);
    }

    private static List<Double> forks(JsonNode metric) {
        List<Double> forks = new ArrayList<>();
        for (JsonNode fork : metric.path("rawData")) {
            double sum = 0;
            for (JsonNode iteration : fork) {
                sum += iteration.asDouble();
            }
            forks.add(sum / fork.size());
        }
        if (forks.isEmpty()) {
            forks.add(metric.path("score").asDouble());
        }
        return forks;
    }
}
