package org.bitlane.jmh.report.page;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A report in Markdown, without its charts. */
public final class MarkdownPage {
    private MarkdownPage() {}

    /** The page. */
    public static String of(String title, List<Part> parts) {
        return "# " + title + "\n\n" + body(parts);
    }

    /** The parts without a title. */
    public static String body(List<Part> parts) {
        return parts.stream().map(MarkdownPage::markdown).collect(Collectors.joining("\n"));
    }

    private static String markdown(Part part) {
        if (part instanceof Part.Heading heading) {
            return "#".repeat(heading.level()) + " " + heading.text() + "\n";
        } else if (part instanceof Part.Paragraph paragraph) {
            return paragraph.text() + "\n";
        } else if (part instanceof Part.Bullets bullets) {
            return bullets.items().stream().map(item -> "* " + item + "\n").collect(Collectors.joining());
        } else if (part instanceof Part.Grid grid) {
            return row(grid.headings())
                    + row(Collections.nCopies(grid.headings().size(), "---"))
                    + grid.rows().stream().map(MarkdownPage::row).collect(Collectors.joining());
        }
        return ((Part.Pictures) part)
                .pictures().stream()
                        .map(picture -> "* chart, in the HTML page: " + picture.description() + "\n")
                        .collect(Collectors.joining());
    }

    private static String row(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
