package org.bitlane.jmh.report;

import java.util.List;
import java.util.stream.Collectors;
import org.bitlane.jmh.compare.Rounds;
import org.bitlane.jmh.results.Comparison;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.startup.Ramp;
import org.bitlane.jmh.startup.Slices;

/** Results for a terminal. */
public final class TextReport {
    private TextReport() {}

    /** What contests came to: ratios where a peer took part, else the figures; then what failed. */
    public static String rows(Rounds.Outcome outcome) {
        List<Row> rows = outcome.allRows();
        List<Comparison> comparisons = Comparison.among(rows);
        StringBuilder text = new StringBuilder();
        if (!comparisons.isEmpty()) {
            text.append(comparisons(comparisons));
        }
        List<Row> alone = rows.stream()
                .filter(row -> comparisons.stream()
                        .noneMatch(comparison -> comparison.ours() == row || comparison.theirs() == row))
                .toList();
        if (!alone.isEmpty()) {
            text.append(comparisons.isEmpty() ? "" : System.lineSeparator()).append(figures(alone));
        }
        text.append(kernels(rows));
        outcome.failed()
                .forEach((contest, reason) ->
                        text.append("failed: " + contest.name() + ": " + reason).append(System.lineSeparator()));
        return text.toString();
    }

    private static Table comparisons(List<Comparison> comparisons) {
        Table table = new Table()
                .left("benchmark")
                .left("parameters")
                .right("Bitlane")
                .left("peer")
                .right("peer's")
                .left("unit")
                .right("times as fast")
                .right("least")
                .right("greatest");
        for (Comparison comparison : comparisons) {
            Spread ratio = comparison.ratio();
            table.row(
                    comparison.ours().benchmark(),
                    comparison.ours().describeWork(),
                    Figures.digits(Spread.of(comparison.ours().values()).median()),
                    comparison.theirs().provider(),
                    Figures.digits(Spread.of(comparison.theirs().values()).median()),
                    comparison.ours().unit(),
                    Figures.decimals(2, ratio.median()),
                    Figures.decimals(2, ratio.min()),
                    Figures.decimals(2, ratio.max()));
        }
        return table;
    }

    private static Table figures(List<Row> rows) {
        Table table = new Table()
                .left("benchmark")
                .left("parameters")
                .right("median")
                .right("least")
                .right("greatest")
                .left("unit")
                .right("B/op");
        for (Row row : rows) {
            Spread spread = Spread.of(row.values());
            table.row(
                    row.benchmark(),
                    row.parameters().entrySet().stream().map(Object::toString).collect(Collectors.joining(" ")),
                    Figures.digits(spread.median()),
                    Figures.digits(spread.min()),
                    Figures.digits(spread.max()),
                    row.unit(),
                    row.allocated().isEmpty()
                            ? Figures.NONE
                            : Figures.decimals(2, Spread.of(row.allocated()).median()));
        }
        return table;
    }

    private static String kernels(List<Row> rows) {
        List<String> kernels =
                rows.stream().flatMap(row -> row.kernels().stream()).distinct().toList();
        return kernels.isEmpty()
                ? ""
                : kernels.stream()
                        .map(kernel -> "  " + kernel + System.lineSeparator())
                        .collect(Collectors.joining(
                                "", System.lineSeparator() + "Kernels that served:" + System.lineSeparator(), ""));
    }

    /** The first seconds of processes: each whole second, the slowest, and what it is compared with. */
    public static String ramps(List<Ramp> ramps) {
        StringBuilder text = new StringBuilder();
        for (Ramp ramp : ramps) {
            Table table = new Table()
                    .right("second")
                    .right("with vector kernels MB/s")
                    .right("scalar kernel MB/s");
            List<Double> tiered = ramp.tiered().seconds();
            List<Double> scalar = ramp.scalar().seconds();
            for (int second = 0; second < tiered.size(); second++) {
                table.row(
                        Integer.toString(second + 1),
                        Figures.digits(tiered.get(second)),
                        Figures.digits(scalar.get(second)));
            }
            text.append(ramp.tieredRow().describeWork()).append(System.lineSeparator());
            text.append(table);
            text.append("tenths of the first second with vector kernels: ")
                    .append(firstSecond(ramp.tiered()))
                    .append(System.lineSeparator());
            text.append("slowest second ")
                    .append(Figures.digits(ramp.tiered().slowestSecond()))
                    .append(" MB/s, ")
                    .append(Figures.decimals(2, ramp.slowestSecondAgainstScalar()))
                    .append(" of the scalar kernel's steady ")
                    .append(Figures.digits(ramp.scalar().steady()))
                    .append(" MB/s")
                    .append(System.lineSeparator());
            text.append("in the end: ")
                    .append(String.join("; ", ramp.tieredRow().kernels()));
            text.append(System.lineSeparator()).append(System.lineSeparator());
        }
        return text.toString();
    }

    private static String firstSecond(Slices slices) {
        return slices.megabytesPerSecond().stream()
                .limit(10)
                .map(Figures::digits)
                .collect(Collectors.joining(" "));
    }
}
