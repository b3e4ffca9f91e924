package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.bitlane.jmh.bench.BenchRun;
import org.bitlane.jmh.bench.Scope;
import org.bitlane.jmh.report.Report;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Setting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures everything, in all settings, and writes the report. */
@Command(
        name = "Bench",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description =
                "Measures Bitlane and its peers in turns, in rounds, in each setting that differs on this machine, and"
                        + " writes results.json, report.html, report.md and JMH's own JSON.")
public final class Bench implements Callable<Integer> {
    @Option(names = "--scope", defaultValue = "subset", description = "${COMPLETION-CANDIDATES}: how much.")
    private Scope scope;

    @Option(names = "--out", paramLabel = "FOLDER", defaultValue = "report", description = "Where to write to.")
    private Path folder;

    @Option(names = "--minutes", paramLabel = "N", defaultValue = "8", description = "When to start nothing more.")
    private int minutes;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5", description = "How often, if there is time.")
    private int rounds;

    @Option(
            names = "--settings",
            split = ",",
            paramLabel = "ID",
            description = "Some of avx512, avx2, vector, scalar; by default those that this machine has.")
    private List<String> settings = List.of();

    @Option(names = "--include", paramLabel = "REGEX", defaultValue = "", description = "Only jobs of such names.")
    private Pattern include;

    @Option(names = "--command", defaultValue = "mvn -q -Pbench", description = "What to type to run the same again.")
    private String command;

    /** Runs the command. */
    public static void main(String[] args) {
        Commands.main(new Bench(), args);
    }

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(folder);
        ResultSet results = new BenchRun(
                        scope,
                        settings.stream().map(Setting::of).toList(),
                        include,
                        rounds,
                        Duration.ofMinutes(minutes),
                        command,
                        System.err)
                .run(folder);
        results.write(folder.resolve("results.json"));
        Report.write(results, folder);
        System.out.println("the report is in " + folder.resolve("report.html").toAbsolutePath());
        return results.runs().stream().allMatch(run -> run.failed().isEmpty()) ? 0 : 1;
    }
}
