package org.bitlane.hwmodels.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.bitlane.hwmodels.FpgaPrediction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.Outcome;
import org.bitlane.hwmodels.ProcessorPrediction;
import org.bitlane.hwmodels.quantity.Quantities;
import org.bitlane.kernels.Algorithm;

/** Measured software beside the hardware of the same configuration, and beside what the processor's ports allow. */
final class Measured {
    private static final String ARTIX = "xc7a100t-1";
    private static final String CYCLONE = "5CGXFC9E7F35C8";
    private static final double GIGA = 1e9;

    private final HardwareModel model;
    private final String processor;
    private final OptionalDouble hertz;

    Measured(HardwareModel model, String processor, OptionalDouble hertz) {
        this.model = model;
        this.processor = processor;
        this.hertz = hertz;
    }

    String section(List<JmhResults.Result> results) {
        List<List<String>> rows = new ArrayList<>();
        for (JmhResults.Result result : results) {
            rows.add(row(result));
        }
        return Html.heading(2, "measured", "Measured in software, beside the same configuration in hardware")
                + Html.paragraph("Software throughput is measured by JMH on the machine that wrote the result file."
                        + " Hardware rewards pipelining; a processor may reward unrolling."
                        + (hertz.isPresent()
                                ? " The limit is that of the vector ports of " + processor + " at "
                                        + Quantities.digits(hertz.getAsDouble() / GIGA) + " GHz."
                                : ""))
                + (rows.isEmpty()
                        ? Html.paragraph("The result file has no benchmark with a configuration as parameter.")
                        : Html.table(
                                List.of(
                                        "configuration",
                                        "benchmark",
                                        "measured",
                                        "software Gbit/s",
                                        "share of limit %",
                                        "hardware Gbit/s",
                                        "hardware pJ/bit",
                                        "device"),
                                rows));
    }

    private List<String> row(JmhResults.Result result) {
        String device = result.configuration().algorithm() == Algorithm.SM4 ? CYCLONE : ARTIX;
        Outcome outcome = model.predict(
                result.configuration(), model.devices().find(device).orElseThrow());
        boolean predicted = outcome instanceof FpgaPrediction;
        return List.of(
                result.configuration().toString(),
                result.benchmark(),
                result.score(),
                result.bytesPerSecond().isPresent()
                        ? Quantities.digits(8 * result.bytesPerSecond().getAsDouble() / GIGA)
                        : "-",
                share(result),
                predicted
                        ? Quantities.digits(
                                ((FpgaPrediction) outcome).throughput().value().gigabitsPerSecond())
                        : "-",
                predicted
                        ? Quantities.digits(((FpgaPrediction) outcome)
                                .energyPerBit()
                                .value()
                                .picojoulesPerBit())
                        : "-",
                device);
    }

    private String share(JmhResults.Result result) {
        if (hertz.isEmpty() || result.bytesPerSecond().isEmpty()) {
            return "-";
        }
        return model.predict(
                                result.configuration(),
                                model.devices().find(processor).orElseThrow())
                        instanceof ProcessorPrediction prediction
                ? Quantities.digits(100
                        * result.bytesPerSecond().getAsDouble()
                        * prediction.cyclesPerByte().value().cyclesPerByte()
                        / hertz.getAsDouble())
                : "-";
    }
}
