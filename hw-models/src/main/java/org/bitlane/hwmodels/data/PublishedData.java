package org.bitlane.hwmodels.data;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * All published figures that the models are fitted on and compared with.
 *
 * @param figures the figures by id, in the order of the files
 */
public record PublishedData(Map<String, PublishedFigure> figures) {
    private static final List<Use> USES = List.of(Use.values());
    private static final List<Relation> RELATIONS = List.of(Relation.values());

    /** Takes a copy that keeps the order. */
    public PublishedData {
        figures = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    }

    /**
     * The figures that come with this library.
     *
     * @throws DataFormatException if a file is damaged
     */
    public static PublishedData builtIn() {
        Map<String, Source> sources = new HashMap<>();
        for (CsvTable.Row row : CsvTable.resource("sources.csv", "id", "title", "where")) {
            sources.put(row.required("id"), new Source(row.text("id"), row.text("title"), row.text("where")));
        }
        Map<String, PublishedFigure> figures = new LinkedHashMap<>();
        for (String file : List.of("devices.csv", "breakdowns.csv")) {
            for (CsvTable.Row row :
                    CsvTable.resource(file, "device", "quantity", "value", "unit", "use", "source", "note")) {
                String base = row.required("device") + " " + row.required("quantity");
                String id = base;
                for (int i = 2; figures.containsKey(id); i++) {
                    id = base + " (" + i + ")";
                }
                figures.put(id, figure(row, file, id, "", row.text("device"), Relation.EQUAL, sources));
            }
        }
        for (CsvTable.Row row : CsvTable.resource("fpga.csv", "id", "algorithm", "dataflow", "device", "quantity")) {
            String place = (row.text("device") + " " + row.text("speed_grade")).strip();
            String subject = row.text("algorithm") + " " + row.text("dataflow");
            add(figures, row, figure(row, "fpga.csv", row.required("id"), subject, place, relation(row), sources));
        }
        for (CsvTable.Row row : CsvTable.resource("mcu.csv", "id", "algorithm", "implementation", "core", "bytes")) {
            String subject = (row.text("algorithm") + " " + row.text("implementation")).strip();
            add(
                    figures,
                    row,
                    figure(row, "mcu.csv", row.required("id"), subject, row.text("core"), relation(row), sources));
        }
        return new PublishedData(figures);
    }

    /**
     * The figure of an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public PublishedFigure figure(String id) {
        PublishedFigure figure = figures.get(id);
        if (figure == null) {
            throw new IllegalArgumentException("no published figure \"" + id + "\"");
        }
        return figure;
    }

    /** The figures after a change to each. */
    public PublishedData map(UnaryOperator<PublishedFigure> change) {
        Map<String, PublishedFigure> changed = new LinkedHashMap<>();
        figures.forEach((id, figure) -> changed.put(id, change.apply(figure)));
        return new PublishedData(changed);
    }

    /** The rows of {@code synthesis.csv}: counts by column, by design. */
    public static Map<String, Map<String, Integer>> synthesis() {
        Map<String, Map<String, Integer>> designs = new LinkedHashMap<>();
        for (CsvTable.Row row : CsvTable.resource("synthesis.csv", "design", "xc7_lut", "cyclonev_alut")) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            row.fields().forEach((column, text) -> {
                if (!column.equals("design")) {
                    counts.put(column, (int) row.parse(column, text));
                }
            });
            designs.put(row.required("design"), counts);
        }
        return designs;
    }

    private static void add(Map<String, PublishedFigure> figures, CsvTable.Row row, PublishedFigure figure) {
        if (figures.put(figure.id(), figure) != null) {
            throw row.fault("id", "repeats \"" + figure.id() + "\"");
        }
    }

    private static Relation relation(CsvTable.Row row) {
        return row.named("relation", RELATIONS, Relation::toString);
    }

    private static PublishedFigure figure(
            CsvTable.Row row,
            String file,
            String id,
            String subject,
            String place,
            Relation relation,
            Map<String, Source> sources) {
        Source source = sources.get(row.text("source"));
        if (source == null) {
            throw row.fault("source", "names \"" + row.text("source") + "\", which sources.csv does not have");
        }
        double[] ends = ends(row);
        return new PublishedFigure(
                id,
                file,
                subject,
                place,
                row.text("quantity"),
                relation,
                ends[0],
                ends[1],
                row.text("unit"),
                row.named("use", USES, Use::toString),
                source,
                row.text("note"));
    }

    private static double[] ends(CsvTable.Row row) {
        String text = row.text("value");
        if (text.isEmpty()) {
            return new double[] {Double.NaN, Double.NaN};
        }
        double[] ends = Arrays.stream(text.split("\\.\\."))
                .mapToDouble(part -> row.parse("value", part))
                .toArray();
        if (ends.length > 2 || ends[0] > ends[ends.length - 1]) {
            throw row.fault("value", "is \"" + text + "\", neither a number nor a range low..high");
        }
        return new double[] {ends[0], ends[ends.length - 1]};
    }

    /** The figures with the given use, in order. */
    public List<PublishedFigure> withUse(Use use) {
        return figures.values().stream().filter(figure -> figure.use() == use).collect(Collectors.toList());
    }
}
