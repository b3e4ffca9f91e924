package org.bitlane.jmh.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bitlane.hwmodels.report.Chart;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.results.Comparison;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.results.Units;
import org.bitlane.provider.BitlaneProvider;

/** All of a benchmark in which providers do the same work: a table for each kind of work, and charts against the size. */
public final class ComparisonSection {
    private static final String SIZE = "size";

    private final ResultSet results;
    private final String benchmark;

    private ComparisonSection(ResultSet results, String benchmark) {
        this.results = results;
        this.benchmark = benchmark;
    }

    /** A cell of a table: which run, which size. */
    private record Place(Run run, String size) {}

    /**
     * The section.
     *
     * @param title its heading
     * @param text what is measured; blank for none
     */
    public static List<Part> of(ResultSet results, String benchmark, String title, String text) {
        ComparisonSection section = new ComparisonSection(results, benchmark);
        List<Part> parts = new ArrayList<>();
        parts.add(new Part.Heading(2, benchmark.replace('.', '-'), title));
        if (!text.isBlank()) {
            parts.add(new Part.Paragraph(text));
        }
        for (SortedMap<String, String> kind : section.kinds()) {
            parts.addAll(section.kind(kind));
        }
        return parts;
    }

    /** The kinds of work: all parameters but provider and size. */
    private Set<SortedMap<String, String>> kinds() {
        Set<SortedMap<String, String>> kinds = new LinkedHashSet<>();
        results.runs().forEach(run -> run.rows().stream().filter(this::isOurs).forEach(row -> kinds.add(kind(row))));
        return kinds;
    }

    private static SortedMap<String, String> kind(Row row) {
        SortedMap<String, String> kind = new TreeMap<>(row.work());
        kind.remove(SIZE);
        return kind;
    }

    private boolean isOurs(Row row) {
        return row.benchmark().equals(benchmark);
    }

    private List<Part> kind(SortedMap<String, String> kind) {
        Map<Place, Map<String, Row>> places = places(kind);
        Set<String> providers = new LinkedHashSet<>();
        places.values().forEach(rows -> providers.addAll(rows.keySet()));
        providers.remove(BitlaneProvider.NAME);
        String unit =
                places.values().iterator().next().values().iterator().next().unit();
        List<String> headings = new ArrayList<>(List.of("size", "setting", "kernel", "Bitlane " + unit));
        for (String peer : providers) {
            headings.add(peer + " " + unit);
            headings.add("times " + peer);
        }
        List<Part> parts = new ArrayList<>();
        String name = Wording.work(kind);
        if (!name.isEmpty()) {
            parts.add(new Part.Heading(3, (benchmark + "-" + name).replaceAll("\\W+", "-"), name));
        }
        parts.add(new Part.Grid(
                headings,
                places.entrySet().stream()
                        .map(entry -> row(entry.getKey(), entry.getValue(), providers))
                        .toList()));
        charts(name, unit, places).ifPresent(parts::add);
        return parts;
    }

    /** The rows of a kind, by provider, in the order of sizes and then runs. */
    private Map<Place, Map<String, Row>> places(SortedMap<String, String> kind) {
        Map<Place, Map<String, Row>> places = new LinkedHashMap<>();
        for (String size : sizes(kind)) {
            for (Run run : results.runs()) {
                for (Row row : run.rows()) {
                    if (isOurs(row)
                            && kind(row).equals(kind)
                            && row.parameter(SIZE).equals(size)) {
                        places.computeIfAbsent(new Place(run, size), any -> new LinkedHashMap<>())
                                .put(row.provider().isEmpty() ? BitlaneProvider.NAME : row.provider(), row);
                    }
                }
            }
        }
        return places;
    }

    private List<String> sizes(SortedMap<String, String> kind) {
        return results.runs().stream()
                .flatMap(run -> run.rows().stream())
                .filter(row -> isOurs(row) && kind(row).equals(kind))
                .map(row -> row.parameter(SIZE))
                .distinct()
                .sorted(Comparator.comparingLong(ComparisonSection::number))
                .toList();
    }

    private static long number(String size) {
        return size.matches("\\d+") ? Long.parseLong(size) : 0;
    }

    private static List<String> row(Place place, Map<String, Row> rows, Set<String> peers) {
        Row ours = rows.get(BitlaneProvider.NAME);
        List<String> cells = new ArrayList<>();
        cells.add(place.size().isEmpty() ? Figures.NONE : Wording.bytes(place.size()));
        cells.add(place.run().title());
        cells.add(ours == null ? Figures.NONE : Wording.kernels(ours));
        cells.add(ours == null ? Figures.NONE : Wording.median(ours));
        for (String peer : peers) {
            Row theirs = rows.get(peer);
            cells.add(theirs == null ? Figures.NONE : Wording.median(theirs));
            cells.add(
                    theirs == null || ours == null
                            ? Figures.NONE
                            : Wording.spread(new Comparison(ours, theirs).ratio(), 2));
        }
        return cells;
    }

    /** A chart for each run that has several sizes. */
    private Optional<Part> charts(String name, String unit, Map<Place, Map<String, Row>> places) {
        Map<Run, Map<String, List<Chart.Point>>> lines = new LinkedHashMap<>();
        places.forEach((place, rows) -> rows.forEach((provider, row) -> {
            Spread spread = Spread.of(row.values());
            lines.computeIfAbsent(place.run(), any -> new LinkedHashMap<>())
                    .computeIfAbsent(provider, any -> new ArrayList<>())
                    .add(new Chart.Point(number(place.size()), spread.median(), spread.min(), spread.max()));
        }));
        List<Part.Picture> pictures = new ArrayList<>();
        lines.forEach((run, byProvider) -> {
            if (byProvider.values().stream().anyMatch(points -> points.size() > 1) && !Units.lessIsBetter(unit)) {
                Chart chart = new Chart(run.title() + ": " + name, "bytes of a call", unit, true, true);
                byProvider.forEach(chart::line);
                pictures.add(new Part.Picture(
                        chart,
                        "Throughput of " + name + " against the size of a call, " + run.title()
                                + "; shaded: from the slowest to the fastest round."));
            }
        });
        return pictures.isEmpty() ? Optional.empty() : Optional.of(new Part.Pictures(pictures));
    }
}
