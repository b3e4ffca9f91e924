package org.bitlane.hwmodels.cli;

import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.Set;
import org.bitlane.hwmodels.DoesNotFit;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.NotApplicable;
import org.bitlane.hwmodels.Outcome;
import org.bitlane.hwmodels.Prediction;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.quantity.Quantities;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** One configuration on one device. */
@Command(
        name = "predict",
        mixinStandardHelpOptions = true,
        description = "Predicts one configuration on one device: area, clock, rate, power, energy, latency, each with"
                + " its interval.",
        footer = {
            "",
            "\"data path limit\" is the clock that registers and logic alone allow; \"run clock\" is the one the design"
                    + " would be run at, which clock buffers, a constraint (-o constraint-mhz=) or a choice"
                    + " (-o clock-mhz=) hold lower. Rate, power and energy are those of the run clock.",
            "",
            "Examples:",
            "  bitlane-hw predict SIMON64_128/pipelined-1 --device xc7a100t-1 -o clock-mhz=140",
            "  bitlane-hw predict SM4/pipelined-1 --device 5CGXFC9E7F35C8 -o s-box=block-ram",
            "  bitlane-hw predict SHA256/iterative --device rp2350-m33 -o engine=accelerator-dma8 --json"
        })
final class PredictCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Parameters(
            paramLabel = "CONFIGURATION",
            description = "ALGORITHM/dataflow[+variant]; \"configurations\" lists all.")
    private String configuration;

    @Option(names = "--device", required = true, paramLabel = "ID", description = "The device; \"devices\" lists all.")
    private String device;

    @Mixin
    private ModelMixin models;

    @Mixin
    private FormatMixin format;

    @Override
    public void run() {
        Outcome outcome =
                models.model().predict(models.configuration(configuration), models.device(device), models.options());
        PrintWriter out = command.commandLine().getOut();
        if (format.json()) {
            out.println(Json.text(Json.outcome(outcome)));
        }
        if (outcome instanceof DoesNotFit misfit) {
            throw new UnmetException(misfit.configuration() + " does not fit: " + misfit.reason());
        }
        if (outcome instanceof NotApplicable none) {
            throw new UnmetException(
                    none.configuration() + " does not apply to " + none.device().id() + ": " + none.reason());
        }
        Prediction prediction = (Prediction) outcome;
        if (format.csv()) {
            csv(prediction).printCsv(out);
        } else if (!format.json()) {
            text(prediction, out);
        }
    }

    private static TextTable csv(Prediction prediction) {
        TextTable table = new TextTable("figure", "value", "low", "high", "unit", "figures used");
        prediction
                .estimates()
                .forEach((name, estimate) -> table.add(
                        name,
                        Double.toString(estimate.value().value()),
                        Double.toString(estimate.low().value()),
                        Double.toString(estimate.high().value()),
                        estimate.value().unit(),
                        String.join("; ", estimate.provenance().rows())));
        return table;
    }

    private void text(Prediction prediction, PrintWriter out) {
        out.println(prediction.configuration() + " on " + prediction.device().id() + " ("
                + prediction.device().name() + ")");
        TextTable table = new TextTable("", "predicted", "interval");
        prediction
                .estimates()
                .forEach((name, estimate) -> table.add(
                        name,
                        estimate.value().toString(),
                        estimate.low().equals(estimate.high()) ? "exact" : estimate.low() + " .. " + estimate.high()));
        if (prediction instanceof FpgaPrediction fpga) {
            table.add(
                    "share of the device", Quantities.digits(100 * fpga.share().value()) + " %", "");
        }
        table.print(out);
        prediction.remarks().forEach(remark -> out.println("note: " + remark));
        Set<String> rules = new LinkedHashSet<>();
        Set<String> rows = new LinkedHashSet<>();
        prediction.estimates().values().forEach(estimate -> {
            rules.addAll(estimate.provenance().rules());
            rows.addAll(estimate.provenance().rows());
        });
        rules.forEach(rule -> out.println("rule: " + rule));
        Set<String> sources = new LinkedHashSet<>();
        for (String row : rows) {
            PublishedFigure figure = models.model().data().figures().get(row);
            sources.add(
                    figure == null
                            ? row
                            : figure.source().id() + " (" + figure.source().title() + ")");
        }
        sources.forEach(source -> out.println("fitted on: " + source));
    }
}
