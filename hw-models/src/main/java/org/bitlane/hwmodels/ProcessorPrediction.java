package org.bitlane.hwmodels;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.hwmodels.quantity.Bytes;
import org.bitlane.hwmodels.quantity.CyclesPerByte;
import org.bitlane.kernels.KernelConfiguration;

/**
 * The least cycles that the vector kernel of a configuration can take on a processor core.
 *
 * @param configuration what was asked for
 * @param device the processor
 * @param options not read: a processor's kernel has none of them
 * @param cyclesPerByte cycles for one byte when all ports are kept busy
 * @param batchBytes bytes that one run of the kernel works on
 * @param remarks what a reader should know beside the figures
 */
public record ProcessorPrediction(
        KernelConfiguration configuration,
        ProcessorDevice device,
        ImplementationOptions options,
        Estimate<CyclesPerByte> cyclesPerByte,
        Bytes batchBytes,
        List<String> remarks)
        implements Prediction {

    /** Takes a copy of the remarks. */
    public ProcessorPrediction {
        remarks = List.copyOf(remarks);
    }

    @Override
    public Map<String, Estimate<?>> estimates() {
        Map<String, Estimate<?>> all = new LinkedHashMap<>();
        all.put("cycles per byte", cyclesPerByte);
        return all;
    }
}
