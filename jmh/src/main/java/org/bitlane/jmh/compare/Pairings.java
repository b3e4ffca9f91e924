package org.bitlane.jmh.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bitlane.provider.BitlaneProvider;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Finds the pairings among the benchmarks of this jar: those with a {@code provider} parameter have them. */
public final class Pairings {
    static final String PROVIDER = "provider";

    private Pairings() {}

    /**
     * All pairings, one for each peer and each combination of the other parameters.
     *
     * @param pattern the regular expression that a benchmark's full name must contain a match of
     * @param options may replace the values of parameters
     */
    public static List<Pairing> find(String pattern, Options options) {
        OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
        List<Pairing> pairings = new ArrayList<>();
        for (BenchmarkListEntry entry : BenchmarkList.defaultList().find(silent, List.of(pattern), List.of())) {
            SortedMap<String, List<String>> parameters = parametersOf(entry, options);
            List<String> providers = parameters.getOrDefault(PROVIDER, List.of());
            parameters.remove(PROVIDER);
            for (SortedMap<String, String> combination : combinations(parameters)) {
                providers.stream()
                        .filter(provider -> !provider.equals(BitlaneProvider.NAME))
                        .forEach(peer -> pairings.add(new Pairing(entry.getUsername(), combination, peer)));
            }
        }
        return pairings;
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
