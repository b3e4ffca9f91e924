package org.bitlane.hwmodels.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Goal;
import org.bitlane.hwmodels.Prediction;
import org.bitlane.hwmodels.Recommendation;
import org.bitlane.hwmodels.Recommendation.NearMiss;
import org.bitlane.hwmodels.Requirements;
import org.bitlane.hwmodels.quantity.Area;
import org.bitlane.hwmodels.quantity.DataRate;
import org.bitlane.hwmodels.quantity.EnergyPerBit;
import org.bitlane.hwmodels.quantity.Power;
import org.bitlane.hwmodels.quantity.Registers;
import org.bitlane.hwmodels.quantity.TimeSpan;
import org.bitlane.kernels.Algorithm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The designs that meet requirements. */
@Command(
        name = "recommend",
        mixinStandardHelpOptions = true,
        description =
                "Finds the configurations of an algorithm that meet your limits on a device, best first. When none"
                        + " does, says which limit binds and by how much, and ends with status 1.",
        footer = {
            "",
            "Predicted values are held against the limits, not the ends of their intervals: leave a margin.",
            "",
            "Example: the smallest SIMON for 200 Mbit/s on an Artix-7 35T, and its energy per bit:",
            "  bitlane-hw recommend --algorithm SIMON64_128 --device xc7a35t-1 --min-mbps 200 --objective area"
        })
final class RecommendCommand implements Runnable {
    private static final int MOST_SHOWN = 10;

    @Spec
    private CommandSpec command;

    @Option(names = "--algorithm", required = true, paramLabel = "NAME", description = "SIMON64_128, SM4 or SHA256.")
    private String algorithm;

    @Option(names = "--device", required = true, paramLabel = "ID", description = "The device; \"devices\" lists all.")
    private String device;

    @Option(
            names = "--objective",
            paramLabel = "GOAL",
            defaultValue = "energy",
            description = "What the best is best at: energy, area, throughput, power, latency or efficiency (default:"
                    + " ${DEFAULT-VALUE}).")
    private String objective;

    @Option(names = "--min-mbps", paramLabel = "N", description = "Least throughput in Mbit/s.")
    private Double minMbps;

    @Option(
            names = {"--max-lut", "--max-alm", "--max-cells"},
            paramLabel = "N",
            description = "Most cells (LUT or ALM).")
    private Double maxCells;

    @Option(names = "--max-ff", paramLabel = "N", description = "Most flip-flops.")
    private Double maxFf;

    @Option(names = "--max-mw", paramLabel = "N", description = "Most power in mW, static power included.")
    private Double maxMw;

    @Option(names = "--max-latency-ns", paramLabel = "N", description = "Most time from a block's entry to its exit.")
    private Double maxLatencyNs;

    @Option(names = "--max-pj-per-bit", paramLabel = "N", description = "Most energy per bit in pJ.")
    private Double maxPjPerBit;

    @Mixin
    private ModelMixin models;

    @Mixin
    private FormatMixin format;

    @Override
    public void run() {
        Algorithm chosen = models.algorithm(algorithm);
        Device target = models.device(device);
        Goal goal = goal();
        Recommendation recommendation =
                Recommendation.of(models.model(), chosen, target, models.options(), requirements(), goal);
        PrintWriter out = command.commandLine().getOut();
        if (format.json()) {
            out.println(Json.text(json(recommendation)));
        } else if (format.csv()) {
            Sheet.of(recommendation.meeting()).printCsv(out);
        } else if (!recommendation.meeting().isEmpty()) {
            text(recommendation.meeting(), target, goal, out);
        }
        if (recommendation.meeting().isEmpty()) {
            throw new UnmetException(unmet(recommendation, chosen, target));
        }
    }

    private static void text(List<Prediction> meeting, Device target, Goal goal, PrintWriter out) {
        Prediction best = meeting.get(0);
        out.println("best for " + goal + " on " + target.id() + ": " + best.configuration()
                + best.estimates().entrySet().stream()
                        .filter(entry -> List.of("area", "throughput", "power", "energy per bit", "cycles per byte")
                                .contains(entry.getKey()))
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", ", ": ", "")));
        out.println(meeting.size() + (meeting.size() == 1 ? " configuration meets" : " configurations meet")
                + " the limits" + (meeting.size() > MOST_SHOWN ? "; the first " + MOST_SHOWN + ":" : ":"));
        Sheet.of(meeting.stream().limit(MOST_SHOWN).toList()).print(out);
        best.remarks().forEach(remark -> out.println("note: " + remark));
    }

    private static ObjectNode json(Recommendation recommendation) {
        ObjectNode node = Json.object();
        ArrayNode meeting = node.putArray("meeting");
        recommendation.meeting().forEach(prediction -> meeting.add(Json.outcome(prediction)));
        ArrayNode nearest = node.putArray("nearest");
        recommendation.nearest().stream().limit(MOST_SHOWN).forEach(near -> {
            ObjectNode miss = nearest.addObject();
            miss.put("configuration", near.prediction().configuration().toString());
            ArrayNode misses = miss.putArray("misses");
            near.misses()
                    .forEach(each -> misses.addObject()
                            .put("limit", each.name())
                            .put("required", each.required().value())
                            .put("predicted", each.predicted().value())
                            .put("factor", each.factor()));
        });
        return node;
    }

    private static String unmet(Recommendation recommendation, Algorithm algorithm, Device target) {
        StringBuilder text =
                new StringBuilder("no configuration of " + algorithm + " on " + target.id() + " meets the limits");
        if (recommendation.nearest().isEmpty()) {
            Sheet.reasons(recommendation.excluded()).stream()
                    .limit(3)
                    .forEach(reason -> text.append("\n  ").append(reason));
            return text.toString();
        }
        NearMiss first = recommendation.nearest().get(0);
        text.append(": ").append(first.misses().get(0).name()).append(" binds. Nearest:");
        recommendation.nearest().stream()
                .limit(3)
                .forEach(near -> text.append("\n  ")
                        .append(near.prediction().configuration())
                        .append(near.misses().stream()
                                .map(miss -> String.format(
                                        Locale.ROOT,
                                        "%s %s against %s (by a factor of %.2f)",
                                        miss.name(),
                                        miss.predicted(),
                                        miss.required(),
                                        miss.factor()))
                                .collect(Collectors.joining(", ", ": ", ""))));
        return text.toString();
    }

    private Goal goal() {
        List<String> known = Arrays.stream(Goal.values()).map(Goal::toString).toList();
        return Arrays.stream(Goal.values())
                .filter(goal -> goal.toString().equals(objective))
                .findFirst()
                .orElseThrow(() ->
                        models.usage("unknown objective \"" + objective + "\": " + Names.didYouMean(objective, known)));
    }

    private Requirements requirements() {
        return new Requirements(
                positive("--min-mbps", minMbps).map(DataRate::ofMegabitsPerSecond),
                positive("--max-lut", maxCells).map(Area::new),
                positive("--max-ff", maxFf).map(Registers::new),
                positive("--max-mw", maxMw).map(Power::ofMilliwatts),
                positive("--max-latency-ns", maxLatencyNs).map(TimeSpan::ofNanoseconds),
                positive("--max-pj-per-bit", maxPjPerBit).map(EnergyPerBit::ofPicojoulesPerBit));
    }

    private Optional<Double> positive(String option, Double value) {
        if (value != null && !(value > 0 && Double.isFinite(value))) {
            throw models.usage(option + " needs a positive number, not " + value);
        }
        return Optional.ofNullable(value);
    }
}
