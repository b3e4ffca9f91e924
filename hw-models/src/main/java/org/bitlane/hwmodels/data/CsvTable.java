package org.bitlane.hwmodels.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** A CSV file with a header line, read whole; complaints name file, line and column. */
final class CsvTable {
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setTrim(true)
            .get();

    private CsvTable() {}

    /** The rows of a file beside this class. */
    static List<Row> resource(String name, String... columns) {
        try (InputStream stream = CsvTable.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new DataFormatException(name + ": no such data file");
            }
            return read(new InputStreamReader(stream, StandardCharsets.UTF_8), name, columns);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + name, e);
        }
    }

    /** The rows of a text, which must have at least the given columns. */
    static List<Row> read(Reader reader, String name, String... columns) throws IOException {
        try (CSVParser parser = FORMAT.parse(new StringReader(text(reader)))) {
            requireColumns(parser.getHeaderNames(), name, columns);
            List<Row> rows = new ArrayList<>();
            for (CSVRecord csv : parser) {
                String place = name + ":" + parser.getCurrentLineNumber();
                if (!csv.isConsistent()) {
                    throw new DataFormatException(place + ": " + csv.size() + " fields, but the header has "
                            + parser.getHeaderNames().size());
                }
                rows.add(new Row(place, csv.toMap()));
            }
            return rows;
        } catch (IllegalArgumentException | UncheckedIOException e) {
            // The parser's own complaints are about quotes and duplicate header names.
            throw new DataFormatException(name + ": " + e.getMessage());
        }
    }

    private static String text(Reader reader) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[4096];
        for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
            text.append(buffer, 0, count);
        }
        // A last line without line end would be counted one line too low by the parser.
        if (text.length() > 0 && text.charAt(text.length() - 1) != '\n') {
            text.append('\n');
        }
        return text.toString();
    }

    private static void requireColumns(List<String> header, String name, String... columns) {
        Set<String> missing = new HashSet<>(Arrays.asList(columns));
        header.forEach(missing::remove);
        if (!missing.isEmpty()) {
            throw new DataFormatException(name + ":1: no column "
                    + missing.stream().sorted().map(c -> "\"" + c + "\"").collect(Collectors.joining(", "))
                    + "; the header has " + String.join(", ", header));
        }
    }

    /** One row. */
    record Row(String place, Map<String, String> fields) {

        Row {
            fields = new LinkedHashMap<>(fields);
        }

        /** The field of a column, empty if the row has none. */
        String text(String column) {
            return fields.getOrDefault(column, "");
        }

        /** The field of a column that must not be empty. */
        String required(String column) {
            String text = text(column);
            if (text.isEmpty()) {
                throw fault(column, "is empty");
            }
            return text;
        }

        /** The number of a column, if the field is not empty. */
        OptionalDouble number(String column) {
            String text = text(column);
            return text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(parse(column, text));
        }

        double parse(String column, String text) {
            try {
                double value = Double.parseDouble(text);
                if (Double.isFinite(value)) {
                    return value;
                }
            } catch (NumberFormatException e) {
                // Falls through to the complaint, which says where.
            }
            throw fault(column, "is \"" + text + "\", not a number");
        }

        /** The constant that a field names. */
        <T> T named(String column, Iterable<T> values, Function<T, String> name) {
            String text = text(column);
            List<String> known = new ArrayList<>();
            for (T value : values) {
                if (name.apply(value).equals(text)) {
                    return value;
                }
                known.add(name.apply(value));
            }
            throw fault(column, "is \"" + text + "\", not one of " + String.join(", ", known));
        }

        DataFormatException fault(String column, String complaint) {
            return new DataFormatException(place + ": column " + column + " " + complaint);
        }
    }
}
