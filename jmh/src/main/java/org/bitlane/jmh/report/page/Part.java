package org.bitlane.jmh.report.page;

import java.util.List;
import org.bitlane.hwmodels.report.Chart;

/** A part of a report. */
public sealed interface Part {

    /**
     * A heading.
     *
     * @param level 2 for those that the contents list, 3 for others
     * @param id what links to it name
     * @param text the heading
     */
    record Heading(int level, String id, String text) implements Part {}

    /** A paragraph. */
    record Paragraph(String text) implements Part {}

    /** A list with bullets. */
    record Bullets(List<String> items) implements Part {}

    /**
     * A table.
     *
     * @param headings of the columns
     * @param rows as many cells each
     */
    record Grid(List<String> headings, List<List<String>> rows) implements Part {
        /**
         * @throws IllegalArgumentException if a row has more or fewer cells than there are headings
         */
        public Grid {
            headings = List.copyOf(headings);
            rows = List.copyOf(rows);
            for (List<String> row : rows) {
                if (row.size() != headings.size()) {
                    throw new IllegalArgumentException(row + " does not fit " + headings);
                }
            }
        }
    }

    /** Charts side by side, where there is room. */
    record Pictures(List<Picture> pictures) implements Part {}

    /**
     * A chart.
     *
     * @param chart the chart
     * @param description what it shows, for those who do not see it too
     */
    record Picture(Chart chart, String description) {}
}
