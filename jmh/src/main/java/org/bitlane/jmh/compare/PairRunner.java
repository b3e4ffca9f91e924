package org.bitlane.jmh.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.bitlane.jmh.report.Spread;
import org.bitlane.provider.BitlaneProvider;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs pairings: a short fork of Bitlane, one of the peer, and so on in turns, so that a machine whose speed drifts
 * does not favour either.
 */
public final class PairRunner {
    /** The counter of a benchmark that says how much data went through it, in megabytes per second. */
    private static final String VOLUME = "megabytes";

    private static final int WARMUP_ITERATIONS = 2;
    private static final TimeValue WARMUP_TIME = TimeValue.seconds(1);
    private static final int MEASUREMENT_ITERATIONS = 2;
    private static final TimeValue MEASUREMENT_TIME = TimeValue.milliseconds(500);

    private final Options options;
    private final int pairs;
    private final Path log;

    /**
     * A runner.
     *
     * @param options JMH's options, which win over this class's iterations and times; must name no benchmarks
     * @param pairs how many times each of the two runs
     * @param log the file for all that JMH says of a run; each run starts it anew
     */
    public PairRunner(Options options, int pairs, Path log) {
        this.options = options;
        this.pairs = pairs;
        this.log = log;
    }

    /**
     * Runs one pairing.
     *
     * @throws RunnerException if the benchmark fails, or another JMH run is under way on this machine
     */
    public PairResult run(Pairing pairing) throws RunnerException {
        List<Double> ours = new ArrayList<>();
        List<Double> theirs = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            double our = fork(pairing, BitlaneProvider.NAME);
            double their = fork(pairing, pairing.peer());
            ours.add(our);
            theirs.add(their);
            ratios.add(our / their);
        }
        return new PairResult(pairing, Spread.of(ours), Spread.of(theirs), Spread.of(ratios));
    }

    private double fork(Pairing pairing, String provider) throws RunnerException {
        ChainedOptionsBuilder fork = new OptionsBuilder()
                .parent(options)
                .include("^" + Pattern.quote(pairing.benchmark()) + "$")
                .param(Pairings.PROVIDER, provider)
                .forks(1)
                .warmupIterations(options.getWarmupIterations().orElse(WARMUP_ITERATIONS))
                .warmupTime(options.getWarmupTime().orElse(WARMUP_TIME))
                .measurementIterations(options.getMeasurementIterations().orElse(MEASUREMENT_ITERATIONS))
                .measurementTime(options.getMeasurementTime().orElse(MEASUREMENT_TIME))
                .output(log.toString())
                .shouldFailOnError(true);
        pairing.parameters().forEach(fork::param);
        RunResult result = new Runner(fork.build()).runSingle();
        Result<?> volume = result.getSecondaryResults().get(VOLUME);
        if (volume == null) {
            throw new RunnerException(pairing.shortName() + " has no counter named " + VOLUME);
        }
        return volume.getScore();
    }
}
