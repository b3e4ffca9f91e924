package org.bitlane.hwmodels.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bitlane.hwmodels.DesignSpace;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ImplementationOptions;
import org.bitlane.hwmodels.Settings;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.hwmodels.report.Chart.Point;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/** Charts of FPGA dataflows: against unroll factor, pipeline depth, area, constraint. */
final class DataflowCharts {
    private static final double GIGA = 1e9;
    private static final double MEGA = 1e6;
    private static final double PICO = 1e-12;
    private static final int[] CONSTRAINTS = {40, 50, 60, 65, 70, 80, 90, 100, 110, 120, 140, 160};
    private static final List<String> PARETO_DEVICES =
            List.of("xc7a35t-1", "xc7a100t-1", "xc6slx45-3", "5CGXFC9E7F35C8");

    private final HardwareModel model;

    DataflowCharts(HardwareModel model) {
        this.model = model;
    }

    String throughput(Algorithm algorithm, String device) {
        Chart chart = new Chart(
                        algorithm + " on " + device + ": throughput, unrolled", "rounds a clock", "Gbit/s", true, true)
                .line("at the data path's limit", unrolled(algorithm, device, FpgaPrediction::rateAtLimit, GIGA));
        if (algorithm == Algorithm.SIMON64_128) {
            chart.line("at one clock for the family", familyClock(device));
            chart.points("published", List.of(new Point(16, value("w1") / 1000), new Point(44, value("w2b") / 1000)));
        }
        return chart.html("Throughput against the unroll factor; the shaded band is the prediction's interval."
                + (algorithm == Algorithm.SIMON64_128
                        ? " At one clock the rate follows 1/ceil(44/k) until the data path is too long for it."
                        : ""));
    }

    String energy(Algorithm algorithm, String device) {
        Chart chart = new Chart(
                        algorithm + " on " + device + ": energy per bit",
                        "rounds a clock (unrolled) or stages (pipelined)",
                        "pJ/bit",
                        true,
                        true)
                .line("unrolled", unrolled(algorithm, device, FpgaPrediction::energyPerBit, PICO))
                .line("pipelined", pipelined(algorithm, device, FpgaPrediction::energyPerBit, PICO));
        if (algorithm == Algorithm.SIMON64_128) {
            chart.points("published", List.of(new Point(44, 1000 / value("w3b"))));
        }
        return chart.html("Energy per bit at the clock each design would be run at. Unrolled logic pays for glitches,"
                + " a pipeline for registers.");
    }

    String depth(Algorithm algorithm, String device) {
        Chart chart = new Chart(algorithm + " on " + device + ": throughput, pipelined", "stages", "Gbit/s", true, true)
                .line("at the data path's limit", pipelined(algorithm, device, FpgaPrediction::rateAtLimit, GIGA))
                .line("at the run clock", pipelined(algorithm, device, FpgaPrediction::throughput, GIGA));
        if (algorithm == Algorithm.SIMON64_128) {
            chart.points("published, at a chosen 140 MHz", List.of(new Point(44, value("w3") / 1000)));
        } else if (algorithm == Algorithm.SM4) {
            chart.points("published", List.of(new Point(32, value("m1") * 128 / 1000)));
        }
        return chart.html("Throughput against the number of pipeline stages.");
    }

    String pareto(Algorithm algorithm) {
        Chart chart =
                new Chart(algorithm + ": area against throughput, best designs", "LUT or ALM", "Gbit/s", true, true);
        for (String device : PARETO_DEVICES) {
            List<Point> front = Chart.front(DesignSpace.worthBuilding(algorithm).stream()
                    .map(configuration -> model.predict(configuration, device(device)))
                    .filter(FpgaPrediction.class::isInstance)
                    .map(FpgaPrediction.class::cast)
                    .map(prediction -> new Point(
                            prediction.area().value().cells(),
                            prediction.throughput().value().gigabitsPerSecond())));
            if (!front.isEmpty()) {
                chart.line(device, front);
            }
        }
        return chart.html("Designs that no other beats in both area and throughput at their run clocks (Pareto fronts)."
                + " LUTs and ALMs are different cells: compare within a family.");
    }

