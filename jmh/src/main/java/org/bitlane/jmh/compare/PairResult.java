package org.bitlane.jmh.compare;

import java.util.List;
import java.util.Locale;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.report.Table;

/**
 * What became of a pairing.
 *
 * @param pairing the pairing
 * @param ours megabytes (10^6 bytes) per second of Bitlane, over all pairs
 * @param theirs the same of the peer
 * @param ratio Bitlane's speed over the peer's, taken pair by pair
 */
public record PairResult(Pairing pairing, Spread ours, Spread theirs, Spread ratio) {

    /** A table of results: medians, and the least and greatest ratio. */
    public static Table table(List<PairResult> results) {
        Table table = new Table()
                .left("benchmark")
                .left("parameters")
                .right("Bitlane MB/s")
                .left("peer")
                .right("peer MB/s")
                .right("ratio")
                .right("least")
                .right("greatest");
        for (PairResult result : results) {
            table.row(
                    result.pairing.shortName(),
                    result.pairing.describeParameters(),
                    decimals(1, result.ours.median()),
                    result.pairing.peer(),
                    decimals(1, result.theirs.median()),
                    decimals(2, result.ratio.median()),
                    decimals(2, result.ratio.min()),
                    decimals(2, result.ratio.max()));
        }
        return table;
    }

    private static String decimals(int count, double value) {
        return String.format(Locale.ROOT, "%." + count + "f", value);
    }
}
