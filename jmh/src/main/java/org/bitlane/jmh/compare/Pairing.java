package org.bitlane.jmh.compare;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A benchmark with all parameters fixed, to be run by Bitlane and by a peer in turns.
 *
 * @param benchmark the full name of its class and method
 * @param parameters its parameters, without the provider
 * @param peer the name of the other provider
 */
public record Pairing(String benchmark, SortedMap<String, String> parameters, String peer) {

    /** Keeps a copy of the parameters. */
    public Pairing {
        parameters = new TreeMap<>(parameters);
    }

    /** Class and method of the benchmark, without the package. */
    public String shortName() {
        int method = benchmark.lastIndexOf('.');
        return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
    }

    /** The parameters as {@code name=value}, by name. */
    public String describeParameters() {
        return parameters.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" "));
    }
}
