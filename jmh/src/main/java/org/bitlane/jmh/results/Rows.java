package org.bitlane.jmh.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;

/** Lists of rows. */
public final class Rows {
    private Rows() {}

    /** What makes two rows measurements of the same thing. */
    public record Key(String benchmark, SortedMap<String, String> parameters, String unit) {}

    /** The key of a row. */
    public static Key key(Row row) {
        return new Key(row.benchmark(), row.parameters(), row.unit());
    }

    /** The same rows with those of the same key as one, their values one after the other; in the order of the first ones. */
    public static List<Row> merge(List<Row> rows) {
        Map<Key, Row> merged = new LinkedHashMap<>();
        rows.forEach(row -> merged.merge(key(row), row, Rows::append));
        return List.copyOf(merged.values());
    }

    private static Row append(Row first, Row second) {
        Set<String> kernels = new LinkedHashSet<>(first.kernels());
        kernels.addAll(second.kernels());
        return new Row(
                first.benchmark(),
                first.parameters(),
                first.unit(),
                both(first.values(), second.values()),
                both(first.allocated(), second.allocated()),
                List.copyOf(kernels));
    }

    private static List<Double> both(List<Double> first, List<Double> second) {
        List<Double> both = new ArrayList<>(first);
        both.addAll(second);
        return both;
    }
}
