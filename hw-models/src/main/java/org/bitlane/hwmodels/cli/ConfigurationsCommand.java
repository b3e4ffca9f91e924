package org.bitlane.hwmodels.cli;

import java.io.PrintWriter;
import java.util.List;
import org.bitlane.hwmodels.DesignSpace;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The configurations that there are. */
@Command(
        name = "configurations",
        mixinStandardHelpOptions = true,
        description = "Lists the configurations: ALGORITHM/dataflow[+variant], with the clocks that hardware takes.",
        footer = {
            "",
            "iterative   one round of logic, as many clocks a block as rounds",
            "unrolled-k  k rounds of logic, ceil(rounds/k) clocks a block",
            "pipelined-r a register behind every r rounds, one block a clock",
            "Variants change circuit or software data layout: +defended (SM4), +systolic and +sliced (SIMON64_128),"
                    + " +bitsliced (SHA256)."
        })
final class ConfigurationsCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Option(names = "--algorithm", paramLabel = "NAME", description = "Only those of this algorithm.")
    private String algorithm;

    @Mixin
    private ModelMixin models;

    @Mixin
    private FormatMixin format;

    @Override
    public void run() {
        List<KernelConfiguration> all =
                algorithm == null ? DesignSpace.all() : DesignSpace.all(models.algorithm(algorithm));
        PrintWriter out = command.commandLine().getOut();
        if (format.json()) {
            var array = Json.array();
            all.forEach(configuration -> array.add(configuration.toString()));
            out.println(Json.text(array));
            return;
        }
        TextTable table = new TextTable("configuration", "rounds", "rounds per clock", "clocks per block");
        for (KernelConfiguration configuration : all) {
            Algorithm own = configuration.algorithm();
            int perClock = roundsPerClock(configuration);
            boolean pipelined = configuration.dataflow() instanceof Dataflow.Pipelined;
            int clocks = pipelined ? 1 : (own.rounds() + perClock - 1) / perClock;
            table.add(
                    configuration.toString(),
                    Integer.toString(own.rounds()),
                    Integer.toString(perClock),
                    Integer.toString(clocks));
        }
        if (format.csv()) {
            table.printCsv(out);
        } else {
            table.print(out);
        }
    }

    private static int roundsPerClock(KernelConfiguration configuration) {
        if (configuration.dataflow() instanceof Dataflow.Unrolled unrolled) {
            return unrolled.factor();
        }
        return configuration.dataflow() instanceof Dataflow.Pipelined
                ? configuration.algorithm().rounds()
                : 1;
    }
}
