package org.bitlane.jmh.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.jmh.results.Setting;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/** Collects JMH's own results, and writes them as JMH does: a file for each setting, the forks of all rounds together. */
final class JmhFiles {
    private final Map<Setting, Map<String, List<RunResult>>> results = new EnumMap<>(Setting.class);

    void add(Setting setting, RunResult result) {
        BenchmarkParams params = result.getParams();
        StringBuilder key = new StringBuilder(params.getBenchmark());
        params.getParamsKeys().forEach(name -> key.append(' ').append(params.getParam(name)));
        results.computeIfAbsent(setting, any -> new LinkedHashMap<>())
                .computeIfAbsent(key.toString(), any -> new ArrayList<>())
                .add(result);
    }

    void write(Path folder) throws IOException {
        for (Map.Entry<Setting, Map<String, List<RunResult>>> entry : results.entrySet()) {
            Path file = folder.resolve("jmh-" + entry.getKey().id() + ".json");
            try (PrintStream out = new PrintStream(file.toFile(), StandardCharsets.UTF_8)) {
                ResultFormatFactory.getInstance(ResultFormatType.JSON, out)
                        .writeOut(entry.getValue().values().stream()
                                .map(JmhFiles::join)
                                .toList());
            }
        }
    }

    private static RunResult join(List<RunResult> forks) {
        Collection<BenchmarkResult> results = new ArrayList<>();
        forks.forEach(fork -> results.addAll(fork.getBenchmarkResults()));
        return new RunResult(forks.get(0).getParams(), results);
    }
}
