package org.bitlane.hwmodels.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.bitlane.kernels.KernelConfiguration;

/** The results in a JMH JSON file that belong to kernel configurations. */
final class JmhResults {
    private static final List<String> SIZES =
            List.of("bytes", "size", "length", "messageBytes", "dataSize", "blockBytes");

    private JmhResults() {}

    /**
     * One measured configuration.
     *
     * @param benchmark short name of the benchmark
     * @param configuration what was measured
     * @param bytesPerSecond throughput, if the size of an operation is known
     * @param score score and unit as measured
     */
    record Result(String benchmark, KernelConfiguration configuration, OptionalDouble bytesPerSecond, String score) {}

    /**
     * Reads a file that JMH wrote with {@code -rf json}.
     *
     * @throws IOException if it cannot be read or is not such a file
     */
    static List<Result> read(Path file) throws IOException {
        JsonNode root = new ObjectMapper().readTree(file.toFile());
        if (root == null || !root.isArray()) {
            throw new IOException(file + " is not a JMH result file: it is no JSON array");
        }
        List<Result> results = new ArrayList<>();
        for (JsonNode entry : root) {
            JsonNode metric = entry.path("primaryMetric");
            Optional<KernelConfiguration> configuration = configuration(entry.path("params"));
            if (configuration.isPresent() && metric.has("score")) {
                String unit = metric.path("scoreUnit").asText();
                double score = metric.path("score").asDouble();
                results.add(new Result(
                        entry.path("benchmark").asText().replaceAll(".*\\.(\\w+\\.\\w+)$", "$1"),
                        configuration.get(),
                        bytesPerSecond(score, unit, entry.path("params")),
                        String.format(java.util.Locale.ROOT, "%.4g %s", score, unit)));
            }
        }
        return results;
    }

    private static Optional<KernelConfiguration> configuration(JsonNode params) {
        for (JsonNode value : params) {
            try {
                return Optional.of(KernelConfiguration.parse(value.asText()));
            } catch (IllegalArgumentException e) {
                // Another parameter; the next may be the configuration.
            }
        }
        return Optional.empty();
    }

    private static OptionalDouble bytesPerSecond(double score, String unit, JsonNode params) {
        OptionalDouble operations = operationsPerSecond(score, unit);
        OptionalDouble bytes = bytes(params);
        return operations.isPresent() && bytes.isPresent()
                ? OptionalDouble.of(operations.getAsDouble() * bytes.getAsDouble())
                : OptionalDouble.empty();
    }

    private static OptionalDouble operationsPerSecond(double score, String unit) {
        return switch (unit) {
            case "ops/s" -> OptionalDouble.of(score);
            case "ops/ms" -> OptionalDouble.of(score * 1e3);
            case "ops/us" -> OptionalDouble.of(score * 1e6);
            case "ops/ns" -> OptionalDouble.of(score * 1e9);
            case "s/op" -> OptionalDouble.of(1 / score);
            case "ms/op" -> OptionalDouble.of(1e3 / score);
            case "us/op" -> OptionalDouble.of(1e6 / score);
            case "ns/op" -> OptionalDouble.of(1e9 / score);
            default -> OptionalDouble.empty();
        };
    }

    private static OptionalDouble bytes(JsonNode params) {
        for (Map.Entry<String, JsonNode> field : params.properties()) {
            if (SIZES.contains(field.getKey()) && field.getValue().asText().matches("[0-9]+")) {
                return OptionalDouble.of(Double.parseDouble(field.getValue().asText()));
            }
        }
        return OptionalDouble.empty();
    }
}
