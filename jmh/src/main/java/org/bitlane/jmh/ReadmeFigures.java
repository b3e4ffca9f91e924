package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bitlane.jmh.report.readme.ReadmeBlock;
import org.bitlane.jmh.results.ResultSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the README's figures from the set of results that is checked in. */
@Command(
        name = "ReadmeFigures",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Writes the README's figures, between the two lines that mark them, from a set of results.")
public final class ReadmeFigures implements Callable<Integer> {
    @Option(
            names = "--results",
            paramLabel = "FILE",
            defaultValue = "jmh/figures/results.json",
            description = "From it.")
    private Path results;

    @Option(names = "--readme", paramLabel = "FILE", defaultValue = "README.md", description = "Into it.")
    private Path readme;

    /** Runs the command. */
    public static void main(String[] args) {
        Commands.main(new ReadmeFigures(), args);
    }

    @Override
    public Integer call() throws IOException {
        Files.writeString(readme, ReadmeBlock.replace(Files.readString(readme), ResultSet.read(results)));
        return 0;
    }
}
