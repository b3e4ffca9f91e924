package org.bitlane.hwmodels;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.hwmodels.quantity.Area;
import org.bitlane.hwmodels.quantity.Cycles;
import org.bitlane.hwmodels.quantity.DataRate;
import org.bitlane.hwmodels.quantity.Efficiency;
import org.bitlane.hwmodels.quantity.EnergyPerBit;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.hwmodels.quantity.Power;
import org.bitlane.hwmodels.quantity.Ratio;
import org.bitlane.hwmodels.quantity.Registers;
import org.bitlane.hwmodels.quantity.TimeSpan;
import org.bitlane.kernels.KernelConfiguration;

/**
 * A configuration as an FPGA core.
 *
 * <p>Two clocks are told apart: the data path's limit, which registers and logic alone allow, and the clock the design
 * would be run at, which clock buffers, a timing constraint or the user's choice may hold lower. Rate, power and energy
 * are those of the run clock; {@link #rateAtLimit} is the other.
 *
 * @param configuration what was asked for
 * @param device the FPGA
 * @param options how it is built
 * @param clocksPerBlock clocks between two blocks of one stream
 * @param latencyClocks clocks from a block's entry to its exit
 * @param area LUTs or ALMs
 * @param registers flip-flops
 * @param blockRamKbit kilobits of block RAM, as whole blocks
 * @param share the greatest share of cells, flip-flops or block RAM in use; 0 where the device's size is not known
 * @param stageDelay logic and nets of the longest stage, without registers
 * @param dataPathLimit the clock that the data path allows
 * @param runClock the clock the design is run at
 * @param rateAtLimit rate at the data path's limit
 * @param throughput rate at the run clock
 * @param staticPower power without any clock
 * @param dynamicPower power of clock, logic and signals at the run clock
 * @param power static and dynamic
 * @param energyPerBit power over throughput
 * @param efficiency throughput over power
 * @param latency latency in time, at the run clock
 * @param remarks what a reader should know beside the figures
 */
public record FpgaPrediction(
        KernelConfiguration configuration,
        FpgaDevice device,
        ImplementationOptions options,
        Estimate<Cycles> clocksPerBlock,
        Estimate<Cycles> latencyClocks,
        Estimate<Area> area,
        Estimate<Registers> registers,
        int blockRamKbit,
        Ratio share,
        Estimate<TimeSpan> stageDelay,
        Estimate<Frequency> dataPathLimit,
        Estimate<Frequency> runClock,
        Estimate<DataRate> rateAtLimit,
        Estimate<DataRate> throughput,
        Estimate<Power> staticPower,
        Estimate<Power> dynamicPower,
        Estimate<Power> power,
        Estimate<EnergyPerBit> energyPerBit,
        Estimate<Efficiency> efficiency,
        Estimate<TimeSpan> latency,
        List<String> remarks)
        implements Prediction {

    /** Takes a copy of the remarks. */
    public FpgaPrediction {
        remarks = List.copyOf(remarks);
    }

    @Override
    public Map<String, Estimate<?>> estimates() {
        Map<String, Estimate<?>> all = new LinkedHashMap<>();
        all.put("clocks per block", clocksPerBlock);
        all.put("latency clocks", latencyClocks);
        all.put("area", area);
        all.put("registers", registers);
        all.put("stage delay", stageDelay);
        all.put("data path limit", dataPathLimit);
        all.put("run clock", runClock);
        all.put("rate at data path limit", rateAtLimit);
        all.put("throughput", throughput);
        all.put("static power", staticPower);
        all.put("dynamic power", dynamicPower);
        all.put("power", power);
        all.put("energy per bit", energyPerBit);
        all.put("efficiency", efficiency);
        all.put("latency", latency);
        return all;
    }
}
