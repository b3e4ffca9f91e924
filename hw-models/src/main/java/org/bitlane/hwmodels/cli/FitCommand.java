package org.bitlane.hwmodels.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bitlane.hwmodels.data.PublishedData;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.fit.Calibration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fits the technology constants anew. */
@Command(
        name = "fit",
        mixinStandardHelpOptions = true,
        description =
                "Fits the technology constants by least squares on the published figures marked \"calibrate\" (and"
                        + " on no others) and prints constants, residuals and leave-one-out errors.",
        footer = {
            "",
            "With --out DIR the two tables are written as constants.csv and residuals.csv; the copies that the models"
                    + " load were written so, into src/main/resources/org/bitlane/hwmodels/data."
        })
final class FitCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Option(names = "--out", paramLabel = "DIR", description = "Write constants.csv and residuals.csv to this folder.")
    private Path folder;

    @Override
    public void run() {
        Calibration calibration = Calibration.of(PublishedData.builtIn(), Scenario.builtIn());
        String constants = calibration.constants().toCsv();
        String residuals = calibration.residualsCsv();
        command.commandLine().getOut().print(constants + "\n" + residuals);
        if (folder != null) {
            try {
                Files.writeString(folder.resolve("constants.csv"), constants);
                Files.writeString(folder.resolve("residuals.csv"), residuals);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
