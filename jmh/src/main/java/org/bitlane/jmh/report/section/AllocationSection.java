package org.bitlane.jmh.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;
import org.bitlane.provider.BitlaneProvider;

/** What Bitlane allocates in steady state. */
public final class AllocationSection {
    /** An object takes at least so many bytes. */
    private static final double OBJECT_BYTES = 16;

    private AllocationSection() {}

    /** The section; empty if nobody counted. */
    public static List<Part> of(ResultSet results) {
        Map<String, List<Row>> groups = new LinkedHashMap<>();
        for (Run run : results.runs()) {
            run.rows().stream()
                    .filter(AllocationSection::isCounted)
                    .forEach(
                            row -> groups.computeIfAbsent(row.benchmark() + "|" + run.title(), any -> new ArrayList<>())
                                    .add(row));
        }
        List<List<String>> rows = new ArrayList<>();
        groups.forEach((name, members) -> rows.add(row(name.split("\\|"), members)));
        return rows.isEmpty()
                ? List.of()
                : List.of(
                        new Part.Heading(2, "allocation", "Allocation by Bitlane"),
                        new Part.Paragraph(
                                "Bytes an operation, as JMH's gc profiler counts them for the whole JVM. JMH allocates"
                                        + " some itself, between operations; an operation that makes even one object shows at least "
                                        + Math.round(OBJECT_BYTES) + " bytes."),
                        new Part.Grid(
                                List.of("benchmark", "setting", "rows", "most B/op", "which", "no object an operation"),
                                rows));
    }

    private static boolean isCounted(Row row) {
        boolean ours = row.provider().isEmpty() || row.provider().equals(BitlaneProvider.NAME);
        return ours && !row.allocated().isEmpty();
    }

    private static List<String> row(String[] name, List<Row> members) {
        Row worst = members.stream()
                .max(Comparator.comparingDouble(AllocationSection::median))
                .orElseThrow();
        return List.of(
                name[0],
                name[1],
                Integer.toString(members.size()),
                Figures.decimals(1, median(worst)),
                Wording.work(worst.work()),
                median(worst) < OBJECT_BYTES ? "yes" : "NO");
    }

    private static double median(Row row) {
        return Spread.of(row.allocated()).median();
    }
}
