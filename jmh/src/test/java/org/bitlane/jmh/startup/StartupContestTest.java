package org.bitlane.jmh.startup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.bitlane.jmh.process.ChildJvm;
import org.bitlane.jmh.results.Comparison;
import org.bitlane.jmh.results.Row;
import org.junit.jupiter.api.Test;

class StartupContestTest {
    private static final ChildJvm JVM = new ChildJvm(List.of());

    @Test
    void processesAreTimedAndComeToTheSameResult() throws Exception {
        List<Row> rows = new StartupContest("SM4/CBC/NoPadding", 160_000, List.of("Bitlane", "BC"), JVM, JVM).run();

        Comparison comparison = Comparison.among(rows).get(0);
        double ours = comparison.ours().values().get(0);
        double theirs = comparison.theirs().values().get(0);
        assertTrue(ours > 0.01 && theirs > 0.01, rows.toString());
        assertEquals(theirs / ours, comparison.ratio().median(), "faster is more");
        assertEquals("s", comparison.ours().unit());
        assertTrue(comparison.ours().kernels().get(0).startsWith("SM4/"), rows.toString());
    }

    @Test
    void aProcessThatFailsIsAFailure() {
        StartupContest contest = new StartupContest("SM4/CBC/NoPadding", 16, List.of("Nobody"), JVM, JVM);

        String message = assertThrows(IOException.class, contest::run).getMessage();

        assertTrue(message.contains("no provider is named Nobody"), message);
    }
}
