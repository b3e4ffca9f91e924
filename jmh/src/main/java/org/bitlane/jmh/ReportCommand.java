package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.bitlane.jmh.report.Report;
import org.bitlane.jmh.results.ResultSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the report on results that were measured before, on one JDK or on several. */
@Command(
        name = "ReportCommand",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Writes report.html and report.md on sets of results of one machine.")
public final class ReportCommand implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "What Bench wrote: results.json.")
    private List<Path> files;

    @Option(names = "--out", paramLabel = "FOLDER", defaultValue = "report", description = "Where to write to.")
    private Path folder;

    @Option(names = "--join", paramLabel = "FILE", description = "Also write all results as one set.")
    private Path joined;

    /** Runs the command. */
    public static void main(String[] args) {
        Commands.main(new ReportCommand(), args);
    }

    @Override
    public Integer call() throws IOException {
        List<ResultSet> sets = new ArrayList<>();
        for (Path file : files) {
            sets.add(ResultSet.read(file));
        }
        ResultSet results = ResultSet.join(sets);
        Files.createDirectories(folder);
        Report.write(results, folder);
        if (joined != null) {
            results.write(joined);
        }
        System.out.println("the report is in " + folder.resolve("report.html").toAbsolutePath());
        return 0;
    }
}
