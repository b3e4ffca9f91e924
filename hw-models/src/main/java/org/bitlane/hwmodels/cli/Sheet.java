package org.bitlane.hwmodels.cli;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.hwmodels.DoesNotFit;
import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.MicrocontrollerPrediction;
import org.bitlane.hwmodels.NotApplicable;
import org.bitlane.hwmodels.Outcome;
import org.bitlane.hwmodels.Prediction;
import org.bitlane.hwmodels.quantity.Quantities;

/** Predictions side by side: a line each, with the columns that their kind of device has. */
final class Sheet {
    private static final double MEGA = 1e6;
    private static final double MICRO = 1e-6;
    private static final double PICO = 1e-12;

    private Sheet() {}

    static TextTable of(List<? extends Outcome> outcomes) {
        boolean fpga = outcomes.stream().anyMatch(FpgaPrediction.class::isInstance);
        boolean mcu = outcomes.stream().anyMatch(MicrocontrollerPrediction.class::isInstance);
        TextTable table = fpga
                ? new TextTable(
                        "configuration",
                        "area",
                        "FF",
                        "share %",
                        "limit MHz",
                        "clock MHz",
                        "Gbit/s",
                        "W",
                        "Gbit/s/W",
                        "pJ/bit",
                        "latency ns")
                : mcu
                        ? new TextTable("configuration", "cycles/B", "Mbit/s", "us/message", "uJ/message", "code B")
                        : new TextTable("configuration", "cycles/B", "low", "high");
        for (Outcome outcome : outcomes) {
            if (outcome instanceof FpgaPrediction prediction) {
                table.add(line(prediction));
            } else if (outcome instanceof MicrocontrollerPrediction prediction) {
                table.add(line(prediction));
            } else if (outcome instanceof Prediction prediction) {
                Estimate<?> cycles = prediction.estimates().get("cycles per byte");
                table.add(
                        prediction.configuration().toString(),
                        digits(cycles, 1),
                        Quantities.digits(cycles.low().value()),
                        Quantities.digits(cycles.high().value()));
            }
        }
        return table;
    }

    /** Why some outcomes are no predictions. */
    static List<String> reasons(List<? extends Outcome> outcomes) {
        List<String> reasons = new ArrayList<>();
        for (Outcome outcome : outcomes) {
            if (outcome instanceof DoesNotFit misfit) {
                reasons.add(misfit.configuration() + " does not fit: " + misfit.reason());
            } else if (outcome instanceof NotApplicable none) {
                reasons.add(none.configuration() + " does not apply: " + none.reason());
            }
        }
        return reasons;
    }

    private static List<String> line(FpgaPrediction prediction) {
        return List.of(
                prediction.configuration().toString(),
                digits(prediction.area(), 1),
                digits(prediction.registers(), 1),
                prediction.share().value() == 0
                        ? "-"
                        : Quantities.digits(100 * prediction.share().value()),
                digits(prediction.dataPathLimit(), MEGA),
                digits(prediction.runClock(), MEGA),
                digits(prediction.throughput(), 1e9),
                digits(prediction.power(), 1),
                digits(prediction.efficiency(), 1e9),
                digits(prediction.energyPerBit(), PICO),
                digits(prediction.latency(), 1e-9));
    }

    private static List<String> line(MicrocontrollerPrediction prediction) {
        return List.of(
                prediction.configuration().toString(),
                digits(prediction.cyclesPerByte(), 1),
                digits(prediction.throughput(), MEGA),
                digits(prediction.timePerMessage(), MICRO),
                prediction
                        .energyPerMessage()
                        .map(energy -> digits(energy, MICRO))
                        .orElse("-"),
                digits(prediction.codeBytes(), 1));
    }

    private static String digits(Estimate<?> estimate, double unit) {
        return Quantities.digits(estimate.value().value() / unit);
    }
}
