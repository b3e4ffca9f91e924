package org.bitlane.hwmodels.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command that has all others. */
@Command(
        name = "bitlane-hw",
        mixinStandardHelpOptions = true,
        version = "bitlane-hw 0.1.0",
        description =
                "Predicts what a cipher or hash would cost and deliver as an FPGA core, on a microcontroller or on"
                        + " a processor's vector unit, before any RTL is written. Every figure has an interval and says"
                        + " which rules and published figures it comes from.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "A configuration is ALGORITHM/dataflow[+variant]: SIMON64_128/unrolled-16, SM4/pipelined-1+defended,"
                    + " SHA256/iterative.",
            "",
            "Examples:",
            "  bitlane-hw predict SIMON64_128/unrolled-16 --device xc7a100t-1",
            "  bitlane-hw table --algorithm SM4 --device 5CGXFC9E7F35C8",
            "  bitlane-hw recommend --algorithm SIMON64_128 --device xc7a35t-1 --min-mbps 200 --objective area",
            "  bitlane-hw report --out report.html",
            "",
            "Exit status: 0 done, 1 a request cannot be met, 2 bad usage."
        },
        subcommands = {
            PredictCommand.class,
            TableCommand.class,
            RecommendCommand.class,
            ValidateCommand.class,
            ReportCommand.class,
            FitCommand.class,
            DevicesCommand.class,
            ConfigurationsCommand.class,
            HelpCommand.class
        })
final class HardwareCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Override
    public void run() {
        throw new ParameterException(
                command.commandLine(),
                "missing command: one of "
                        + String.join(", ", command.subcommands().keySet()));
    }
}
