package org.bitlane.jmh.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.work.KernelProfiler;
import org.bitlane.jmh.work.Providers;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * A JMH benchmark with all parameters fixed, run by each provider in a short fork of its own.
 *
 * @param benchmark the full name of its class and method
 * @param parameters its parameters, without the provider
 * @param providers who takes part; empty for a benchmark without that parameter
 * @param options JMH's options, which win over this class's iterations and times; must name no benchmarks
 * @param log the file for all that JMH says of a fork; each fork starts it anew
 * @param results takes JMH's own result of each fork
 */
public record JmhContest(
        String benchmark,
        SortedMap<String, String> parameters,
        List<String> providers,
        Options options,
        Path log,
        Consumer<RunResult> results)
        implements Contest {
    private static final int WARMUP_ITERATIONS = 1;
    private static final TimeValue WARMUP_TIME = TimeValue.seconds(1);
    private static final int MEASUREMENT_ITERATIONS = 3;
    private static final TimeValue MEASUREMENT_TIME = TimeValue.milliseconds(300);

    /** Takes copies. */
    public JmhContest {
        parameters = new TreeMap<>(parameters);
        providers = List.copyOf(providers);
    }

    @Override
    public String name() {
        String text = JmhRows.shortName(benchmark) + " " + describeParameters();
        return providers.isEmpty() ? text : text + ", " + String.join(", ", providers);
    }

    /** The same contest without those providers that cannot be had here. */
    public JmhContest withoutAbsent() {
        List<String> present = providers.stream()
                .filter(provider -> !Providers.absent().containsKey(provider))
                .toList();
        return new JmhContest(benchmark, parameters, present, options, log, results);
    }

    private String describeParameters() {
        return parameters.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" "));
    }

    @Override
    public List<Row> run() throws IOException {
        List<Row> rows = new ArrayList<>();
        if (providers.isEmpty()) {
            rows.add(fork(parameters));
        }
        for (String provider : providers) {
            SortedMap<String, String> all = new TreeMap<>(parameters);
            all.put(Row.PROVIDER, provider);
            rows.add(fork(all));
        }
        return rows;
    }

    private Row fork(SortedMap<String, String> all) throws IOException {
        ChainedOptionsBuilder fork = new OptionsBuilder()
                .parent(options)
                .include("^" + Pattern.quote(benchmark) + "$")
                .forks(1)
                .warmupIterations(options.getWarmupIterations().orElse(WARMUP_ITERATIONS))
                .warmupTime(options.getWarmupTime().orElse(WARMUP_TIME))
                .measurementIterations(options.getMeasurementIterations().orElse(MEASUREMENT_ITERATIONS))
                .measurementTime(options.getMeasurementTime().orElse(MEASUREMENT_TIME))
                .addProfiler(GCProfiler.class)
                .addProfiler(KernelProfiler.class)
                .output(log.toString())
                .shouldFailOnError(true);
        all.forEach(fork::param);
        try {
            RunResult result = new Runner(fork.build()).runSingle();
            results.accept(result);
            return JmhRows.of(result);
        } catch (RunnerException e) {
            throw new IOException(cause().orElse(e.getMessage()) + "; JMH's own words are in " + log, e);
        }
    }

    /** The exception of the benchmark, as JMH quotes it. */
    private Optional<String> cause() throws IOException {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.matches("([\\w$]+\\.)+[\\w$]+(Exception|Error)(: .*)?"))
                    .findFirst();
        }
    }
}
