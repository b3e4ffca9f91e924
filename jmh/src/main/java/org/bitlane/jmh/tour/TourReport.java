package org.bitlane.jmh.tour;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.bitlane.jmh.report.Table;
import org.bitlane.kernels.KernelStatus;

/** What the tour prints at its end: the table of its steps, and the kernels that served them. */
final class TourReport {
    private static final String NOT_TIMED = "-";

    private TourReport() {}

    /** A row for each step. */
    static String table(List<StepResult> results) {
        Table table = new Table()
                .left("transformation")
                .left("action")
                .left("kernel")
                .right("MB/s")
                .left("peer")
                .right("peer MB/s")
                .right("ratio")
                .left("check");
        for (StepResult result : results) {
            table.row(
                    result.step().transformation(),
                    result.step().action(),
                    result.configuration().toString(),
                    speed(result, Speeds::ours, "%.1f"),
                    result.step().peer(),
                    speed(result, Speeds::theirs, "%.1f"),
                    speed(result, Speeds::ratio, "%.2fx"),
                    result.fault().map(fault -> "FAILED: " + fault).orElse("ok"));
        }
        return table.toString();
    }

    /** What the columns mean, and which kernel serves each algorithm and why. */
    static String legend(List<KernelStatus> statuses) {
        StringBuilder text = new StringBuilder();
        line(text, "MB/s: 10^6 bytes per second, median of passes in which Bitlane and the peer take turns;");
        line(text, "      ratio is the median over neighbouring passes. check: same result on all of the input.");
        line(
                text,
                "BC is Bouncy Castle, SUN and SunJCE are the JDK. " + Itinerary.SIMON_REFERENCE + " is this project's");
        line(text, "own plain Java, written from the SIMON paper: an oracle, not a competitor.");
        line(text, "");
        line(text, "Kernels in use:");
        for (KernelStatus status : statuses) {
            line(text, "  " + status.configuration() + ": " + status.implementation());
            line(text, "    why: " + status.reason());
            status.refused()
                    .forEach(refusal -> line(text, "    refused: " + refusal.kernel() + ": " + refusal.reason()));
        }
        return text.toString();
    }

    private static String speed(StepResult result, ToDoubleFunction<Speeds> figure, String format) {
        return result.speeds()
                .map(speeds -> String.format(Locale.ROOT, format, figure.applyAsDouble(speeds)))
                .orElse(NOT_TIMED);
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append(System.lineSeparator());
    }
}
