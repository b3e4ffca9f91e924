package org.bitlane.jmh.results;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bitlane.jmh.report.Spread;
import org.bitlane.provider.BitlaneProvider;

/**
 * A figure of Bitlane's that is worse than it was, by more than it varied. Where a peer did the same work in turns, before and
 * after, the figure is the ratio to it: a machine that has got slower slows both.
 *
 * @param setting in which setting; an empty text where the results have none
 * @param what the benchmark and its work, and the peer where it is a ratio
 * @param before its values before
 * @param after its values after
 */
public record Regression(String setting, String what, Spread before, Spread after) {
    /** A fall that is no more than this is noise, however little the values varied. */
    private static final double LEAST_FALL = 0.05;

    /** How much of it is lost: 0.1 for a tenth. */
    public double fall() {
        return 1 - after.median() / before.median();
    }

    /** How much of it is spread: the greater of both relative half ranges. */
    public double spread() {
        return Math.max(halfRange(before), halfRange(after));
    }

    private static double halfRange(Spread spread) {
        return (spread.max() - spread.min()) / 2 / spread.median();
    }

    private boolean isReal() {
        return fall() > Math.max(LEAST_FALL, spread());
    }

    /**
     * The regressions from one set of rows to another of the same setting; what only one of them has is passed over.
     *
     * @param setting the name of the setting
     */
    public static List<Regression> between(String setting, List<Row> before, List<Row> after) {
        Map<String, List<Double>> earlier = figures(before);
        List<Regression> regressions = new ArrayList<>();
        figures(after)
                .forEach((what, values) -> Optional.ofNullable(earlier.get(what))
                        .map(old -> new Regression(setting, what, Spread.of(old), Spread.of(values)))
                        .filter(Regression::isReal)
                        .ifPresent(regressions::add));
        return regressions;
    }

    /** How many figures two sets of rows have in common. */
    public static int compared(List<Row> before, List<Row> after) {
        Collection<String> common = new ArrayList<>(figures(before).keySet());
        common.retainAll(figures(after).keySet());
        return common.size();
    }

    /** The figures of Bitlane, more is better, by what they are. */
    private static Map<String, List<Double>> figures(List<Row> rows) {
        Map<String, List<Double>> figures = new LinkedHashMap<>();
        List<Comparison> comparisons = Comparison.among(rows);
        for (Comparison comparison : comparisons) {
            Row ours = comparison.ours();
            figures.put(
                    ours.benchmark() + " " + ours.describeWork() + ", times "
                            + comparison.theirs().provider(),
                    comparison.ratios());
        }
        for (Row row : rows) {
            boolean bitlane = row.provider().isEmpty() || row.provider().equals(BitlaneProvider.NAME);
            if (bitlane && comparisons.stream().noneMatch(comparison -> comparison.ours() == row)) {
                figures.put(
                        row.benchmark() + " " + row.describeWork() + ", " + row.unit(),
                        row.values().stream()
                                .map(value -> Units.lessIsBetter(row.unit()) ? 1 / value : value)
                                .toList());
            }
        }
        return figures;
    }
}
