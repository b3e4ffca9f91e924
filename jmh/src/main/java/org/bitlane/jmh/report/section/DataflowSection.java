package org.bitlane.jmh.report.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ProcessorPrediction;
import org.bitlane.hwmodels.report.Chart;
import org.bitlane.jmh.report.Figures;
import org.bitlane.jmh.report.Spread;
import org.bitlane.jmh.report.page.Part;
import org.bitlane.jmh.results.ResultSet;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Run;
import org.bitlane.jmh.results.Units;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/**
 * The dataflows of each algorithm: software as measured, the same configuration in hardware as predicted, and what share of the
 * processor's limit the software reaches.
 */
public final class DataflowSection {
    /** The parameter that makes a row one of a bare kernel. */
    public static final String CONFIGURATION = "configuration";

    private static final Map<Algorithm, String> DEVICES = Map.of(
            Algorithm.SM4, "5CGXFC9E7F35C8", Algorithm.SIMON64_128, "xc7a100t-1", Algorithm.SHA256, "xc7a100t-1");
    private static final double GIGA = 1e9;

    private final ResultSet results;
    private final HardwareModel model = HardwareModel.builtIn();

    private DataflowSection(ResultSet results) {
        this.results = results;
    }

    /** The section; empty if no kernels were measured. */
    public static List<Part> of(ResultSet results) {
        DataflowSection section = new DataflowSection(results);
        List<Part> parts = new ArrayList<>();
        for (Algorithm algorithm : Algorithm.values()) {
            if (!section.configurations(algorithm).isEmpty()) {
                parts.addAll(section.algorithm(algorithm));
            }
        }
        if (!parts.isEmpty()) {
            parts.add(0, new Part.Heading(2, "dataflows", "Dataflows: software measured, hardware predicted"));
            parts.add(
                    1,
                    new Part.Paragraph(
                            "Bare kernels, compiled, from array to array. Hardware rewards pipelining; a processor"
                                    + " may reward unrolling. The limit is what the processor's vector ports allow by the count of"
                                    + " operations, with blocks transposed on their way in and out (which CTR does not do to its"
                                    + " counters); loads and stores of stages come on top. Cycles are at "
                                    + (results.machine().gigahertz() == null
                                            ? "an unknown clock."
                                            : Figures.decimals(
                                                            2, results.machine().gigahertz())
                                                    + " GHz, which heavy vector code may not reach.")));
        }
        return parts;
    }

    private Set<KernelConfiguration> configurations(Algorithm algorithm) {
        Set<KernelConfiguration> configurations = new LinkedHashSet<>();
        results.runs()
                .forEach(run -> run.rows().stream()
                        .filter(DataflowSection::isKernel)
                        .map(DataflowSection::configuration)
                        .filter(configuration -> configuration.algorithm() == algorithm)
                        .forEach(configurations::add));
        return configurations;
    }

    private static boolean isKernel(Row row) {
        return row.parameters().containsKey(CONFIGURATION);
    }

    private static KernelConfiguration configuration(Row row) {
        return KernelConfiguration.parse(row.parameter(CONFIGURATION));
    }

    private List<Part> algorithm(Algorithm algorithm) {
        Device device = model.devices().find(DEVICES.get(algorithm)).orElseThrow();
        List<String> headings = new ArrayList<>(
                List.of("configuration", "hardware Gbit/s", "cells", "pJ/bit", "work", "setting", "software MB/s"));
        headings.addAll(List.of("Gbit/s", "cycles/B", "% of limit", "B/op"));
        List<List<String>> rows = new ArrayList<>();
        for (KernelConfiguration configuration : configurations(algorithm)) {
            for (Run run : results.runs()) {
                run.rows().stream()
                        .filter(row -> isKernel(row) && configuration(row).equals(configuration))
                        .forEach(row -> rows.add(row(configuration, run, row, device)));
            }
        }
        return List.of(
                new Part.Heading(3, "dataflows-" + algorithm, algorithm + ", hardware on " + device.name()),
                new Part.Grid(headings, rows),
                new Part.Pictures(List.of(unrolled(algorithm, device), pipelined(algorithm, device))));
    }

