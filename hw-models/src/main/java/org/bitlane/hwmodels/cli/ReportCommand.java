package org.bitlane.hwmodels.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ProcessorDevice;
import org.bitlane.hwmodels.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes the report. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description = "Writes one self-contained HTML page: charts of throughput, energy and area with intervals and"
                + " published figures, tables, targets, every figure's comparison, sources.",
        footer = {
            "",
            "Example: bitlane-hw report --out report.html --jmh results.json",
            "where results.json was written by JMH with -rf json; its benchmarks are matched by a parameter that is a"
                    + " configuration."
        })
final class ReportCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The HTML file to write.")
    private Path out;

    @Option(names = "--jmh", paramLabel = "FILE", description = "JMH results (JSON) to set beside the hardware.")
    private Path jmh;

    @Option(
            names = "--cpu",
            paramLabel = "ID",
            defaultValue = "avx2",
            description = "The processor that was measured on (default: ${DEFAULT-VALUE}); \"devices\" lists all.")
    private String processor;

    @Option(
            names = "--cpu-ghz",
            paramLabel = "N",
            description = "The clock it ran at, to show measured rates as shares of what its ports allow.")
    private Double gigahertz;

    @Override
    public void run() {
        if (jmh != null && !Files.isReadable(jmh)) {
            throw new ParameterException(command.commandLine(), "cannot read JMH file " + jmh);
        }
        HardwareModel model = HardwareModel.builtIn();
        requireProcessor(model);
        OptionalDouble hertz = gigahertz == null ? OptionalDouble.empty() : OptionalDouble.of(gigahertz * 1e9);
        try {
            Files.writeString(out, new Report(model).html(Optional.ofNullable(jmh), processor, hertz));
        } catch (IOException e) {
            throw new UnmetException("cannot write the report: " + e.getMessage());
        }
        command.commandLine().getOut().println("wrote " + out);
    }

    private void requireProcessor(HardwareModel model) {
        List<String> known = model.devices().all().stream()
                .filter(ProcessorDevice.class::isInstance)
                .map(Device::id)
                .toList();
        if (!known.contains(processor)) {
            throw new ParameterException(
                    command.commandLine(),
                    "unknown processor \"" + processor + "\": " + Names.didYouMean(processor, known));
        }
        if (gigahertz != null && !(gigahertz > 0)) {
            throw new ParameterException(command.commandLine(), "--cpu-ghz needs a positive number, not " + gigahertz);
        }
    }
}
