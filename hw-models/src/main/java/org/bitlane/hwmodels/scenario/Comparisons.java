package org.bitlane.hwmodels.scenario;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.bitlane.hwmodels.DesignSpace;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Engine;
import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ImplementationOptions;
import org.bitlane.hwmodels.MicrocontrollerPrediction;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.hwmodels.structure.Objective;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/** Figures that compare two or more predictions. */
final class Comparisons {
    private static final double GIGA = 1e9;
    private static final double PERCENT = 100;

    private final HardwareModel model;

    Comparisons(HardwareModel model) {
        this.model = model;
    }

    /**
     * The best efficiency of all unroll factors, in Gbit/s/W, when the family runs at one clock: the data path's limit
     * of the given configuration, or what a greater factor allows. That clock is itself predicted, so the interval
     * reaches over its interval too.
     */
    Predicted bestUnrolledEfficiency(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        Estimate<Frequency> family = fpga(configuration, device, options).dataPathLimit();
        return new Predicted(
                bestAt(family.value(), configuration, device, options).value(),
                bestAt(family.low(), configuration, device, options).low(),
                bestAt(family.high(), configuration, device, options).high());
    }

    private Predicted bestAt(
            Frequency family, KernelConfiguration configuration, Device device, ImplementationOptions options) {
        return DesignSpace.notable(configuration.algorithm()).stream()
                .filter(each -> each.dataflow() instanceof Dataflow.Unrolled)
                .map(each -> fpga(each, device, options))
                .map(free -> free.dataPathLimit().value().hertz() < family.hertz()
                        ? free
                        : fpga(free.configuration(), device, options.withClock(family)))
                .map(prediction -> Predicted.of(prediction.efficiency(), GIGA))
                .max(Comparator.comparingDouble(Predicted::value))
                .orElseThrow();
    }

    /** Area saved against a pipeline of one round a stage, in percent. */
    Predicted areaSaving(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        KernelConfiguration pipeline = KernelConfiguration.of(configuration.algorithm(), Dataflow.pipelined(1));
        // What published areas hold beside the logic is in both designs; what is left open is how each is mapped.
        double[] savings = Arrays.stream(Objective.values())
                .flatMapToDouble(folded -> Arrays.stream(Objective.values())
                        .mapToDouble(whole -> PERCENT
                                * (1
                                        - cells(configuration, device, options.withMapping(folded))
                                                / cells(pipeline, device, options.withMapping(whole)))))
                .sorted()
                .toArray();
        double value = PERCENT * (1 - cells(configuration, device, options) / cells(pipeline, device, options));
        return new Predicted(value, savings[0], savings[savings.length - 1]);
    }

    private double cells(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        return fpga(configuration, device, options).area().value().cells();
    }

    /**
     * Area of a published core. The interval reaches from the smaller mapping, since tools map for area or for depth, to
     * the counted logic with as much beside it as a calibrated core holds, or to the larger mapping.
     */
    Predicted area(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        List<Estimate<?>> both = Arrays.stream(Objective.values())
                .<Estimate<?>>map(objective -> fpga(configuration, device, options.withMapping(objective))
                        .area())
                .toList();
        double value = cells(configuration, device, options);
        double larger =
                both.stream().mapToDouble(area -> area.high().value()).max().orElseThrow();
        return new Predicted(
                value,
                both.stream().mapToDouble(area -> area.low().value()).min().orElseThrow(),
                Math.max(larger, value * model.constants().get(Parameter.AREA_SURPLUS)));
    }

    Predicted areaPerRound(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        return Predicted.of(
                fpga(configuration, device, options).area(),
                configuration.algorithm().rounds());
    }

    /** Time in software over time on the accelerator fed by the CPU. */
    Predicted speedUp(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        return quotient(
                message(configuration, device, options, Engine.SOFTWARE),
                message(iterative(), device, options, Engine.ACCELERATOR_CPU));
    }

    /** Time with DMA of bytes over time with feeding by the CPU. */
    Predicted dmaPenalty(Device device, ImplementationOptions options) {
        return quotient(
                message(iterative(), device, options, Engine.ACCELERATOR_DMA8),
                message(iterative(), device, options, Engine.ACCELERATOR_CPU));
    }

    private static KernelConfiguration iterative() {
        return KernelConfiguration.of(Algorithm.SHA256, Dataflow.iterative());
    }

    private Estimate<?> message(
            KernelConfiguration configuration, Device device, ImplementationOptions options, Engine engine) {
        ImplementationOptions chosen = options.withSoftware(options.software().withEngine(engine));
        return ((MicrocontrollerPrediction) Evaluator.prediction(model, configuration, device, chosen))
                .timePerMessage();
    }

    private static Predicted quotient(Estimate<?> over, Estimate<?> under) {
        // The errors of two times are independent, so their widths add in squares.
        double upper = Math.log(over.high().value() / Evaluator.value(over));
        double lower = Math.log(under.high().value() / Evaluator.value(under));
        double value = Evaluator.value(over) / Evaluator.value(under);
        return Predicted.within(value, Math.exp(Math.hypot(upper, lower)));
    }

    private FpgaPrediction fpga(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        return (FpgaPrediction) Evaluator.prediction(model, configuration, device, options);
    }
}
