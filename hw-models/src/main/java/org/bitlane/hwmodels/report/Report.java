package org.bitlane.hwmodels.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.bitlane.hwmodels.DesignSpace;
import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.FpgaDevice;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ProcessorDevice;
import org.bitlane.hwmodels.ProcessorPrediction;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.data.Source;
import org.bitlane.hwmodels.quantity.Quantities;
import org.bitlane.hwmodels.validation.Comparison;
import org.bitlane.hwmodels.validation.Target;
import org.bitlane.hwmodels.validation.Validation;
import org.bitlane.hwmodels.validation.Wording;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;

/** One self-contained page: charts, tables, validation, sources. */
public final class Report {
    private static final String ARTIX = "xc7a100t-1";
    private static final String CYCLONE = "5CGXFC9E7F35C8";
    private static final double GIGA = 1e9;
    private static final double MEGA = 1e6;
    private static final double NANO = 1e-9;
    private static final double PICO = 1e-12;
    private static final List<String> CORES = List.of("rp2350-m33", "rp2350-hazard3");

    private static final String DEFAULT_PROCESSOR = "avx2";
    private static final List<String> KERNELS = List.of(
            "SM4/unrolled-4",
            "SIMON64_128/unrolled-4",
            "SIMON64_128/unrolled-4+sliced",
            "SHA256/unrolled-4",
            "SHA256/unrolled-4+bitsliced");

    private final HardwareModel model;
    private final DataflowCharts dataflows;
    private final AcceleratorCharts accelerators;

    /** A report of the given model's predictions. */
    public Report(HardwareModel model) {
        this.model = model;
        this.dataflows = new DataflowCharts(model);
        this.accelerators = new AcceleratorCharts(model);
    }

    /**
     * The page.
     *
     * @param jmh a JMH result file, whose measured configurations stand beside their hardware
     * @throws IOException if the JMH file cannot be read
     */
    public String html(Optional<Path> jmh) throws IOException {
        return html(jmh, DEFAULT_PROCESSOR, OptionalDouble.empty());
    }

    /**
     * The page.
     *
     * @param jmh a JMH result file, whose measured configurations stand beside their hardware
     * @param processor id of the processor that was measured on
     * @param hertz the clock it ran at, if known: measured rates are then shown as shares of the ports' limit
     * @throws IOException if the JMH file cannot be read
     */
    public String html(Optional<Path> jmh, String processor, OptionalDouble hertz) throws IOException {
        Validation validation = Validation.of(model);
        StringBuilder body = new StringBuilder();
        body.append("<h1>Bitlane: what a configuration costs and delivers in hardware</h1>\n");
        body.append(
                Html.paragraph("Lines are predictions, shaded bands their intervals, single marks published figures."
                        + " Structure is counted from the circuits; delays and energies are fitted on the figures marked"
                        + " \"calibrate\" only."));
        body.append("<nav><a href=\"#simon\">SIMON</a><a href=\"#sm4\">SM4</a><a href=\"#sha\">SHA-256</a>"
                + "<a href=\"#processors\">Processors</a>"
                + (jmh.isPresent() ? "<a href=\"#measured\">Measured</a>" : "")
                + "<a href=\"#targets\">Targets</a><a href=\"#figures\">Figures</a><a href=\"#structure\">Structure</a>"
                + "<a href=\"#fit\">Fit</a>"
                + "<a href=\"#sources\">Sources</a></nav>\n");
        body.append(simon());
        body.append(sm4());
        body.append(sha());
        body.append(processors());
        if (jmh.isPresent()) {
            body.append(new Measured(model, processor, hertz).section(JmhResults.read(jmh.get())));
        }
        body.append(targets(validation));
        body.append(figures(validation));
        body.append(structure(validation));
        body.append(fit());
        body.append(sources());
        return Html.page("Bitlane hardware report", body.toString());
    }

