package org.bitlane.jmh.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;

/** What was measured on, with what, and what is missing. */
public final class RunsSection {
    private RunsSection() {}

    /** The section. */
    public static List<Part> of(ResultSet results) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part.Heading(2, "runs", "Machine and runs"));
        parts.add(new Part.Paragraph(results.machine().describe() + ". To run it again: " + results.command()));
        parts.add(new Part.Grid(
                List.of("setting", "JVM", "options", "UseAVX", "started", "minutes", "load before and after"),
                results.runs().stream().map(RunsSection::run).toList()));
        parts.add(new Part.Bullets(notes(results)));
        return parts;
    }

    private static List<String> run(Run run) {
        return List.of(
                run.title(),
                run.jdk(),
                run.options().isEmpty() ? Figures.NONE : String.join(" ", run.options()),
                run.useAvx().isEmpty() ? Figures.NONE : run.useAvx(),
                run.started(),
                Figures.digits(run.seconds() / 60.0),
                run.load().stream().map(Figures::digits).collect(Collectors.joining(", ")));
    }

    private static List<String> notes(ResultSet results) {
        List<String> notes = new ArrayList<>();
        notes.add(
                "One thread. MB/s are 10^6 bytes a second. Bitlane and its peers take turns, in short forks of their own and"
                        + " in rounds; ratios are taken pair by pair. Shown are medians, and the least and greatest ratio.");
        notes.add("Peers: "
                + results.runs().stream()
                        .flatMap(run -> run.peers().entrySet().stream())
                        .map(peer -> peer.getKey() + " " + peer.getValue())
                        .distinct()
                        .collect(Collectors.joining(", "))
                + ".");
        for (Run run : results.runs()) {
            run.rows().stream()
                    .flatMap(row -> row.kernels().stream())
                    .filter(kernel -> kernel.contains(":"))
                    .distinct()
                    .forEach(kernel -> notes.add(run.title() + ", served by " + kernel));
            run.rows().stream()
                    .filter(Wording::isUnsettled)
                    .forEach(row -> notes.add(run.title() + ": kernels were still being compiled: " + describe(row)));
            run.failed().forEach((what, why) -> notes.add(run.title() + ": failed: " + what + ": " + why));
            if (!run.omitted().isEmpty()) {
                notes.add(run.title() + ": no time for " + run.omitted().size() + " of the jobs: "
                        + String.join("; ", run.omitted()));
            }
        }
        results.runs().stream()
                .flatMap(run -> run.absent().entrySet().stream())
                .distinct()
                .forEach(peer -> notes.add("Absent: " + peer.getKey() + ": " + peer.getValue()));
        return notes.stream().distinct().toList();
    }

    private static String describe(Row row) {
        return row.benchmark() + ", " + Wording.work(row.work());
    }
}
