package org.bitlane.jmh;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;

/** How the commands of this jar are run: status 0 if all is well, 1 if not, 2 for bad usage. */
final class Commands {
    private static final int HELP_WIDTH = 110;

    private Commands() {}

    /** Runs a command, and ends the process with its status. */
    static void main(Callable<Integer> command, String... arguments) {
        // Charts are drawn without a screen.
        System.setProperty("java.awt.headless", "true");
        System.exit(run(command, arguments));
    }

    /** Runs a command and returns its status. */
    static int run(Callable<Integer> command, String... arguments) {
        return new CommandLine(command)
                .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
                .setUsageHelpWidth(HELP_WIDTH)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler((exception, line, result) -> {
                    if (exception instanceof IOException || exception instanceof IllegalArgumentException) {
                        line.getErr().println(line.getCommandName() + ": " + exception.getMessage());
                        return CommandLine.ExitCode.SOFTWARE;
                    }
                    throw exception;
                })
                .execute(arguments);
    }
}
