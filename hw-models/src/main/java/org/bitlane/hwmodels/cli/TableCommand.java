package org.bitlane.hwmodels.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.PrintWriter;
import java.util.List;
import org.bitlane.hwmodels.DesignSpace;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.ImplementationOptions;
import org.bitlane.hwmodels.Outcome;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** All dataflows of an algorithm on one device. */
@Command(
        name = "table",
        mixinStandardHelpOptions = true,
        description = "Sets all dataflows of an algorithm side by side on one device: area, share of the device, data"
                + " path limit and run clock, rate, power, rate per watt, energy per bit, latency.",
        footer = {
            "",
            "Shown are unroll factors that are a power of two or divide the rounds, and all pipeline depths; --all shows"
                    + " every factor. A configuration that does not fit or does not apply is named below with the reason.",
            "",
            "Example: bitlane-hw table --algorithm SM4 --device 5CGXFC9E7F35C8 -o constraint-mhz=100"
        })
final class TableCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Option(names = "--algorithm", required = true, paramLabel = "NAME", description = "SIMON64_128, SM4 or SHA256.")
    private String algorithm;

    @Option(names = "--device", required = true, paramLabel = "ID", description = "The device; \"devices\" lists all.")
    private String device;

    @Option(names = "--all", description = "Every unroll factor, and variants.")
    private boolean all;

    @Mixin
    private ModelMixin models;

    @Mixin
    private FormatMixin format;

    @Override
    public void run() {
        Algorithm chosen = models.algorithm(algorithm);
        Device target = models.device(device);
        ImplementationOptions options = models.options();
        List<KernelConfiguration> configurations = all ? DesignSpace.all(chosen) : DesignSpace.notable(chosen);
        List<Outcome> outcomes = configurations.stream()
                .map(configuration -> models.model().predict(configuration, target, options))
                .toList();
        PrintWriter out = command.commandLine().getOut();
        if (format.json()) {
            ArrayNode array = Json.array();
            outcomes.forEach(outcome -> array.add(Json.outcome(outcome)));
            out.println(Json.text(array));
        } else if (format.csv()) {
            Sheet.of(outcomes).printCsv(out);
        } else {
            out.println(chosen + " on " + target.id() + " (" + target.name() + "); predicted values, \"predict\" has"
                    + " their intervals");
            Sheet.of(outcomes).print(out);
            Sheet.reasons(outcomes).forEach(reason -> out.println("note: " + reason));
        }
    }
}
