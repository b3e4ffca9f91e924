package org.bitlane.jmh.report.page;

import java.util.List;
import java.util.stream.Collectors;
import org.bitlane.hwmodels.report.Html;

/** One HTML page that needs nothing from outside it. */
public final class HtmlPage {
    private HtmlPage() {}

    /** The page. */
    public static String of(String title, List<Part> parts) {
        StringBuilder body = new StringBuilder();
        body.append("<h1>").append(Html.text(title)).append("</h1>\n");
        body.append(contents(parts));
        parts.forEach(part -> body.append(html(part)));
        return Html.page(title, body.toString());
    }

    private static String contents(List<Part> parts) {
        return parts.stream()
                .filter(Part.Heading.class::isInstance)
                .map(Part.Heading.class::cast)
                .filter(heading -> heading.level() == 2)
                .map(heading -> "<a href=\"#" + heading.id() + "\">" + Html.text(heading.text()) + "</a>")
                .collect(Collectors.joining("\n", "<nav>\n", "\n</nav>\n"));
    }

    private static String html(Part part) {
        if (part instanceof Part.Heading heading) {
            return Html.heading(heading.level(), heading.id(), heading.text());
        } else if (part instanceof Part.Paragraph paragraph) {
            return Html.paragraph(paragraph.text());
        } else if (part instanceof Part.Bullets bullets) {
            return Html.list(bullets.items());
        } else if (part instanceof Part.Grid grid) {
            return Html.table(grid.headings(), grid.rows());
        }
        return ((Part.Pictures) part)
                .pictures().stream()
                        .map(picture -> picture.chart().html(picture.description()))
                        .collect(Collectors.joining("", "<div class=\"charts\">\n", "</div>\n"));
    }
}