    String constraint() {
        Device device = device("5CGXFC9E7F35C8");
        ImplementationOptions options =
                Settings.applyAll(ImplementationOptions.defaults(), "defence=bypass-multiplexer");
        List<Point> line = IntStream.of(CONSTRAINTS)
                .mapToObj(megahertz -> point(
                        megahertz,
                        ((FpgaPrediction) model.predict(
                                        KernelConfiguration.parse("SM4/pipelined-1+defended"),
                                        device,
                                        options.withConstraint(Frequency.ofMegahertz(megahertz))))
                                .dataPathLimit(),
                        MEGA))
                .toList();
        return new Chart(
                        "SM4 pipeline on Cyclone V: clock reached against constraint",
                        "constraint, MHz",
                        "data path limit, MHz",
                        false,
                        false)
                .line("predicted", line)
                .points(
                        "published (50 MHz is calibrated on)",
                        List.of(new Point(50, value("m1a")), new Point(65, value("m1b")), new Point(100, value("m1"))))
                .html("A tool stops improving a design once its constraint is met.");
    }

    private List<Point> familyClock(String device) {
        Frequency family = fpga(KernelConfiguration.parse("SIMON64_128/unrolled-16"), device)
                .dataPathLimit()
                .value();
        return factors(Algorithm.SIMON64_128)
                .map(configuration -> fpga(configuration, device))
                .map(free -> {
                    double clock = Math.min(
                            family.hertz(), free.dataPathLimit().value().hertz());
                    double bits = 64 / free.clocksPerBlock().value().clocks();
                    return new Point(rounds(free.configuration()), clock * bits / GIGA);
                })
                .toList();
    }

    private List<Point> unrolled(
            Algorithm algorithm, String device, Function<FpgaPrediction, Estimate<?>> figure, double unit) {
        return factors(algorithm)
                .map(configuration -> model.predict(configuration, device(device)))
                .filter(FpgaPrediction.class::isInstance)
                .map(FpgaPrediction.class::cast)
                .map(prediction -> point(rounds(prediction.configuration()), figure.apply(prediction), unit))
                .toList();
    }

    private List<Point> pipelined(
            Algorithm algorithm, String device, Function<FpgaPrediction, Estimate<?>> figure, double unit) {
        List<Point> points = new ArrayList<>();
        for (KernelConfiguration configuration : DesignSpace.notable(algorithm)) {
            if (configuration.dataflow() instanceof Dataflow.Pipelined pipelined
                    && model.predict(configuration, device(device)) instanceof FpgaPrediction prediction) {
                int stages = algorithm.rounds() / pipelined.roundsPerStage();
                points.add(point(stages, figure.apply(prediction), unit));
            }
        }
        return points;
    }

    private static Stream<KernelConfiguration> factors(Algorithm algorithm) {
        return DesignSpace.notable(algorithm).stream()
                .filter(configuration -> !(configuration.dataflow() instanceof Dataflow.Pipelined));
    }

    private static int rounds(KernelConfiguration configuration) {
        return configuration.dataflow() instanceof Dataflow.Unrolled unrolled ? unrolled.factor() : 1;
    }

    private static Point point(double x, Estimate<?> estimate, double unit) {
        return new Point(
                x,
                estimate.value().value() / unit,
                estimate.low().value() / unit,
                estimate.high().value() / unit);
    }

    private FpgaPrediction fpga(KernelConfiguration configuration, String device) {
        return (FpgaPrediction) model.predict(configuration, device(device));
    }

    private Device device(String id) {
        return model.devices().find(id).orElseThrow();
    }

    private double value(String figure) {
        return model.data().figure(figure).value();
    }
}
