package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.tune.DefaultsTable;
import org.bitlane.jmh.tune.Tuning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets the default configurations by what {@link KernelBenchmark} measured. */
@Command(
        name = "Tune",
        mixinStandardHelpOptions = true,
        description = {
            "Compares the table of default configurations with the results of a run, and writes what is faster into it.",
            "To measure on this machine: Bench --include KernelBenchmark --minutes 30 --out FOLDER, on each JDK; the results"
                    + " are in FOLDER/results.json."
        })
public final class Tune implements Callable<Integer> {
    @Option(
            names = "--table",
            paramLabel = "FILE",
            required = true,
            description = "The table: defaults.txt among the resources of vector-kernels.")
    private Path table;

    @Option(names = "--write", description = "Change the table; without this, only say what would be changed.")
    private boolean write;

    @Parameters(paramLabel = "RESULTS", description = "A results.json.")
    private Path results;

    /** Runs the command. */
    public static void main(String[] args) {
        Commands.main(new Tune(), args);
    }

    @Override
    public Integer call() throws IOException {
        ResultSet measured = ResultSet.read(results);
        DefaultsTable defaults = DefaultsTable.read(table);
        for (Run run : measured.runs()) {
            for (Tuning.Verdict verdict : Tuning.verdicts(run, defaults)) {
                System.out.println(verdict);
                if (verdict.isChange()) {
                    defaults.set(verdict.algorithm(), verdict.bits(), verdict.jdk(), verdict.fastest());
                }
            }
        }
        if (write) {
            defaults.write(table);
        }
        return 0;
    }
}
