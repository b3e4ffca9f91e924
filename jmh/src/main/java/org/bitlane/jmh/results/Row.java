package org.bitlane.jmh.results;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * One thing that was measured, once or several times.
 *
 * @param benchmark short name of class and method, such as {@code CipherBenchmark.update}
 * @param parameters what distinguishes the row from others of the benchmark
 * @param unit unit of the values: {@code MB/s} (10^6 bytes a second), {@code s}, ...
 * @param values one for each time it was measured; where rows are measured in turns, values of the same index belong
 *     together
 * @param allocated bytes that one operation allocated, each time; empty where nobody counted
 * @param kernels the kernels of Bitlane that served while it was measured; more than one if they changed, none for peers
 */
public record Row(
        String benchmark,
        SortedMap<String, String> parameters,
        String unit,
        List<Double> values,
        List<Double> allocated,
        List<String> kernels) {

    /** The parameter that says who does it. */
    public static final String PROVIDER = "provider";

    /** Takes copies; lists that a file leaves out are empty. */
    public Row {
        parameters = new TreeMap<>(parameters);
        values = List.copyOf(values);
        allocated = allocated == null ? List.of() : List.copyOf(allocated);
        kernels = kernels == null ? List.of() : List.copyOf(kernels);
    }

    /** A row of which nothing but the values is known. */
    public static Row of(String benchmark, Map<String, String> parameters, String unit, List<Double> values) {
        return new Row(benchmark, new TreeMap<>(parameters), unit, values, List.of(), List.of());
    }

    /** Who does it; empty where the benchmark has no such parameter. */
    @JsonIgnore
    public String provider() {
        return parameters.getOrDefault(PROVIDER, "");
    }

    /** A parameter other than the provider, or an empty text. */
    public String parameter(String name) {
        return parameters.getOrDefault(name, "");
    }

    /** All parameters but the provider: rows that are equal in this are the same work. */
    public SortedMap<String, String> work() {
        SortedMap<String, String> work = new TreeMap<>(parameters);
        work.remove(PROVIDER);
        return work;
    }

    /** The parameters of {@link #work} as {@code name=value}, by name. */
    public String describeWork() {
        return work().entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" "));
    }
}
