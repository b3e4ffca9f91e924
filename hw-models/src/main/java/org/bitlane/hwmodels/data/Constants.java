package org.bitlane.hwmodels.data;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The values of all {@linkplain Parameter technology constants}, and the figures each comes from.
 *
 * @param values a value for every parameter
 * @param rows ids of published figures, by parameter
 */
public record Constants(Map<Parameter, Double> values, Map<Parameter, List<String>> rows) {
    private static final String HEADER = "name,value,unit,origin,rows";

    /**
     * @throws IllegalArgumentException if a parameter has no value
     */
    public Constants {
        values = Collections.unmodifiableMap(new EnumMap<>(values));
        rows = Collections.unmodifiableMap(new EnumMap<>(rows));
        for (Parameter parameter : Parameter.values()) {
            if (!values.containsKey(parameter)) {
                throw new IllegalArgumentException("constant " + parameter + " has no value");
            }
        }
    }

    /**
     * The constants that come with this library, as {@code fit} wrote them.
     *
     * @throws DataFormatException if the file is damaged
     */
    public static Constants builtIn() {
        return parse(CsvTable.resource("constants.csv", HEADER.split(",")));
    }

    /**
     * What the fit left over at each calibrated figure, as {@code fit} wrote it: a row for each figure, by column.
     *
     * @throws DataFormatException if the file is damaged
     */
    public static List<Map<String, String>> residuals() {
        return CsvTable.resource("residuals.csv", "group", "row", "published", "fitted", "left_out", "role").stream()
                .map(CsvTable.Row::fields)
                .toList();
    }

    /** Where a fit starts: published and assumed constants, and first guesses of the fitted ones. */
    public static Constants initial(PublishedData data) {
        Map<Parameter, Double> values = new EnumMap<>(Parameter.class);
        Map<Parameter, List<String>> rows = new EnumMap<>(Parameter.class);
        for (Parameter parameter : Parameter.values()) {
            boolean published = parameter.origin() == Parameter.Origin.PUBLISHED;
            values.put(parameter, published ? data.figure(parameter.figure()).value() : parameter.initial());
            rows.put(parameter, published ? List.of(parameter.figure()) : List.of());
        }
        return new Constants(values, rows);
    }

    /**
     * The constants of a text as {@link #toCsv} gives it.
     *
     * @throws DataFormatException if it is not such a text
     */
    public static Constants read(String csv) {
        try {
            return parse(CsvTable.read(new StringReader(csv), "constants", HEADER.split(",")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Constants parse(List<CsvTable.Row> table) {
        Map<Parameter, Double> values = new EnumMap<>(Parameter.class);
        Map<Parameter, List<String>> rows = new EnumMap<>(Parameter.class);
        for (CsvTable.Row row : table) {
            Parameter parameter = row.named("name", Arrays.asList(Parameter.values()), Parameter::toString);
            values.put(parameter, row.parse("value", row.required("value")));
            rows.put(
                    parameter,
                    Arrays.stream(row.text("rows").split(";"))
                            .map(String::strip)
                            .filter(Predicate.not(String::isEmpty))
                            .toList());
        }
        return new Constants(values, rows);
    }

    /** The value of a constant, in its parameter's unit. */
    public double get(Parameter parameter) {
        return values.get(parameter);
    }

    /** The ids of the figures that some constants come from. */
    public Set<String> rowsOf(Parameter... parameters) {
        Set<String> all = new LinkedHashSet<>();
        for (Parameter parameter : parameters) {
            all.addAll(rows.get(parameter));
        }
        return all;
    }

    /** These with other values for some. */
    public Constants with(Map<Parameter, Double> changed) {
        Map<Parameter, Double> merged = new EnumMap<>(values);
        merged.putAll(changed);
        return new Constants(merged, rows);
    }

    /** These with a value, found on the given figures. */
    public Constants with(Parameter parameter, double value, List<String> from) {
        Map<Parameter, List<String>> sources = new EnumMap<>(rows);
        sources.put(parameter, List.copyOf(from));
        return new Constants(with(Map.of(parameter, value)).values, sources);
    }

    /** CSV with a line for each constant: six significant digits, so that it is the same on every machine. */
    public String toCsv() {
        return Arrays.stream(Parameter.values())
                .map(parameter -> String.join(
                        ",",
                        parameter.toString(),
                        String.format(Locale.ROOT, "%.6g", get(parameter)),
                        parameter.unit(),
                        parameter.origin().name().toLowerCase(Locale.ROOT),
                        String.join("; ", rows.get(parameter))))
                .collect(Collectors.joining("\n", HEADER + "\n", "\n"));
    }
}
