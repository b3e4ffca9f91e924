package org.bitlane.hwmodels;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bitlane.hwmodels.quantity.Bytes;
import org.bitlane.hwmodels.quantity.Cycles;
import org.bitlane.hwmodels.quantity.CyclesPerByte;
import org.bitlane.hwmodels.quantity.DataRate;
import org.bitlane.hwmodels.quantity.Energy;
import org.bitlane.hwmodels.quantity.EnergyPerBit;
import org.bitlane.hwmodels.quantity.Power;
import org.bitlane.hwmodels.quantity.TimeSpan;
import org.bitlane.kernels.KernelConfiguration;

/**
 * A configuration as a microcontroller's software, or on its accelerator.
 *
 * @param configuration what was asked for
 * @param device the microcontroller
 * @param options how it is run
 * @param cyclesPerBlock cycles for one block
 * @param cyclesPerMessage cycles for one message, with padding and what each message costs
 * @param cyclesPerByte cycles of one block by its bytes
 * @param throughput message bits by time, at the device's clock
 * @param timePerMessage time for one message
 * @param codeBytes program memory for the code
 * @param tableBytes program memory for tables
 * @param power supply times current, where both are published
 * @param energyPerMessage power times time
 * @param energyPerBit power over throughput
 * @param remarks what a reader should know beside the figures
 */
public record MicrocontrollerPrediction(
        KernelConfiguration configuration,
        Microcontroller device,
        ImplementationOptions options,
        Estimate<Cycles> cyclesPerBlock,
        Estimate<Cycles> cyclesPerMessage,
        Estimate<CyclesPerByte> cyclesPerByte,
        Estimate<DataRate> throughput,
        Estimate<TimeSpan> timePerMessage,
        Estimate<Bytes> codeBytes,
        Bytes tableBytes,
        Optional<Estimate<Power>> power,
        Optional<Estimate<Energy>> energyPerMessage,
        Optional<Estimate<EnergyPerBit>> energyPerBit,
        List<String> remarks)
        implements Prediction {

    /** Takes a copy of the remarks. */
    public MicrocontrollerPrediction {
        remarks = List.copyOf(remarks);
    }

    @Override
    public Map<String, Estimate<?>> estimates() {
        Map<String, Estimate<?>> all = new LinkedHashMap<>();
        all.put("cycles per block", cyclesPerBlock);
        all.put("cycles per message", cyclesPerMessage);
        all.put("cycles per byte", cyclesPerByte);
        all.put("throughput", throughput);
        all.put("time per message", timePerMessage);
        all.put("code size", codeBytes);
        power.ifPresent(value -> all.put("power", value));
        energyPerMessage.ifPresent(value -> all.put("energy per message", value));
        energyPerBit.ifPresent(value -> all.put("energy per bit", value));
        return all;
    }
}
