package org.bitlane.jmh.results;

import static org.bitlane.jmh.results.SampleResults.cipher;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RegressionTest {
    private static List<Row> pair(List<Double> ours, List<Double> theirs) {
        return List.of(cipher("Bitlane", 64, ours), cipher("BC", 64, theirs));
    }

    private static List<Regression> between(List<Row> before, List<Row> after) {
        return Regression.between("avx2", before, after);
    }

    @Test
    void aRatioThatFellByMoreThanItsSpreadIsFound() {
        List<Regression> regressions = between(
                pair(List.of(100.0, 102.0), List.of(10.0, 10.0)), pair(List.of(80.0, 82.0), List.of(10.0, 10.0)));

        assertEquals(1, regressions.size());
        assertEquals(1 - 8.1 / 10.1, regressions.get(0).fall(), 1e-9);
    }

    @Test
    void aMachineThatGotSlowerIsNoRegression() {
        assertEquals(
                List.of(),
                between(
                        pair(List.of(100.0, 102.0), List.of(10.0, 10.0)),
                        pair(List.of(50.0, 51.0), List.of(5.0, 5.0))));
    }

    @Test
    void aFallWithinTheSpreadIsNone() {
        assertEquals(
                List.of(),
                between(
                        pair(List.of(80.0, 100.0, 120.0), List.of(10.0, 10.0, 10.0)),
                        pair(List.of(85.0, 88.0, 90.0), List.of(10.0, 10.0, 10.0))));
    }

    @Test
    void aTimeThatGrewIsAFall() {
        List<Row> before =
                List.of(Row.of("StartupBenchmark.process", Map.of("provider", "Bitlane"), "s", List.of(1.0)));
        List<Row> after = List.of(Row.of("StartupBenchmark.process", Map.of("provider", "Bitlane"), "s", List.of(2.0)));

        assertEquals(0.5, between(before, after).get(0).fall());
        assertEquals(List.of(), between(after, before));
    }

    @Test
    void whatOnlyOneSetHasIsPassedOver() {
        assertEquals(List.of(), between(List.of(), pair(List.of(1.0), List.of(1.0))));
        assertEquals(0, Regression.compared(List.of(), pair(List.of(1.0), List.of(1.0))));
    }
}
