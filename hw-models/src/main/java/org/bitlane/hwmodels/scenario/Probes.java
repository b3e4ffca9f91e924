package org.bitlane.hwmodels.scenario;

import java.util.Arrays;
import java.util.List;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.FpgaDevice;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.power.PowerModel;
import org.bitlane.hwmodels.timing.TimingModel;

/** Figures of technology, of no kernel configuration: delays and powers that constants are fitted on. */
final class Probes {
    private static final double MEGA = 1e6;

    private final HardwareModel model;
    private final TimingModel timing;
    private final PowerModel power;

    Probes(HardwareModel model) {
        this.model = model;
        this.timing = new TimingModel(model.constants());
        this.power = new PowerModel(model.constants(), model.data());
    }

    /** The options of a probe are its numbers, with semicolons between. */
    Predicted evaluate(Scenario scenario, Device device) {
        FpgaDevice fpga = (FpgaDevice) device;
        double[] numbers = Arrays.stream(scenario.options().split(";"))
                .filter(text -> !text.isEmpty())
                .mapToDouble(Double::parseDouble)
                .toArray();
        return switch (scenario.figure()) {
            case "static-power" ->
                Predicted.within(power.staticWatts(fpga), model.constants().get(Parameter.STATIC_POWER_FACTOR));
            case "table-delay" -> clock(tableDelay(fpga, numbers));
            case "pad-rate" -> clock(padRate(fpga, numbers));
            case "design-power" ->
                Predicted.within(
                        designPower(fpga, numbers),
                        Math.exp(2 * model.constants().get(Parameter.POWER_SPREAD)));
            default -> throw Evaluator.unknown(scenario.figure());
        };
    }

    /** Levels; carry bits. */
    private double tableDelay(FpgaDevice device, double[] numbers) {
        return timing.tabulated((int) numbers[0], (int) numbers[1], device.family(), device.speedGrade());
    }

    /** Levels; fan-out; bits a block. In Mbit/s. */
    private double padRate(FpgaDevice device, double[] numbers) {
        double nanoseconds = timing.padToPad((int) numbers[0], (int) numbers[1], device.family(), device.speedGrade());
        return numbers[2] * 1000 / nanoseconds;
    }

    /** Clock in MHz; flip-flops; cells; block RAMs. At the toggle rate that reports assume. */
    private double designPower(FpgaDevice device, double[] numbers) {
        double toggles = model.constants().get(Parameter.DEFAULT_TOGGLE_RATE)
                / model.constants().get(Parameter.CIPHER_TOGGLE_RATE);
        double perClock =
                power.energyPerClock(device.family(), (int) numbers[1], List.of(numbers[2] * toggles), 1, numbers[3]);
        return perClock * numbers[0] * MEGA;
    }

    private Predicted clock(double value) {
        return Predicted.within(value, Math.exp(2 * model.constants().get(Parameter.CLOCK_SPREAD)));
    }
}
