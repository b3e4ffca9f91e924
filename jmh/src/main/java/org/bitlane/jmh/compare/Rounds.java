package org.bitlane.jmh.compare;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Rows;

/**
 * Runs contests in rounds: each of them once, then each once more, and so on. The machine's speed drifts, over seconds and
 * over minutes; so a contest's values lie far apart, and those that are set against each other lie close together.
 *
 * @param most how many rounds at most
 * @param limit after how long no contest is started any more that would end later
 * @param progress takes a line for each contest as it begins
 */
public record Rounds(int most, Duration limit, PrintStream progress) {
    private static final Duration UNLIMITED = Duration.ofDays(1);

    /** So many rounds, however long they take. */
    public static Rounds of(int count, PrintStream progress) {
        return new Rounds(count, UNLIMITED, progress);
    }

    /**
     * What became of contests.
     *
     * @param rows what was measured, by contest, in the order of the contests
     * @param failed contests that failed, with the reason
     * @param omitted contests that there was no time for, not even once
     */
    public record Outcome(Map<Contest, List<Row>> rows, Map<Contest, String> failed, List<Contest> omitted) {

        /** All rows. */
        public List<Row> allRows() {
            return rows.values().stream().flatMap(List::stream).toList();
        }
    }

    /** Runs the contests. One that fails is not run again; the others are. */
    public Outcome run(List<? extends Contest> contests) {
        long start = System.nanoTime();
        Map<Contest, List<Row>> rows = new LinkedHashMap<>();
        Map<Contest, Long> durations = new HashMap<>();
        Map<Contest, String> failed = new LinkedHashMap<>();
        List<Contest> waiting = new ArrayList<>(contests);
        for (int round = 1; round <= most && !waiting.isEmpty(); round++) {
            for (Contest contest : List.copyOf(waiting)) {
                long before = System.nanoTime();
                if (before - start + durations.getOrDefault(contest, 0L) > limit.toNanos()) {
                    waiting.remove(contest);
                    continue;
                }
                progress.printf("%4d s  round %d  %s%n", (before - start) / 1_000_000_000, round, contest.name());
                try {
                    rows.merge(contest, contest.run(), Rounds::join);
                    durations.put(contest, System.nanoTime() - before);
                } catch (IOException e) {
                    progress.println("        failed: " + e.getMessage());
                    failed.put(contest, String.valueOf(e.getMessage()));
                    waiting.remove(contest);
                }
            }
        }
        return new Outcome(
                rows,
                failed,
                contests.stream()
                        .filter(contest -> !rows.containsKey(contest) && !failed.containsKey(contest))
                        .map(Contest.class::cast)
                        .toList());
    }

    private static List<Row> join(List<Row> before, List<Row> next) {
        return Rows.merge(Stream.concat(before.stream(), next.stream()).toList());
    }
}
