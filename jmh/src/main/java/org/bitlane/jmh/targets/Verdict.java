package org.bitlane.jmh.targets;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.results.Comparison;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.startup.Ramp;

/**
 * What a set of results says of a target. Where several rows are about it, the worst of them counts.
 *
 * @param target the target
 * @param figure what was measured; empty if nothing was
 */
public record Verdict(Target target, Optional<Spread> figure) {

    /** What became of a target. */
    public enum Outcome {
        /** It reached what it should. */
        AIM("yes, and the aim"),
        /** It reached what it must. */
        MET("yes"),
        /** It did not. */
        MISSED("NO"),
        /** There is a figure, and nothing that it must reach. */
        STATED("stated"),
        /** The run did not measure it. */
        NOT_MEASURED("not measured");

        private final String text;

        Outcome(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** The verdicts on targets. */
    public static List<Verdict> on(List<Target> targets, ResultSet results) {
        return targets.stream()
                .map(target -> new Verdict(target, figure(target, results)))
                .toList();
    }

    /** Met or not, by the median. */
    public Outcome outcome() {
        if (figure.isEmpty()) {
            return Outcome.NOT_MEASURED;
        }
        double median = figure.get().median();
        if (target.least().isEmpty()) {
            return Outcome.STATED;
        }
        if (median < target.least().getAsDouble()) {
            return Outcome.MISSED;
        }
        return target.aim().isPresent() && median >= target.aim().getAsDouble() ? Outcome.AIM : Outcome.MET;
    }

    private static Optional<Spread> figure(Target target, ResultSet results) {
        return results.runs().stream()
                .filter(run -> run.setting() == target.setting() && run.release() == target.release())
                .flatMap(run -> figures(target, run))
                .min(Comparator.comparingDouble(Spread::median));
    }

    private static Stream<Spread> figures(Target target, Run run) {
        List<Row> rows = run.rows().stream().filter(target::isAbout).toList();
        if (target.measure() == Target.Measure.SLOWEST_SECOND) {
            List<Double> shares = Ramp.among(rows).stream()
                    .map(Ramp::slowestSecondAgainstScalar)
                    .toList();
            return shares.isEmpty() ? Stream.empty() : Stream.of(Spread.of(shares));
        }
        return Comparison.among(rows).stream()
                .filter(comparison -> target.peer().isEmpty()
                        || comparison.theirs().provider().equals(target.peer()))
                .map(Comparison::ratio);
    }
}
