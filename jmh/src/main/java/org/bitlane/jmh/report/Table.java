package org.bitlane.jmh.report;

import java.util.ArrayList;
import java.util.List;

/** A table of text with aligned columns, for a terminal. */
public final class Table {
    private static final String GAP = "  ";

    private final List<Column> columns = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    /** Adds a column whose cells start at the left. */
    public Table left(String header) {
        columns.add(new Column(header, true));
        return this;
    }

    /** Adds a column whose cells end at the right. */
    public Table right(String header) {
        columns.add(new Column(header, false));
        return this;
    }

    /**
     * Adds a row.
     *
     * @param cells one for each column
     * @throws IllegalArgumentException if there are more or fewer
     */
    public Table row(String... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException(cells.length + " cells for " + columns.size() + " columns");
        }
        rows.add(List.of(cells));
        return this;
    }

    /** The header, a rule and the rows, each on a line without trailing blanks. */
    @Override
    public String toString() {
        List<Integer> widths = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            widths.add(rows.stream()
                    .mapToInt(row -> row.get(column).length())
                    .reduce(columns.get(i).header().length(), Math::max));
        }
        StringBuilder text = new StringBuilder();
        appendLine(text, columns.stream().map(Column::header).toList(), widths);
        appendLine(text, widths.stream().map("-"::repeat).toList(), widths);
        rows.forEach(row -> appendLine(text, row, widths));
        return text.toString();
    }

    private void appendLine(StringBuilder text, List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            String blanks = " ".repeat(widths.get(i) - cells.get(i).length());
            line.append(i == 0 ? "" : GAP);
            line.append(columns.get(i).left() ? cells.get(i) + blanks : blanks + cells.get(i));
        }
        text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }

    private record Column(String header, boolean left) {}
}
