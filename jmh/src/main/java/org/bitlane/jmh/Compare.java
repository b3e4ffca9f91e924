package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.bitlane.jmh.compare.JmhContest;
import org.bitlane.jmh.compare.JmhContests;
import org.bitlane.jmh.compare.Rounds;
import org.bitlane.jmh.report.Host;
import org.bitlane.jmh.report.TextReport;
import org.bitlane.jmh.work.Providers;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Compares Bitlane with its peers in interleaved rounds of short benchmark runs, and prints ratios with their spread.
 *
 * <p>{@code Compare [BENCHMARK] [JMH options]}: {@code BENCHMARK} is a regular expression, by default
 * {@value #DEFAULT_BENCHMARK}; {@code -f} is the number of rounds, {@value #DEFAULT_ROUNDS} unless given; {@code -p}
 * chooses parameters, {@code -wi}, {@code -w}, {@code -i} and {@code -r} the iterations of each run. The exit status is
 * 0 if everything ran, else 1. Arguments are JMH's, and so are read as JMH reads them.
 */
public final class Compare {
    private static final String DEFAULT_BENCHMARK = "\\.CipherBenchmark.doFinal$";
    private static final int DEFAULT_ROUNDS = 5;

    private Compare() {}

    /**
     * Runs the comparison.
     *
     * @param args {@code [BENCHMARK] [JMH options]}
     */
    public static void main(String[] args) {
        try {
            System.exit(compare(args) ? 0 : 1);
        } catch (CommandLineOptionException | IllegalArgumentException | IOException e) {
            System.err.println("compare: " + e.getMessage());
            System.exit(1);
        }
    }

    private static boolean compare(String[] args) throws CommandLineOptionException, IOException {
        boolean named = args.length > 0 && !args[0].startsWith("-");
        String benchmark = named ? args[0] : DEFAULT_BENCHMARK;
        CommandLineOptions options = new CommandLineOptions(named ? Arrays.copyOfRange(args, 1, args.length) : args);
        if (!options.getIncludes().isEmpty()) {
            throw new IllegalArgumentException("one benchmark, before all options, not also " + options.getIncludes());
        }
        Path log = Files.createTempFile("bitlane-compare", ".log");
        List<JmhContest> contests = new JmhContests(log, result -> {}).find(benchmark, options);
        if (contests.isEmpty()) {
            throw new IllegalArgumentException("no benchmark matches " + benchmark);
        }
        int rounds = options.getForkCount().orElse(DEFAULT_ROUNDS);
        Rounds.Outcome outcome = Rounds.of(rounds, System.err)
                .run(contests.stream().map(JmhContest::withoutAbsent).toList());
        System.out.println(rounds + " interleaved rounds, on " + Host.describe());
        System.out.println();
        System.out.print(TextReport.rows(outcome));
        Providers.absent().forEach((name, reason) -> System.out.println("absent: " + name + ": " + reason));
        if (outcome.failed().isEmpty()) {
            Files.delete(log);
        }
        return outcome.failed().isEmpty();
    }
}
