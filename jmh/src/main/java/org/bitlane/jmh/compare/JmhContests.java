package org.bitlane.jmh.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.bitlane.jmh.results.Row;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Finds contests among the benchmarks of this jar. */
public final class JmhContests {
    private final Path log;
    private final Consumer<RunResult> results;

    /**
     * Contests that keep the same log.
     *
     * @param log the file for all that JMH says of a fork
     * @param results takes JMH's own result of each fork
     */
    public JmhContests(Path log, Consumer<RunResult> results) {
        this.log = log;
        this.results = results;
    }

    /**
     * All contests, one for each combination of parameters other than the provider.
     *
     * @param pattern the regular expression that a benchmark's full name must contain a match of
     * @param options JMH's options; may replace the values of parameters
     */
    public List<JmhContest> find(String pattern, Options options) {
        OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
        List<JmhContest> contests = new ArrayList<>();
        for (BenchmarkListEntry entry : BenchmarkList.defaultList().find(silent, List.of(pattern), List.of())) {
            SortedMap<String, List<String>> parameters = parametersOf(entry, options);
            List<String> providers = parameters.getOrDefault(Row.PROVIDER, List.of());
            parameters.remove(Row.PROVIDER);
            for (SortedMap<String, String> combination : combinations(parameters)) {
                contests.add(new JmhContest(entry.getUsername(), combination, providers, options, log, results));
            }
        }
        return contests;
    }

    private static SortedMap<String, List<String>> parametersOf(BenchmarkListEntry entry, Options options) {
        SortedMap<String, List<String>> parameters = new TreeMap<>();
        entry.getParams().orElse(Map.of()).forEach((name, values) -> {
            Collection<String> chosen = options.getParameter(name).orElse(List.of(values));
            parameters.put(name, List.copyOf(chosen));
        });
        return parameters;
    }

    private static List<SortedMap<String, String>> combinations(SortedMap<String, List<String>> parameters) {
        List<SortedMap<String, String>> combinations = List.of(new TreeMap<>());
        for (Map.Entry<String, List<String>> parameter : parameters.entrySet()) {
            List<SortedMap<String, String>> longer = new ArrayList<>();
            for (SortedMap<String, String> combination : combinations) {
                for (String value : parameter.getValue()) {
                    SortedMap<String, String> extended = new TreeMap<>(combination);
                    extended.put(parameter.getKey(), value);
                    longer.add(extended);
                }
            }
            combinations = longer;
        }
        return combinations;
    }
}
