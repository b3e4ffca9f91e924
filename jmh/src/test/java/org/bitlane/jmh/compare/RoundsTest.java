package org.bitlane.jmh.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bitlane.jmh.results.Row;
import org.junit.jupiter.api.Test;

class RoundsTest {
    private static final PrintStream SILENT = new PrintStream(new ByteArrayOutputStream());

    private final List<String> order = new ArrayList<>();

    /** A contest that notes that it ran, and whose values count its runs. */
    private final class Counting implements Contest {
        private final String name;
        private final int failsInRun;
        private int runs;

        Counting(String name, int failsInRun) {
            this.name = name;
            this.failsInRun = failsInRun;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public List<Row> run() throws IOException {
            order.add(name);
            runs++;
            if (runs == failsInRun) {
                throw new IOException("run " + runs);
            }
            return List.of(
                    Row.of(name, Map.of("provider", "Bitlane"), "MB/s", List.of((double) runs)),
                    Row.of(name, Map.of("provider", "BC"), "MB/s", List.of(10.0 * runs)));
        }
    }

    @Test
    void contestsTakeTurns() {
        Rounds.of(2, SILENT).run(List.of(new Counting("a", 0), new Counting("b", 0)));

        assertEquals(List.of("a", "b", "a", "b"), order);
    }

    @Test
    void valuesOfAllRoundsAreInOneRow() {
        List<Row> rows = Rounds.of(3, SILENT).run(List.of(new Counting("a", 0))).allRows();

        assertEquals(
                List.of(List.of(1.0, 2.0, 3.0), List.of(10.0, 20.0, 30.0)),
                rows.stream().map(Row::values).toList());
    }

    @Test
    void aContestThatFailsIsReportedAndKeepsWhatItHad() {
        Counting failing = new Counting("a", 2);
        Rounds.Outcome outcome = Rounds.of(3, SILENT).run(List.of(failing, new Counting("b", 0)));

        assertEquals(Map.of(failing, "run 2"), outcome.failed());
        assertEquals(List.of("a", "b", "a", "b", "b"), order);
        assertEquals(List.of(1.0), outcome.allRows().get(0).values());
    }

    @Test
    void whatThereIsNoTimeForIsReported() {
        Counting late = new Counting("a", 0);
        Rounds.Outcome outcome = new Rounds(1, Duration.ZERO, SILENT).run(List.of(late));

        assertEquals(List.of(late), outcome.omitted());
        assertEquals(List.of(), outcome.allRows());
    }
}
