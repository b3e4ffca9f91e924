package org.bitlane.jmh.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Units;
import org.bitlane.jmh.work.KernelProfiler;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** Rows from JMH's results. */
final class JmhRows {
    /** The counter of a benchmark that says how much data went through it, in megabytes per second. */
    private static final String VOLUME = "megabytes";

    private static final String ALLOCATED = "gc.alloc.rate.norm";

    private JmhRows() {}

    /** Class and method of a benchmark, without the package. */
    static String shortName(String benchmark) {
        int method = benchmark.lastIndexOf('.');
        return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
    }

    /** The row of one fork: megabytes a second where the benchmark counts them, else JMH's own score. */
    static Row of(RunResult result) {
        Result<?> primary = result.getPrimaryResult();
        Result<?> volume = result.getSecondaryResults().get(VOLUME);
        List<Double> allocated = new ArrayList<>();
        List<String> kernels = new ArrayList<>();
        for (Map.Entry<String, Result> secondary : result.getSecondaryResults().entrySet()) {
            if (secondary.getKey().endsWith(ALLOCATED)) {
                allocated.add(secondary.getValue().getScore());
            } else if (secondary.getKey().startsWith(KernelProfiler.LABEL)) {
                kernels.add(secondary.getKey().substring(KernelProfiler.LABEL.length()));
            }
        }
        return new Row(
                shortName(result.getParams().getBenchmark()),
                parameters(result.getParams()),
                volume == null ? primary.getScoreUnit() : Units.MEGABYTES_PER_SECOND,
                List.of((volume == null ? primary : volume).getScore()),
                allocated,
                kernels);
    }

    private static SortedMap<String, String> parameters(BenchmarkParams params) {
        SortedMap<String, String> parameters = new TreeMap<>();
        params.getParamsKeys().forEach(name -> parameters.put(name, params.getParam(name)));
        return parameters;
    }
}
