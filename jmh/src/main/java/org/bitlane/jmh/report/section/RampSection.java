package org.bitlane.jmh.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bitlane.hwmodels.report.Chart;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.startup.Ramp;
import org.bitlane.jmh.startup.Slices;

/** Throughput over the first seconds of a process. */
public final class RampSection {
    private static final double SLICES_PER_SECOND = 10;

    private RampSection() {}

    /** The section; empty if no ramp was measured. */
    public static List<Part> of(ResultSet results) {
        List<List<String>> rows = new ArrayList<>();
        List<Part.Picture> pictures = new ArrayList<>();
        for (Run run : results.runs()) {
            List<Ramp> ramps = Ramp.among(run.rows());
            ramps.forEach(ramp -> rows.add(row(run, ramp)));
            if (!ramps.isEmpty()) {
                pictures.add(picture(run, ramps.get(0)));
            }
        }
        return rows.isEmpty()
                ? List.of()
                : List.of(
                        new Part.Heading(2, "ramp", "The first seconds"),
                        new Part.Paragraph(
                                "A process encrypts from its first moment on. Until the vector kernels are compiled"
                                        + " and examined, scalar ones serve; the compiler works beside them."),
                        new Part.Grid(
                                List.of(
                                        "setting",
                                        "work",
                                        "slowest second MB/s",
                                        "scalar kernel, steady MB/s",
                                        "share",
                                        "last second MB/s",
                                        "kernel at the end"),
                                rows),
                        new Part.Pictures(pictures));
    }

    private static List<String> row(Run run, Ramp ramp) {
        List<Double> seconds = ramp.tiered().seconds();
        return List.of(
                run.title(),
                Wording.bytes(ramp.tieredRow().parameter("size")) + ", "
                        + ramp.tieredRow().parameter("transformation").replace("/NoPadding", ""),
                Figures.digits(ramp.tiered().slowestSecond()),
                Figures.digits(ramp.scalar().steady()),
                Figures.decimals(2, ramp.slowestSecondAgainstScalar()),
                Figures.digits(seconds.get(seconds.size() - 1)),
                Wording.kernels(ramp.tieredRow()));
    }

    private static Part.Picture picture(Run run, Ramp ramp) {
        Chart chart = new Chart(run.title() + ": first seconds", "seconds", "MB/s", false, false)
                .line("vector kernels on the way", points(ramp.tiered()))
                .line("scalar kernel", points(ramp.scalar()));
        return new Part.Picture(
                chart, "Throughput in tenths of a second from the first operation on, " + run.title() + ".");
    }

    private static List<Chart.Point> points(Slices slices) {
        return IntStream.range(0, slices.megabytesPerSecond().size())
                .mapToObj(slice -> new Chart.Point(
                        (slice + 1) / SLICES_PER_SECOND,
                        slices.megabytesPerSecond().get(slice)))
                .toList();
    }
}
