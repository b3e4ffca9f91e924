package org.bitlane.hwmodels.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Rows of text under headings, printed in columns or as CSV. */
final class TextTable {
    private final List<String> headings;
    private final List<List<String>> rows = new ArrayList<>();

    TextTable(String... headings) {
        this.headings = List.of(headings);
    }

    void add(List<String> row) {
        if (row.size() != headings.size()) {
            throw new IllegalArgumentException(row.size() + " cells for " + headings.size() + " headings");
        }
        rows.add(List.copyOf(row));
    }

    void add(String... row) {
        add(List.of(row));
    }

    /** Columns as wide as their widest cell; numbers to the right, text to the left. */
    void print(PrintWriter out) {
        int[] widths = new int[headings.size()];
        boolean[] numeric = new boolean[headings.size()];
        for (int column = 0; column < widths.length; column++) {
            int index = column;
            widths[column] = Math.max(
                    headings.get(column).length(),
                    rows.stream().mapToInt(row -> row.get(index).length()).max().orElse(0));
            numeric[column] = rows.stream()
                    .map(row -> row.get(index))
                    .allMatch(cell -> cell.isEmpty() || cell.equals("-") || cell.matches("[-+.0-9].*"));
        }
        out.println(line(headings, widths, numeric));
        rows.forEach(row -> out.println(line(row, widths, numeric)));
    }

    /** Comma-separated values with a header line. */
    void printCsv(PrintWriter out) {
        StringWriter text = new StringWriter();
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader(headings.toArray(String[]::new))
                .setRecordSeparator("\n")
                .get();
        try (CSVPrinter printer = new CSVPrinter(text, format)) {
            printer.printRecords(rows);
        } catch (java.io.IOException e) {
            throw new UncheckedIOException(e);
        }
        out.print(text);
    }

    private static String line(List<String> cells, int[] widths, boolean[] numeric) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = cells.get(column);
            String padding = " ".repeat(widths[column] - cell.length());
            line.append(numeric[column] ? padding + cell : cell + padding).append("  ");
        }
        return line.toString().stripTrailing();
    }
}
