package org.bitlane.jmh;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.Table;
import org.bitlane.jmh.results.Regression;
import org.bitlane.jmh.results.ResultFile;
import org.bitlane.jmh.results.Row;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Compares two files of results, and lists what fell by more than its spread. */
@Command(
        name = "Regressions",
        mixinStandardHelpOptions = true,
        description =
                "Compares two files of results, of Bench or of JMH (-rf json), and lists what fell by more than its"
                        + " spread and a twentieth. Where a peer did the same work in turns, ratios to it are compared.",
        footer = {"", "Exit status: 0 nothing fell, 1 something did, or a file cannot be read, 2 bad usage."})
public final class Regressions implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "BEFORE", description = "The file to compare with.")
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER", description = "The newer file.")
    private Path after;

    /** Runs the command. */
    public static void main(String[] args) {
        Commands.main(new Regressions(), args);
    }

    @Override
    public Integer call() throws IOException {
        Map<String, List<Row>> earlier = ResultFile.rows(before);
        Map<String, List<Row>> later = ResultFile.rows(after);
        List<Regression> regressions = new ArrayList<>();
        int compared = 0;
        for (Map.Entry<String, List<Row>> entry : later.entrySet()) {
            List<Row> old = earlier.getOrDefault(entry.getKey(), List.of());
            compared += Regression.compared(old, entry.getValue());
            regressions.addAll(Regression.between(entry.getKey(), old, entry.getValue()));
        }
        if (compared == 0) {
            throw new IOException(before + " and " + after + " have no figure in common");
        }
        System.out.println(compared + " figures compared, " + regressions.size() + " fell by more than their spread");
        if (!regressions.isEmpty()) {
            System.out.print(table(regressions));
        }
        return regressions.isEmpty() ? 0 : 1;
    }

    private static Table table(List<Regression> regressions) {
        Table table = new Table()
                .left("setting")
                .left("figure")
                .right("before")
                .right("after")
                .right("fell by %")
                .right("spread %");
        for (Regression regression : regressions) {
            table.row(
                    regression.setting(),
                    regression.what(),
                    Figures.digits(regression.before().median()),
                    Figures.digits(regression.after().median()),
                    Figures.decimals(0, 100 * regression.fall()),
                    Figures.decimals(0, 100 * regression.spread()));
        }
        return table;
    }
}
