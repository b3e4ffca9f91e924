package org.bitlane.jmh.results;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.jmh.report.Spread;
import org.bitlane.provider.BitlaneProvider;

/**
 * Bitlane and a peer that did the same work in turns.
 *
 * @param ours Bitlane's row
 * @param theirs the peer's row
 */
public record Comparison(Row ours, Row theirs) {

    /**
     * How many times as fast as the peer Bitlane is, taken pair by pair.
     *
     * @throws IllegalArgumentException if there is no pair
     */
    public Spread ratio() {
        return Spread.of(ratios());
    }

    /** The ratio of each pair. */
    public List<Double> ratios() {
        List<Double> ratios = new ArrayList<>();
        int pairs = Math.min(ours.values().size(), theirs.values().size());
        for (int i = 0; i < pairs; i++) {
            double our = ours.values().get(i);
            double their = theirs.values().get(i);
            ratios.add(Units.lessIsBetter(ours.unit()) ? their / our : our / their);
        }
        return ratios;
    }

    /** All comparisons among rows, in the order of the peers' rows. */
    public static List<Comparison> among(List<Row> rows) {
        List<Comparison> comparisons = new ArrayList<>();
        for (Row theirs : rows) {
            if (!theirs.provider().isEmpty() && !theirs.provider().equals(BitlaneProvider.NAME)) {
                rows.stream()
                        .filter(ours -> ours.provider().equals(BitlaneProvider.NAME) && isSameWork(ours, theirs))
                        .forEach(ours -> comparisons.add(new Comparison(ours, theirs)));
            }
        }
        return comparisons;
    }

    private static boolean isSameWork(Row one, Row other) {
        return one.benchmark().equals(other.benchmark())
                && one.unit().equals(other.unit())
                && one.work().equals(other.work());
    }
}
