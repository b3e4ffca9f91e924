package org.bitlane.hwmodels.validation;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Engine;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ImplementationOptions;
import org.bitlane.hwmodels.MicrocontrollerPrediction;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/** How figures change from one design to the next, as the published studies found. */
final class Shapes {
    private static final int LAST_LINEAR_FACTOR = 16;
    private static final int[] STUDIED_FACTORS = {2, 4, 8, 11, 16, 22, 44};
    private static final double PIPELINE_ADVANTAGE = 10;
    private static final double STUDIED_PIPELINE_CLOCK = 140;

    private final HardwareModel model;
    private final Device artix;

    Shapes(HardwareModel model) {
        this.model = model;
        this.artix = model.devices().find("xc7a100t-1").orElseThrow();
    }

    List<Target> all() {
        return List.of(linear(), knee(), pipelineAdvantage(), pipelineClock(), dmaSlower(), dmaOrder());
    }

    private Target linear() {
        Frequency family = limit(LAST_LINEAR_FACTOR);
        ImplementationOptions atFamilyClock = ImplementationOptions.defaults().withClock(family);
        List<Double> perClock = studied()
                .filter(factor -> factor <= LAST_LINEAR_FACTOR)
                .mapToObj(factor -> unrolled(factor, atFamilyClock))
                .map(design -> design.throughput().value().bitsPerSecond()
                        * design.clocksPerBlock().value().clocks())
                .toList();
        double spread = perClock.stream().max(Comparator.naturalOrder()).orElseThrow()
                / perClock.stream().min(Comparator.naturalOrder()).orElseThrow();
        boolean allReach = studied()
                .filter(factor -> factor <= LAST_LINEAR_FACTOR)
                .allMatch(factor -> limit(factor).hertz() >= family.hertz());
        return new Target(
                "SIMON throughput follows 1/ceil(44/k) up to k = 16 at one clock for the family",
                String.format(
                        Locale.ROOT,
                        "rate x clocks a block is the same within %.2g at %s, which every factor up to 16 reaches: %s",
                        spread - 1,
                        family,
                        allReach ? "yes" : "no"),
                allReach && spread < 1 + 1e-9);
    }

    private Target knee() {
        List<String> shares = studied()
                .filter(factor -> factor > LAST_LINEAR_FACTOR)
                .mapToObj(factor -> factor + ": "
                        + Targets.percent(limit(factor).hertz()
                                / limit(LAST_LINEAR_FACTOR).hertz()))
                .toList();
        boolean below = studied()
                .filter(factor -> factor > LAST_LINEAR_FACTOR)
                .allMatch(factor ->
                        limit(factor).hertz() < limit(LAST_LINEAR_FACTOR).hertz());
        double published = model.data().figure("w2b").value()
                / (3 * model.data().figure("w1").value());
        return new Target(
                "SIMON throughput has a knee after k = 16",
                "share of the linear rate that the data path reaches, by factor: " + String.join(", ", shares)
                        + " (published for 44: " + Targets.percent(published) + ")",
                below);
    }

    private Target pipelineAdvantage() {
        FpgaPrediction pipeline = pipeline(ImplementationOptions.defaults());
        FpgaPrediction atStudy =
                pipeline(ImplementationOptions.defaults().withClock(Frequency.ofMegahertz(STUDIED_PIPELINE_CLOCK)));
        FpgaPrediction best = studied()
                .mapToObj(factor -> unrolled(factor, ImplementationOptions.defaults()))
                .max(Comparator.comparingDouble(
                        design -> design.efficiency().value().value()))
                .orElseThrow();
        double bestUnrolled = best.efficiency().value().value();
        double advantage = pipeline.efficiency().value().value() / bestUnrolled;
        return new Target(
                "pipelined-1 delivers at least 10 times the Gbit/s/W of the best unrolled SIMON",
                String.format(
                        Locale.ROOT,
                        "%.1f times %s, each at the clock it would be run at; %.1f times with the pipeline held at 140 MHz",
                        advantage,
                        best.configuration(),
                        atStudy.efficiency().value().value() / bestUnrolled),
                advantage >= PIPELINE_ADVANTAGE);
    }

    private Target pipelineClock() {
        FpgaPrediction pipeline = pipeline(ImplementationOptions.defaults());
        double limit = pipeline.dataPathLimit().value().megahertz();
        return new Target(
                "pipelined-1 on Artix-7 can run at the stated 140 MHz",
                String.format(
                        Locale.ROOT,
                        "the rate at 140 MHz is arithmetic; the data path would allow %.0f MHz and the clock buffers"
                                + " %.0f MHz, so the study's clock was chosen, not reached, while its iterative design"
                                + " is quoted at the data path's limit of 631 MHz: no one delay model gives both",
                        limit,
                        pipeline.runClock().value().megahertz()),
                limit >= STUDIED_PIPELINE_CLOCK);
    }

    private Target dmaSlower() {
        double m33 = penalty("rp2350-m33");
        double hazard3 = penalty("rp2350-hazard3");
        return new Target(
                "DMA is slower than feeding by the CPU on both cores",
                String.format(Locale.ROOT, "Cortex-M33 %.3f, Hazard3 %.3f", m33, hazard3),
                m33 > 1 && hazard3 > 1);
    }

    private Target dmaOrder() {
        double m33 = penalty("rp2350-m33");
        double hazard3 = penalty("rp2350-hazard3");
        return new Target(
                "DMA costs more on the Cortex-M33 than on Hazard3",
                String.format(Locale.ROOT, "%.3f against %.3f", m33, hazard3),
                m33 > hazard3);
    }

    private double penalty(String device) {
        return Stream.of(Engine.ACCELERATOR_DMA8, Engine.ACCELERATOR_CPU)
                .map(engine -> ImplementationOptions.defaults()
                        .withSoftware(
                                ImplementationOptions.defaults().software().withEngine(engine)))
                .map(options -> model.predict(
                        KernelConfiguration.of(Algorithm.SHA256, Dataflow.iterative()),
                        model.devices().find(device).orElseThrow(),
                        options))
                .map(outcome -> ((MicrocontrollerPrediction) outcome)
                        .cyclesPerMessage()
                        .value()
                        .clocks())
                .collect(Collectors.collectingAndThen(Collectors.toList(), cycles -> cycles.get(0) / cycles.get(1)));
    }

    private Frequency limit(int factor) {
        return unrolled(factor, ImplementationOptions.defaults())
                .dataPathLimit()
                .value();
    }

    private FpgaPrediction unrolled(int factor, ImplementationOptions options) {
        return (FpgaPrediction)
                model.predict(KernelConfiguration.of(Algorithm.SIMON64_128, Dataflow.unrolled(factor)), artix, options);
    }

    private FpgaPrediction pipeline(ImplementationOptions options) {
        return (FpgaPrediction)
                model.predict(KernelConfiguration.of(Algorithm.SIMON64_128, Dataflow.pipelined(1)), artix, options);
    }

    private static IntStream studied() {
        return IntStream.of(STUDIED_FACTORS);
    }
}
