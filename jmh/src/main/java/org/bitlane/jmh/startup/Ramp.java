package org.bitlane.jmh.startup;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.jmh.results.Row;

/**
 * One run of a ramp: a process with vector kernels, and one without right after it.
 *
 * @param tieredRow the first process's row
 * @param scalarRow the second's
 */
public record Ramp(Row tieredRow, Row scalarRow) {

    /** All ramps among rows. */
    public static List<Ramp> among(List<Row> rows) {
        List<Ramp> ramps = new ArrayList<>();
        for (Row row : rows) {
            if (is(row, RampContest.TIERED)) {
                rows.stream()
                        .filter(other -> is(other, RampContest.SCALAR) && isSameRun(row, other))
                        .forEach(other -> ramps.add(new Ramp(row, other)));
            }
        }
        return ramps;
    }

    private static boolean is(Row row, String kernels) {
        return row.benchmark().equals(RampContest.BENCHMARK)
                && row.parameter(RampContest.KERNELS).equals(kernels);
    }

    private static boolean isSameRun(Row one, Row other) {
        return List.of("transformation", "size", RampContest.RUN).stream()
                .allMatch(name -> one.parameter(name).equals(other.parameter(name)));
    }

    /** The process with vector kernels. */
    public Slices tiered() {
        return new Slices(tieredRow.values());
    }

    /** The process without. */
    public Slices scalar() {
        return new Slices(scalarRow.values());
    }

    /** The slowest whole second with vector kernels, as a share of the rate that the scalar kernel settles at. */
    public double slowestSecondAgainstScalar() {
        return tiered().slowestSecond() / scalar().steady();
    }
}
