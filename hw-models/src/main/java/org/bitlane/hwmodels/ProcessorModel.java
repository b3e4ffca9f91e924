package org.bitlane.hwmodels;

import java.util.List;
import java.util.Optional;
import org.bitlane.hwmodels.cpu.CpuModel;
import org.bitlane.hwmodels.cpu.CpuPrediction;
import org.bitlane.hwmodels.quantity.Bytes;
import org.bitlane.hwmodels.quantity.CyclesPerByte;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;

/** Predictions for processor cores, in the types that all predictions share. */
final class ProcessorModel {
    private ProcessorModel() {}

    static Outcome predict(KernelConfiguration configuration, ProcessorDevice device, ImplementationOptions options) {
        if (options.software().engine() != Engine.SOFTWARE) {
            return new NotApplicable(
                    configuration,
                    device,
                    options,
                    "engine " + options.software().engine() + " is a unit of a microcontroller");
        }
        CpuPrediction prediction = CpuModel.predict(configuration, device.machine());
        return new ProcessorPrediction(
                configuration,
                device,
                options,
                new Estimate<>(
                        new CyclesPerByte(prediction.cyclesPerByte()),
                        new CyclesPerByte(prediction.lowestCyclesPerByte()),
                        new CyclesPerByte(prediction.highestCyclesPerByte()),
                        new Provenance(prediction.rules(), List.of())),
                new Bytes(prediction.batchBytes()),
                remarks(configuration));
    }

    private static List<String> remarks(KernelConfiguration configuration) {
        String limit = "this is the limit of the vector ports; loads and stores of a dataflow's stages come on top";
        return configuration.variant().equals(Optional.of(Variant.DEFENDED))
                ? List.of(limit, "the masked rounds are not counted: their work comes on top")
                : List.of(limit);
    }
}
