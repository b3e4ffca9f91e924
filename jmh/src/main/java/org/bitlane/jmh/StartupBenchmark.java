package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.bitlane.jmh.compare.Rounds;
import org.bitlane.jmh.process.ChildJvm;
import org.bitlane.jmh.process.VectorFlag;
import org.bitlane.jmh.report.Host;
import org.bitlane.jmh.report.TextReport;
import org.bitlane.jmh.results.JmhJson;
import org.bitlane.jmh.startup.StartupContest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Times whole processes: fresh JVMs that encrypt and end, Bitlane's and others' in turns. A command and no JMH benchmark,
 * because JMH's clock starts when the JVM has, and stops before it ends.
 */
@Command(
        name = "StartupBenchmark",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Times fresh JVMs that encrypt a message and end, from before their start until after their end.")
public final class StartupBenchmark implements Callable<Integer> {
    @Option(names = "-f", paramLabel = "N", defaultValue = "5", description = "How many times each runs, in turns.")
    private int rounds;

    @Option(
            names = "--provider",
            split = ",",
            paramLabel = "NAME",
            defaultValue = "Bitlane,BC",
            description = "Who takes part.")
    private List<String> providers;

    @Option(
            names = "--transformation",
            split = ",",
            paramLabel = "NAME",
            defaultValue = "SM4/CTR/NoPadding,SM4/CBC/NoPadding",
            description = "What they encrypt with.")
    private List<String> transformations;

    @Option(
            names = "--size",
            split = ",",
            paramLabel = "BYTES",
            defaultValue = "16,1048576,268435456",
            description = "How much.")
    private List<Long> sizes;

    @Option(names = "--without-flag", description = "Start Bitlane's JVMs without the Vector API, as the others'.")
    private boolean withoutFlag;

    @Option(names = "-jvmArgsAppend", split = " ", paramLabel = "OPTION", description = "JVM options for all.")
    private List<String> jvmOptions = List.of();

    @Option(names = "-rff", paramLabel = "FILE", description = "Also write the result here, as JMH's JSON.")
    private Path resultFile;

    /** Runs the command. */
    public static void main(String[] args) {
        Commands.main(new StartupBenchmark(), args);
    }

    @Override
    public Integer call() throws IOException {
        ChildJvm theirs = new ChildJvm(jvmOptions);
        List<String> ourOptions = new ArrayList<>(jvmOptions);
        if (!withoutFlag) {
            ourOptions.add(VectorFlag.OPTION);
        }
        ChildJvm ours = new ChildJvm(ourOptions);
        List<StartupContest> contests = new ArrayList<>();
        for (String transformation : transformations) {
            for (long size : sizes) {
                contests.add(new StartupContest(transformation, size, providers, ours, theirs));
            }
        }
        Rounds.Outcome outcome = Rounds.of(rounds, System.err).run(contests);
        System.out.println("Whole processes in " + rounds + " rounds, on " + Host.describe());
        System.out.println();
        System.out.print(TextReport.rows(outcome));
        if (resultFile != null) {
            JmhJson.write(resultFile, outcome.allRows(), ourOptions);
        }
        return outcome.failed().isEmpty() ? 0 : 1;
    }
}
