package org.bitlane.hwmodels.report;

import java.util.List;
import java.util.stream.Collectors;

/** The few elements that a report is made of. All text is escaped. */
public final class Html {
    private Html() {}

    /** Text with the characters that mean something in HTML written as entities. */
    public static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /**
     * A heading.
     *
     * @param level 1 to 6
     * @param id what links to it name
     */
    public static String heading(int level, String id, String text) {
        return "<h" + level + " id=\"" + id + "\">" + text(text) + "</h" + level + ">\n";
    }

    /** A paragraph. */
    public static String paragraph(String text) {
        return "<p>" + text(text) + "</p>\n";
    }

    /** A list with bullets. */
    public static String list(List<String> items) {
        return items.stream()
                .map(item -> "<li>" + text(item) + "</li>")
                .collect(Collectors.joining("\n", "<ul>\n", "\n</ul>\n"));
    }

    /**
     * A table that scrolls within itself where the page is narrow. Columns of numbers stand to the right; a cell that says NO or
     * NOT MET stands out.
     *
     * @param rows as many cells each as there are headings
     */
    public static String table(List<String> headings, List<List<String>> rows) {
        boolean[] numeric = new boolean[headings.size()];
        for (int column = 0; column < numeric.length; column++) {
            int index = column;
            numeric[column] = rows.stream().map(row -> row.get(index)).allMatch(Html::isNumber);
        }
        StringBuilder html = new StringBuilder("<div class=\"table\"><table>\n<thead>");
        row(html, "th", headings, numeric);
        html.append("</thead>\n<tbody>\n");
        rows.forEach(row -> row(html, "td", row, numeric));
        return html.append("</tbody></table></div>\n").toString();
    }

    private static void row(StringBuilder html, String element, List<String> cells, boolean[] numeric) {
        html.append("<tr>");
        for (int column = 0; column < numeric.length; column++) {
            String cell = cells.get(column);
            String look = numeric[column] ? " class=\"number\"" : isMiss(cell) ? " class=\"miss\"" : "";
            html.append('<')
                    .append(element)
                    .append(look)
                    .append('>')
                    .append(text(cell))
                    .append("</")
                    .append(element)
                    .append('>');
        }
        html.append("</tr>\n");
    }

    private static boolean isNumber(String cell) {
        return cell.isEmpty() || cell.equals("-") || cell.matches("[-+]?[0-9].*") && !cell.matches("[0-9][A-Z]{2}.*");
    }

    private static boolean isMiss(String cell) {
        return cell.equals("NO") || cell.equals("NOT MET");
    }

    static String figure(String base64Png, String description, int width, int height) {
        return "<figure><img alt=\"" + text(description) + "\" width=\"" + width + "\" height=\"" + height
                + "\" src=\"data:image/png;base64," + base64Png + "\"><figcaption>" + text(description)
                + "</figcaption></figure>\n";
    }

    /** A whole page, with its style. */
    public static String page(String title, String body) {
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" + text(title)
                + "</title>\n<style>\n" + STYLE + "</style>\n</head>\n<body>\n<main>\n" + body
                + "</main>\n</body>\n</html>\n";
    }

    private static final String STYLE = """
            :root { color-scheme: light; }
            body { margin: 0; font: 16px/1.5 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; color: #1b1f24; background: #fff; }
            main { max-width: 1240px; margin: 0 auto; padding: 1rem; }
            h1 { font-size: 1.7rem; line-height: 1.2; }
            h2 { font-size: 1.3rem; margin-top: 2.2rem; border-bottom: 2px solid #d0d7de; padding-bottom: .2rem; }
            h3 { font-size: 1.05rem; margin-top: 1.4rem; }
            nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
            figure { margin: 1rem 0; break-inside: avoid; }
            figure img { width: 100%; height: auto; border: 1px solid #d0d7de; }
            figcaption { font-size: .9rem; color: #57606a; }
            .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 1rem; }
            .charts figure { margin: 0; }
            .table { overflow-x: auto; }
            table { border-collapse: collapse; font-size: .85rem; width: 100%; }
            th, td { border-bottom: 1px solid #d0d7de; padding: .25rem .5rem; text-align: left; vertical-align: top; }
            th { background: #f6f8fa; }
            th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
            td:first-child { min-width: 6.5rem; }
            td:last-child:not(.number) { min-width: 11rem; }
            td.miss { color: #b3261e; font-weight: bold; }
            @media print {
              body { font-size: 10pt; }
              main { max-width: none; padding: 0; }
              nav { display: none; }
              .charts { grid-template-columns: 1fr 1fr; }
              td:first-child, td:last-child:not(.number) { min-width: 0; }
              table { font-size: 7.5pt; }
              .table { overflow: visible; }
              tr { break-inside: avoid; }
            }
            """;
}
