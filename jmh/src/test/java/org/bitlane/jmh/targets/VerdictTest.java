package org.bitlane.jmh.targets;

import static org.bitlane.jmh.results.SampleResults.cipher;
import static org.bitlane.jmh.results.SampleResults.run;
import static org.bitlane.jmh.results.SampleResults.set;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Setting;
import org.bitlane.jmh.results.Units;
import org.bitlane.kernels.Algorithm;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static Target target(OptionalDouble least, OptionalDouble aim) {
        return new Target(
                "SM4",
                "CTR of 16 KiB",
                Setting.AVX2,
                25,
                "CipherBenchmark.update",
                Map.of("size", "16384"),
                "BC",
                Target.Measure.RATIO,
                least,
                aim);
    }

    private static Verdict.Outcome outcome(double least, double aim, ResultSet results) {
        return Verdict.on(List.of(target(OptionalDouble.of(least), OptionalDouble.of(aim))), results)
                .get(0)
                .outcome();
    }

    private static ResultSet ratio(double ratio) {
        return set(run(cipher("Bitlane", 16384, List.of(10 * ratio)), cipher("BC", 16384, List.of(10.0))));
    }

    @Test
    void theMedianDecides() {
        assertEquals(Verdict.Outcome.MISSED, outcome(11, 13, ratio(10.9)));
        assertEquals(Verdict.Outcome.MET, outcome(11, 13, ratio(11)));
        assertEquals(Verdict.Outcome.AIM, outcome(11, 13, ratio(13.5)));
    }

    @Test
    void whatWasNotMeasuredIsNotMet() {
        assertEquals(Verdict.Outcome.NOT_MEASURED, outcome(11, 13, set(run(cipher("Bitlane", 64, List.of(1.0))))));
    }

    @Test
    void aFigureWithoutADemandIsStated() {
        Target stated = target(OptionalDouble.empty(), OptionalDouble.empty());

        assertEquals(
                Verdict.Outcome.STATED,
                Verdict.on(List.of(stated), ratio(2)).get(0).outcome());
    }

    @Test
    void theSlowestSecondIsJudgedAgainstTheScalarKernel() {
        Row tiered = ramp("tiered", 60.0);
        Row scalar = ramp("scalar", 100.0);
        Target target = new Target(
                "SM4",
                "slowest second",
                Setting.AVX2,
                25,
                "RampBenchmark.slices",
                Map.of("size", "16384"),
                "",
                Target.Measure.SLOWEST_SECOND,
                OptionalDouble.of(0.667),
                OptionalDouble.empty());

        Verdict verdict = Verdict.on(List.of(target), set(run(tiered, scalar))).get(0);

        assertEquals(Verdict.Outcome.MISSED, verdict.outcome());
        assertEquals(0.6, verdict.figure().orElseThrow().median(), 1e-9);
    }

    private static Row ramp(String kernels, double rate) {
        return new Row(
                "RampBenchmark.slices",
                new TreeMap<>(Map.of("transformation", "x", "size", "16384", "run", "1", "kernels", kernels)),
                Units.MEGABYTES_PER_SECOND,
                Collections.nCopies(20, rate),
                List.of(),
                List.of());
    }

    @Test
    void everyAlgorithmHasTargetsThatCanBeRead() {
        Set<String> algorithms = Targets.all().stream().map(Target::algorithm).collect(Collectors.toSet());

        for (Algorithm algorithm : Algorithm.values()) {
            assertTrue(algorithms.contains(algorithm.name()), algorithm.name());
        }
        assertEquals(Algorithm.values().length, algorithms.size(), algorithms.toString());
    }
}
