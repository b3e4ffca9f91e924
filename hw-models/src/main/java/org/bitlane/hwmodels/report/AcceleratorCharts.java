package org.bitlane.hwmodels.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.Engine;
import org.bitlane.hwmodels.Estimate;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.ImplementationOptions;
import org.bitlane.hwmodels.MicrocontrollerPrediction;
import org.bitlane.hwmodels.report.Chart.Point;
import org.bitlane.kernels.KernelConfiguration;

/** Charts of SHA-256 on the RP2350: software, accelerator fed by the CPU, accelerator fed by DMA. */
final class AcceleratorCharts {
    private static final double MICRO = 1e-6;
    private static final int[] MESSAGE_BYTES = {16, 64, 256, 1024, 4096, 16_384, 65_536, 1_000_000};
    private static final Map<Engine, String> ENGINES = new LinkedHashMap<>();

    static {
        ENGINES.put(Engine.SOFTWARE, "software");
        ENGINES.put(Engine.ACCELERATOR_CPU, "fed by the CPU");
        ENGINES.put(Engine.ACCELERATOR_DMA8, "DMA, bytes");
        ENGINES.put(Engine.ACCELERATOR_DMA32, "DMA, words");
    }

    private final HardwareModel model;

    AcceleratorCharts(HardwareModel model) {
        this.model = model;
    }

    String time(String device) {
        Chart chart = new Chart("SHA-256 on " + device + ": time of a message", "message bytes", "us", true, true);
        ENGINES.forEach((engine, name) -> chart.line(name, points(device, engine, false)));
        return chart.html("Time against message size at 150 MHz: software, and the accelerator fed in three ways.");
    }

    String energy(String device) {
        Chart chart = new Chart("SHA-256 on " + device + ": energy of a message", "message bytes", "uJ", true, true);
        ENGINES.forEach((engine, name) -> chart.line(name, points(device, engine, true)));
        chart.points(
                "published",
                List.of(
                        new Point(1024, model.data().figure("e3").value()),
                        new Point(1024, model.data().figure("e4").value())));
        return chart.html(
                "Energy against message size, at 3.3 V and the published current. Published for 1,024 bytes: about 25 uJ in"
                        + " software, less than 1.79 uJ with the accelerator.");
    }

    private List<Point> points(String device, Engine engine, boolean energy) {
        List<Point> points = new ArrayList<>();
        for (int bytes : MESSAGE_BYTES) {
            MicrocontrollerPrediction prediction = predict(device, engine, bytes);
            Estimate<?> figure = energy ? prediction.energyPerMessage().orElseThrow() : prediction.timePerMessage();
            points.add(new Point(
                    bytes,
                    figure.value().value() / MICRO,
                    figure.low().value() / MICRO,
                    figure.high().value() / MICRO));
        }
        return points;
    }

    private MicrocontrollerPrediction predict(String id, Engine engine, int bytes) {
        Device device = model.devices().find(id).orElseThrow();
        String configuration = engine == Engine.SOFTWARE ? "SHA256/unrolled-8" : "SHA256/iterative";
        ImplementationOptions options = ImplementationOptions.defaults();
        return (MicrocontrollerPrediction) model.predict(
                KernelConfiguration.parse(configuration),
                device,
                options.withSoftware(options.software().withEngine(engine).withMessageBytes(bytes)));
    }
}
