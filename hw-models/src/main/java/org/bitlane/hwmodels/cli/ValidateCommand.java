package org.bitlane.hwmodels.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.validation.Comparison;
import org.bitlane.hwmodels.validation.StructureComparison;
import org.bitlane.hwmodels.validation.Target;
import org.bitlane.hwmodels.validation.Validation;
import org.bitlane.hwmodels.validation.Wording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Predictions against every published figure. */
@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = "Sets every published figure beside its prediction: error, whether it lies in the predicted"
                + " interval, what it is used for, and why some are not scored. Then counts of synthesised designs,"
                + " shapes and targets.",
        footer = {
            "",
            "use: calibrate = constants are fitted on it; validate = predicted only; contradiction = at odds with other"
                    + " figures, shown with the reason; context = shown; capacity = what a device holds.",
            Wording.WHAT_IS_BLIND,
            "With --strict the status is 1 if a target is missed."
        })
final class ValidateCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Option(names = "--strict", description = "End with status 1 if a target or shape is missed.")
    private boolean strict;

    @Mixin
    private FormatMixin format;

    @Override
    public void run() {
        Validation validation = Validation.of(HardwareModel.builtIn());
        PrintWriter out = command.commandLine().getOut();
        TextTable figures = figures(validation);
        if (format.json()) {
            out.println(Json.text(json(validation)));
        } else if (format.csv()) {
            figures.printCsv(out);
        } else {
            figures.print(out);
            out.println();
            structure(validation).print(out);
            out.println();
            targets("shape", validation.shapes()).print(out);
            out.println();
            targets("target", validation.targets()).print(out);
        }
        long missed =
                validation.allTargets().stream().filter(target -> !target.met()).count();
        if (strict && missed > 0) {
            throw new UnmetException(missed + " of " + validation.allTargets().size() + " targets are missed");
        }
    }

    private static TextTable figures(Validation validation) {
        TextTable table = new TextTable(
                "figure", "what", "published", "predicted", "interval", "error", "inside", "use", "source", "remark");
        for (Comparison comparison : validation.comparisons()) {
            table.add(
                    comparison.figure().id(),
                    Wording.what(comparison),
                    Wording.published(comparison),
                    Wording.predicted(comparison),
                    Wording.interval(comparison),
                    Wording.error(comparison),
                    Wording.inside(comparison),
                    comparison.figure().use().toString(),
                    comparison.figure().source().id(),
                    Wording.remark(comparison));
        }
        return table;
    }

    private static TextTable structure(Validation validation) {
        TextTable table =
                new TextTable("synthesised design", "count", "synthesis", "model", "error", "mapped for area");
        for (StructureComparison comparison : validation.structure()) {
            table.add(
                    comparison.design(),
                    comparison.column(),
                    Integer.toString(comparison.synthesised()),
                    Integer.toString(comparison.counted()),
                    Wording.signed(comparison.error()),
                    Integer.toString(comparison.areaMapped()));
        }
        return table;
    }

    private static TextTable targets(String heading, List<Target> targets) {
        TextTable table = new TextTable(heading, "met", "found");
        targets.forEach(target -> table.add(target.name(), target.met() ? "yes" : "NO", target.outcome()));
        return table;
    }

    private static ObjectNode json(Validation validation) {
        ObjectNode node = Json.object();
        ArrayNode figures = node.putArray("figures");
        for (Comparison comparison : validation.comparisons()) {
            ObjectNode each = figures.addObject();
            each.put("id", comparison.figure().id());
            each.put("what", Wording.what(comparison));
            each.put("use", comparison.figure().use().toString());
            each.put("publishedLow", comparison.figure().low());
            each.put("publishedHigh", comparison.figure().high());
            each.put("relation", comparison.figure().relation().toString());
            each.put("unit", comparison.figure().unit());
            comparison
                    .predicted()
                    .ifPresent(predicted -> each.put("predicted", predicted.value())
                            .put("low", predicted.low())
                            .put("high", predicted.high()));
            comparison.error().ifPresent(error -> each.put("error", error));
            comparison.inside().ifPresent(inside -> each.put("inside", inside));
            each.put("source", comparison.figure().source().title());
            each.put("remark", Wording.remark(comparison));
        }
        ArrayNode structure = node.putArray("structure");
        validation
                .structure()
                .forEach(comparison -> structure
                        .addObject()
                        .put("design", comparison.design())
                        .put("count", comparison.column())
                        .put("synthesis", comparison.synthesised())
                        .put("model", comparison.counted())
                        .put("mappedForArea", comparison.areaMapped()));
        ArrayNode targets = node.putArray("targets");
        validation
                .allTargets()
                .forEach(target -> targets.addObject()
                        .put("name", target.name())
                        .put("met", target.met())
                        .put("found", target.outcome()));
        return node;
    }
}
