package org.bitlane.hwmodels.scenario;

import java.util.Optional;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.DoesNotFit;
import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ImplementationOptions;
import org.bitlane.hwmodels.MicrocontrollerPrediction;
import org.bitlane.hwmodels.NotApplicable;
import org.bitlane.hwmodels.Outcome;
import org.bitlane.hwmodels.Prediction;
import org.bitlane.hwmodels.Settings;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.kernels.KernelConfiguration;

/** Predicts what a scenario asks for. */
public final class Evaluator {
    private static final double MEGA = 1e6;
    private static final double GIGA = 1e9;
    private static final double MILLI = 1e-3;
    private static final double MICRO = 1e-6;
    private static final double NANO = 1e-9;

    private final HardwareModel model;
    private final Comparisons comparisons;
    private final Probes probes;

    /** An evaluator that asks the given model. */
    public Evaluator(HardwareModel model) {
        this.model = model;
        this.comparisons = new Comparisons(model);
        this.probes = new Probes(model);
    }

    /**
     * The prediction of a scenario's figure; empty if it names none.
     *
     * @throws IllegalArgumentException if the scenario cannot be read or built
     */
    public Optional<Predicted> evaluate(Scenario scenario) {
        if (scenario.figure().isEmpty()) {
            return Optional.empty();
        }
        Device device = device(scenario);
        if (scenario.configuration().isEmpty()) {
            return Optional.of(probes.evaluate(scenario, device));
        }
        KernelConfiguration configuration = KernelConfiguration.parse(scenario.configuration());
        ImplementationOptions options = Settings.applyAll(ImplementationOptions.defaults(), scenario.options());
        return Optional.of(figure(scenario.figure(), configuration, device, options));
    }

    private Predicted figure(
            String figure, KernelConfiguration configuration, Device device, ImplementationOptions options) {
        return switch (figure) {
            case "best-unrolled-efficiency" -> comparisons.bestUnrolledEfficiency(configuration, device, options);
            case "area" -> comparisons.area(configuration, device, options);
            case "area-saving" -> comparisons.areaSaving(configuration, device, options);
            case "accelerator-speed-up" -> comparisons.speedUp(configuration, device, options);
            case "dma-penalty" -> comparisons.dmaPenalty(device, options);
            case "area-per-round" -> comparisons.areaPerRound(configuration, device, options);
            default -> figure(figure, prediction(model, configuration, device, options));
        };
    }

    private static Predicted figure(String figure, Prediction prediction) {
        if (prediction instanceof FpgaPrediction fpga) {
            return switch (figure) {
                case "throughput" -> Predicted.of(fpga.throughput(), MEGA);
                case "rate-at-data-path-limit" -> Predicted.of(fpga.rateAtLimit(), MEGA);
                case "data-path-limit" -> Predicted.of(fpga.dataPathLimit(), MEGA);
                case "power" -> Predicted.of(fpga.power(), 1);
                case "dynamic-power" -> Predicted.of(fpga.dynamicPower(), 1);
                case "efficiency" -> Predicted.of(fpga.efficiency(), GIGA);
                case "registers" -> Predicted.of(fpga.registers(), 1);
                case "stage-delay" -> Predicted.of(fpga.stageDelay(), NANO);
                default -> throw unknown(figure);
            };
        }
        MicrocontrollerPrediction mcu = (MicrocontrollerPrediction) prediction;
        return switch (figure) {
            case "cycles-per-block" -> Predicted.of(mcu.cyclesPerBlock(), 1);
            case "cycles-per-byte" -> Predicted.of(mcu.cyclesPerByte(), 1);
            case "time-per-message" -> Predicted.of(mcu.timePerMessage(), MILLI);
            case "energy-per-message" -> Predicted.of(mcu.energyPerMessage().orElseThrow(), MICRO);
            case "board-power" -> Predicted.of(mcu.power().orElseThrow(), MILLI);
            case "current" ->
                Predicted.of(
                        mcu.power().orElseThrow(),
                        MILLI * mcu.device().supplyVolts().orElseThrow());
            default -> throw unknown(figure);
        };
    }

    private Device device(Scenario scenario) {
        return model.devices()
                .find(scenario.device())
                .orElseThrow(() -> new IllegalArgumentException(
                        "scenario " + scenario.id() + ": no device \"" + scenario.device() + "\""));
    }

    static IllegalArgumentException unknown(String figure) {
        return new IllegalArgumentException("no figure \"" + figure + "\"");
    }

    /** The prediction of a configuration that is known to have one. */
    static Prediction prediction(
            HardwareModel model, KernelConfiguration configuration, Device device, ImplementationOptions options) {
        Outcome outcome = model.predict(configuration, device, options);
        if (outcome instanceof Prediction prediction) {
            return prediction;
        }
        String reason = outcome instanceof DoesNotFit misfit ? misfit.reason() : ((NotApplicable) outcome).reason();
        throw new IllegalArgumentException(configuration + " on " + device.id() + ": " + reason);
    }

    /** The value of an estimate. */
    static double value(Estimate<?> estimate) {
        return estimate.value().value();
    }
}
