package org.bitlane.hwmodels.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** Entry point of the runnable jar. */
public final class Main {
    private static final int HELP_WIDTH = 110;

    private Main() {}

    /** Runs a command and ends the process with its status. */
    public static void main(String[] arguments) {
        // Charts are drawn without a screen.
        System.setProperty("java.awt.headless", "true");
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(out, err, arguments));
    }

    /** Runs a command: status 0 if it did what was asked, 1 if a request cannot be met, 2 for bad usage. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = new CommandLine(new HardwareCommand())
                .setOut(out)
                .setErr(err)
                .setUsageHelpWidth(HELP_WIDTH)
                .setParameterExceptionHandler((exception, wrong) -> {
                    CommandLine command = exception.getCommandLine();
                    command.getErr().println(exception.getMessage());
                    CommandLine.UnmatchedArgumentException.printSuggestions(exception, command.getErr());
                    command.getErr()
                            .println(
                                    "\"" + command.getCommandSpec().qualifiedName() + " --help\" says how it is used.");
                    return CommandLine.ExitCode.USAGE;
                })
                .setExecutionExceptionHandler((exception, command, result) -> {
                    if (exception instanceof UnmetException) {
                        command.getErr().println(exception.getMessage());
                        return CommandLine.ExitCode.SOFTWARE;
                    }
                    throw exception;
                });
        int status = line.execute(arguments);
        out.flush();
        err.flush();
        return status;
    }
}