    private List<String> row(KernelConfiguration configuration, Run run, Row row, Device device) {
        List<String> cells = new ArrayList<>(List.of(configuration.dataflow()
                + configuration.variant().map(variant -> "+" + variant).orElse("")));
        if (model.predict(configuration, device) instanceof FpgaPrediction hardware) {
            cells.add(Figures.digits(hardware.throughput().value().gigabitsPerSecond()));
            cells.add(Figures.digits(hardware.area().value().cells()));
            cells.add(Figures.digits(hardware.energyPerBit().value().picojoulesPerBit()));
        } else {
            cells.addAll(List.of(Figures.NONE, Figures.NONE, Figures.NONE));
        }
        double megabytes = Spread.of(row.values()).median();
        boolean rate = row.unit().equals(Units.MEGABYTES_PER_SECOND);
        cells.add(row.benchmark().replaceFirst("Benchmark.*", "") + " " + row.parameter("mode"));
        cells.add(run.title());
        cells.add(rate ? Figures.digits(megabytes) : Figures.NONE);
        cells.add(rate ? Figures.digits(megabytes * 8 / 1000) : Figures.NONE);
        Double clock = results.machine().gigahertz();
        if (rate && clock != null) {
            double cycles = clock * 1000 / megabytes;
            cells.add(Figures.digits(cycles));
            cells.add(
                    model.predict(
                                            configuration,
                                            model.devices()
                                                    .find(run.setting().processorModel())
                                                    .orElseThrow())
                                    instanceof ProcessorPrediction limit
                            ? Figures.digits(100 * limit.cyclesPerByte().value().cyclesPerByte() / cycles)
                            : Figures.NONE);
        } else {
            cells.addAll(List.of(Figures.NONE, Figures.NONE));
        }
        cells.add(
                row.allocated().isEmpty()
                        ? Figures.NONE
                        : Figures.decimals(1, Spread.of(row.allocated()).median()));
        return cells;
    }

    private Part.Picture unrolled(Algorithm algorithm, Device device) {
        Chart chart = new Chart(algorithm + ": unrolled", "rounds a trip or clock", "Gbit/s", true, true);
        return picture(
                chart,
                algorithm,
                device,
                Dataflow.Pipelined.class,
                false,
                "Rate against the unroll factor: software measured, hardware on " + device.id() + " predicted.");
    }

    private Part.Picture pipelined(Algorithm algorithm, Device device) {
        Chart chart = new Chart(algorithm + ": pipelined", "stages", "Gbit/s", true, true);
        return picture(
                chart,
                algorithm,
                device,
                Dataflow.Pipelined.class,
                true,
                "Rate against the number of pipeline stages (1: iterative): software measured, hardware on "
                        + device.id() + " predicted.");
    }

    private Part.Picture picture(
            Chart chart,
            Algorithm algorithm,
            Device device,
            Class<? extends Dataflow> kind,
            boolean isKind,
            String description) {
        Set<KernelConfiguration> shown = new LinkedHashSet<>();
        configurations(algorithm).stream()
                .filter(configuration -> configuration.variant().isEmpty())
                .filter(configuration -> kind.isInstance(configuration.dataflow()) == isKind
                        || configuration.dataflow() instanceof Dataflow.Iterative)
                .sorted(Comparator.comparingInt(configuration -> x(configuration)))
                .forEach(shown::add);
        for (Run run : results.runs()) {
            Map<Integer, Chart.Point> points = new TreeMap<>();
            run.rows().stream()
                    .filter(row -> isKernel(row) && row.unit().equals(Units.MEGABYTES_PER_SECOND))
                    .filter(row -> shown.contains(configuration(row)))
                    .forEach(row -> points.putIfAbsent(x(configuration(row)), point(row)));
            if (!points.isEmpty()) {
                chart.line(run.setting().id() + ", JDK " + run.release(), List.copyOf(points.values()));
            }
        }
        List<Chart.Point> hardware = new ArrayList<>();
        for (KernelConfiguration configuration : shown) {
            if (model.predict(configuration, device) instanceof FpgaPrediction prediction) {
                hardware.add(new Chart.Point(
                        x(configuration),
                        prediction.throughput().value().gigabitsPerSecond(),
                        prediction.throughput().low().gigabitsPerSecond(),
                        prediction.throughput().high().gigabitsPerSecond()));
            }
        }
        if (!hardware.isEmpty()) {
            chart.line("hardware", hardware);
        }
        return new Part.Picture(chart, description);
    }

    private static Chart.Point point(Row row) {
        Spread spread = Spread.of(row.values());
        return new Chart.Point(
                x(configuration(row)),
                spread.median() * 8e6 / GIGA,
                spread.min() * 8e6 / GIGA,
                spread.max() * 8e6 / GIGA);
    }

    /** Rounds at a time, or stages. */
    private static int x(KernelConfiguration configuration) {
        if (configuration.dataflow() instanceof Dataflow.Unrolled unrolled) {
            return unrolled.factor();
        } else if (configuration.dataflow() instanceof Dataflow.Pipelined pipelined) {
            return configuration.algorithm().rounds() / pipelined.roundsPerStage();
        }
        return 1;
    }
}
