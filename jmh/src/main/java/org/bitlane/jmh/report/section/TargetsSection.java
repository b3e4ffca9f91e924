package org.bitlane.jmh.report.section;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.targets.Targets;
import org.bitlane.jmh.targets.Verdict;

/** The speeds that Bitlane is held to, met or not. */
public final class TargetsSection {
    private TargetsSection() {}

    /** The section. */
    public static List<Part> of(ResultSet results) {
        List<Verdict> verdicts = Verdict.on(Targets.all(), results);
        Map<Verdict.Outcome, Long> counts = verdicts.stream()
                .collect(Collectors.groupingBy(
                        Verdict::outcome, () -> new EnumMap<>(Verdict.Outcome.class), Collectors.counting()));
        List<Part> parts = new ArrayList<>();
        parts.add(new Part.Heading(2, "targets", "Targets"));
        parts.add(new Part.Paragraph("How many times as fast as the peer Bitlane is to be, judged by the median: "
                + counts.entrySet().stream()
                        .map(entry -> entry.getKey() + ": " + entry.getValue())
                        .collect(Collectors.joining("; "))
                + "."));
        parts.add(new Part.Grid(
                List.of("target", "setting", "met", "figure", "asked", "against"),
                verdicts.stream().map(TargetsSection::row).toList()));
        return parts;
    }

    private static List<String> row(Verdict verdict) {
        return List.of(
                verdict.target().algorithm() + ": " + verdict.target().what(),
                verdict.target().setting().title() + ", JDK " + verdict.target().release(),
                verdict.outcome().toString(),
                verdict.figure().map(figure -> Wording.spread(figure, 2)).orElse(Figures.NONE),
                verdict.target().asked(),
                verdict.target().peer().isEmpty()
                        ? Figures.NONE
                        : verdict.target().peer());
    }
}