    private String simon() {
        return Html.heading(2, "simon", "SIMON 64/128 on Artix-7: iterative, unrolled, pipelined")
                + charts(
                        dataflows.throughput(Algorithm.SIMON64_128, ARTIX),
                        dataflows.depth(Algorithm.SIMON64_128, ARTIX),
                        dataflows.energy(Algorithm.SIMON64_128, ARTIX),
                        dataflows.pareto(Algorithm.SIMON64_128))
                + Html.paragraph("Guidance: a pipeline for sensor networks of high bandwidth, an iterative design or a"
                        + " small unroll factor for tags that must be small.")
                + dataflowTable(Algorithm.SIMON64_128, ARTIX);
    }

    private String sm4() {
        return Html.heading(2, "sm4", "SM4 on Cyclone V: the pipeline and its alternatives")
                + charts(
                        dataflows.constraint(),
                        dataflows.depth(Algorithm.SM4, CYCLONE),
                        dataflows.energy(Algorithm.SM4, CYCLONE),
                        dataflows.pareto(Algorithm.SM4))
                + dataflowTable(Algorithm.SM4, CYCLONE);
    }

    private String sha() {
        StringBuilder html = new StringBuilder(
                Html.heading(2, "sha", "SHA-256: RP2350 software and accelerator, and FPGA dataflows"));
        List<String> pictures = new ArrayList<>();
        CORES.forEach(core -> pictures.add(accelerators.time(core)));
        CORES.forEach(core -> pictures.add(accelerators.energy(core)));
        pictures.add(dataflows.throughput(Algorithm.SHA256, ARTIX));
        pictures.add(dataflows.pareto(Algorithm.SHA256));
        return html.append(charts(pictures.toArray(String[]::new)))
                .append(dataflowTable(Algorithm.SHA256, ARTIX))
                .toString();
    }

    private String processors() {
        List<ProcessorDevice> processors = model.devices().all().stream()
                .filter(ProcessorDevice.class::isInstance)
                .map(ProcessorDevice.class::cast)
                .toList();
        List<String> headings = new ArrayList<>(List.of("kernel"));
        processors.forEach(processor -> headings.add(processor.id()));
        List<List<String>> rows = new ArrayList<>();
        for (String kernel : KERNELS) {
            List<String> row = new ArrayList<>(List.of(kernel));
            for (ProcessorDevice processor : processors) {
                row.add(
                        model.predict(KernelConfiguration.parse(kernel), processor)
                                        instanceof ProcessorPrediction prediction
                                ? digits(prediction.cyclesPerByte(), 1)
                                : "-");
            }
            rows.add(row);
        }
        return Html.heading(2, "processors", "Limits of the vector kernels on processors, in cycles a byte")
                + Html.paragraph("What the vector ports allow if nothing else holds a kernel up; operations are counted"
                        + " from the circuits.")
                + Html.table(headings, rows)
                + Html.list(processors.stream()
                        .map(processor -> processor.id() + ": " + processor.name())
                        .toList());
    }

    private static String charts(String... figures) {
        return "<div class=\"charts\">\n" + String.join("", figures) + "</div>\n";
    }

    private String dataflowTable(Algorithm algorithm, String id) {
        FpgaDevice device = (FpgaDevice) model.devices().find(id).orElseThrow();
        List<List<String>> rows = new ArrayList<>();
        for (KernelConfiguration configuration : DesignSpace.notable(algorithm)) {
            if (model.predict(configuration, device) instanceof FpgaPrediction prediction) {
                rows.add(List.of(
                        configuration.dataflow().toString(),
                        Quantities.digits(prediction.area().value().cells()),
                        Quantities.digits(100 * prediction.share().value()),
                        digits(prediction.dataPathLimit(), MEGA),
                        interval(prediction.dataPathLimit(), MEGA),
                        digits(prediction.runClock(), MEGA),
                        digits(prediction.throughput(), GIGA),
                        digits(prediction.power(), 1),
                        interval(prediction.power(), 1),
                        digits(prediction.energyPerBit(), PICO),
                        digits(prediction.latency(), NANO)));
            }
        }
        return Html.heading(3, algorithm + "-table", algorithm + " on " + id)
                + Html.table(
                        List.of(
                                "dataflow",
                                device.family().fabric().cell(),
                                "share %",
                                "limit MHz",
                                "interval",
                                "run MHz",
                                "Gbit/s",
                                "W",
                                "interval",
                                "pJ/bit",
                                "latency ns"),
                        rows);
    }

