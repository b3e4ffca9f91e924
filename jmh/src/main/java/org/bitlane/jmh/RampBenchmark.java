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
import org.bitlane.jmh.startup.Ramp;
import org.bitlane.jmh.startup.RampContest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Measures throughput over the first seconds of a process, in tenths of a second, while the vector kernels are being
 * compiled. A command and no JMH benchmark, because JMH's iterations start when its own code has been warmed.
 */
@Command(
        name = "RampBenchmark",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description =
                "Measures the throughput of a process from its first operation on, in slices of 100 ms, and compares"
                        + " its slowest whole second with the rate that the scalar kernel settles at.")
public final class RampBenchmark implements Callable<Integer> {
    @Option(names = "-f", paramLabel = "N", defaultValue = "3", description = "How many times each process runs.")
    private int rounds;

    @Option(
            names = "--transformation",
            split = ",",
            paramLabel = "NAME",
            defaultValue = "SM4/CTR/NoPadding",
            description = "What to encrypt with.")
    private List<String> transformations;

    @Option(names = "--size", paramLabel = "BYTES", defaultValue = "16384", description = "Bytes of each call.")
    private int size;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "10", description = "How long, at least 2.")
    private int seconds;

    @Option(names = "-jvmArgsAppend", split = " ", paramLabel = "OPTION", description = "JVM options for all.")
    private List<String> jvmOptions = List.of();

    @Option(names = "-rff", paramLabel = "FILE", description = "Also write the slices here, as JMH's JSON.")
    private Path resultFile;

    /** Runs the command. */
    public static void main(String[] args) {
        Commands.main(new RampBenchmark(), args);
    }

    @Override
    public Integer call() throws IOException {
        if (seconds < 2) {
            throw new IllegalArgumentException("less than 2 seconds have no later half");
        }
        List<String> withFlag = new ArrayList<>(jvmOptions);
        withFlag.add(VectorFlag.OPTION);
        List<RampContest> contests = new ArrayList<>();
        for (String transformation : transformations) {
            contests.add(
                    new RampContest(transformation, size, seconds, new ChildJvm(withFlag), new ChildJvm(jvmOptions)));
        }
        Rounds.Outcome outcome = Rounds.of(rounds, System.err).run(contests);
        System.out.println("The first " + seconds + " s of " + rounds + " processes, on " + Host.describe());
        System.out.println();
        System.out.print(TextReport.ramps(Ramp.among(outcome.allRows())));
        if (resultFile != null) {
            JmhJson.write(resultFile, outcome.allRows(), withFlag);
        }
        return outcome.failed().isEmpty() ? 0 : 1;
    }
}
