package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.jmh.compare.PairResult;
import org.bitlane.jmh.compare.PairRunner;
import org.bitlane.jmh.compare.Pairing;
import org.bitlane.jmh.compare.Pairings;
import org.bitlane.jmh.report.Host;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Compares Bitlane with its peers in interleaved pairs of short benchmark runs, and prints ratios with their spread.
 *
 * <p>{@code Compare [BENCHMARK] [JMH options]}: {@code BENCHMARK} is a regular expression, by default
 * {@value #DEFAULT_BENCHMARK}; {@code -f} is the number of pairs, {@value #DEFAULT_PAIRS} unless given; {@code -p}
 * chooses parameters, {@code -wi}, {@code -w}, {@code -i} and {@code -r} the iterations of each run. The exit status is
 * 0 if everything ran, else 1.
 */
public final class Compare {
    private static final String DEFAULT_BENCHMARK = "CipherBenchmark.doFinal";
    private static final int DEFAULT_PAIRS = 5;

    private Compare() {}

    /**
     * Runs the comparison.
     *
     * @param args {@code [BENCHMARK] [JMH options]}
     */
    public static void main(String[] args) {
        try {
            compare(args);
        } catch (CommandLineOptionException | IllegalArgumentException | IOException e) {
            System.err.println("compare: " + e.getMessage());
            System.exit(1);
        }
    }

    private static void compare(String[] args) throws CommandLineOptionException, IOException {
        boolean named = args.length > 0 && !args[0].startsWith("-");
        String benchmark = named ? args[0] : DEFAULT_BENCHMARK;
        CommandLineOptions options = new CommandLineOptions(named ? Arrays.copyOfRange(args, 1, args.length) : args);
        if (!options.getIncludes().isEmpty()) {
            throw new IllegalArgumentException("one benchmark, before all options, not also " + options.getIncludes());
        }
        List<Pairing> pairings = Pairings.find(benchmark, options);
        if (pairings.isEmpty()) {
            throw new IllegalArgumentException("no benchmark with peers matches " + benchmark);
        }
        int pairs = options.getForkCount().orElse(DEFAULT_PAIRS);
        Path log = Files.createTempFile("bitlane-compare", ".log");
        try {
            List<PairResult> results = runAll(pairings, new PairRunner(options, pairs, log));
            System.out.println("Bitlane and peers in " + pairs + " interleaved pairs, on " + Host.describe());
            System.out.println();
            System.out.print(PairResult.table(results));
        } catch (RunnerException e) {
            throw new IOException(e.getMessage() + "; JMH's own words are in " + log, e);
        }
        Files.delete(log);
    }

    private static List<PairResult> runAll(List<Pairing> pairings, PairRunner runner) throws RunnerException {
        List<PairResult> results = new ArrayList<>();
        for (Pairing pairing : pairings) {
            System.err.printf(
                    "[%2d/%d] %s %s, Bitlane and %s%n",
                    results.size() + 1,
                    pairings.size(),
                    pairing.shortName(),
                    pairing.describeParameters(),
                    pairing.peer());
            results.add(runner.run(pairing));
        }
        return results;
    }
}