    private static String digits(Estimate<?> estimate, double unit) {
        return Quantities.digits(estimate.value().value() / unit);
    }

    private static String interval(Estimate<?> estimate, double unit) {
        return Quantities.digits(estimate.low().value() / unit) + " .. "
                + Quantities.digits(estimate.high().value() / unit);
    }

    private static String targets(Validation validation) {
        List<List<String>> rows = new ArrayList<>();
        for (Target target : validation.allTargets()) {
            rows.add(List.of(target.name(), target.met() ? "yes" : "NO", target.outcome()));
        }
        return Html.heading(2, "targets", "What the models are held to")
                + Html.table(List.of("target", "met", "found"), rows);
    }

    private static String figures(Validation validation) {
        List<List<String>> rows = new ArrayList<>();
        for (Comparison comparison : validation.comparisons()) {
            rows.add(List.of(
                    comparison.figure().id(),
                    Wording.what(comparison),
                    Wording.published(comparison),
                    Wording.predicted(comparison),
                    Wording.interval(comparison),
                    Wording.error(comparison),
                    Wording.inside(comparison),
                    comparison.figure().use().toString(),
                    comparison.figure().source().id(),
                    Wording.remark(comparison)));
        }
        return Html.heading(2, "figures", "Every published figure beside its prediction")
                + Html.paragraph(Wording.WHAT_IS_BLIND)
                + Html.table(
                        List.of(
                                "figure",
                                "what",
                                "published",
                                "predicted",
                                "interval",
                                "error",
                                "inside",
                                "use",
                                "source",
                                "remark"),
                        rows);
    }

    private static String structure(Validation validation) {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        validation
                .structure()
                .forEach(comparison -> rows.computeIfAbsent(
                                comparison.design(), design -> new ArrayList<>(List.of(design)))
                        .add(comparison.counted() + " / " + comparison.synthesised() + " ("
                                + Wording.signed(comparison.error()) + ")"));
        return Html.heading(2, "structure", "Counts of synthesised designs: model / synthesis")
                + Html.table(
                        List.of("design", "7-series LUT", "Cyclone V ALUT", "7-series FF", "Cyclone V FF"),
                        List.copyOf(rows.values()));
    }

    private String fit() {
        List<List<String>> constants = new ArrayList<>();
        for (Parameter parameter : Parameter.values()) {
            constants.add(List.of(
                    parameter.toString(),
                    Quantities.digits(model.constants().get(parameter)),
                    parameter.unit(),
                    parameter.origin().name().toLowerCase(Locale.ROOT),
                    String.join("; ", model.constants().rows().get(parameter))));
        }
        List<List<String>> residuals = Constants.residuals().stream()
                .map(row -> List.of(
                        row.get("row"),
                        row.get("published") + " " + row.get("unit"),
                        row.get("fitted"),
                        row.get("error_percent"),
                        row.get("left_out"),
                        row.get("left_out_error_percent"),
                        row.get("role")))
                .toList();
        return Html.heading(2, "fit", "Constants, residuals and leave-one-out errors")
                + Html.table(List.of("constant", "value", "unit", "origin", "from"), constants)
                + Html.paragraph(
                        "Left out: the prediction with constants fitted on the other figures only. Where a figure"
                                + " determines a constant alone, that is the constant's first guess.")
                + Html.table(
                        List.of("figure", "published", "fitted", "error %", "left out", "error %", "role"), residuals);
    }

    private String sources() {
        Map<String, Source> sources = new LinkedHashMap<>();
        for (PublishedFigure figure : model.data().figures().values()) {
            sources.put(figure.source().id(), figure.source());
        }
        return Html.heading(2, "sources", "Sources")
                + Html.list(sources.values().stream()
                        .map(source -> source.id() + ": " + source.title()
                                + (source.where().isEmpty() ? "" : " (" + source.where() + ")"))
                        .toList());
    }
}
