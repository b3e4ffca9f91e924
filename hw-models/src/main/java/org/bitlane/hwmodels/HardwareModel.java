package org.bitlane.hwmodels;

import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.PublishedData;
import org.bitlane.kernels.KernelConfiguration;

/**
 * From a kernel configuration, a device and implementation options to a prediction.
 *
 * <pre>{@code
 * HardwareModel model = HardwareModel.builtIn();
 * Device device = model.devices().find("xc7a100t-1").orElseThrow();
 * Outcome outcome = model.predict(KernelConfiguration.parse("SIMON64_128/unrolled-16"), device);
 * if (outcome instanceof FpgaPrediction prediction) {
 *     System.out.println(prediction.throughput() + " at " + prediction.power());
 * }
 * }</pre>
 *
 * <p>Instances are immutable and may be shared by threads.
 */
public final class HardwareModel {
    private final PublishedData data;
    private final Constants constants;
    private final Devices devices;
    private final FpgaModel fpga;
    private final MicrocontrollerModel microcontroller;

    /**
     * A model with other constants or data than the built-in ones.
     *
     * @param data published figures, for capacities and static power
     * @param constants technology constants
     */
    public HardwareModel(PublishedData data, Constants constants) {
        this(data, constants, Devices.builtIn(data));
    }

    private HardwareModel(PublishedData data, Constants constants, Devices devices) {
        this.data = data;
        this.constants = constants;
        this.devices = devices;
        this.fpga = new FpgaModel(constants, data);
        this.microcontroller = new MicrocontrollerModel(constants);
    }

    /** The model with the figures and constants that come with this library. */
    public static HardwareModel builtIn() {
        return new HardwareModel(PublishedData.builtIn(), Constants.builtIn());
    }

    /** The same model with other constants. */
    public HardwareModel withConstants(Constants other) {
        return new HardwareModel(data, other, devices);
    }

    /** The published figures. */
    public PublishedData data() {
        return data;
    }

    /** The technology constants. */
    public Constants constants() {
        return constants;
    }

    /** The built-in devices. */
    public Devices devices() {
        return devices;
    }

    /** The prediction with default options. */
    public Outcome predict(KernelConfiguration configuration, Device device) {
        return predict(configuration, device, ImplementationOptions.defaults());
    }

    /** A prediction, or why there is none. */
    public Outcome predict(KernelConfiguration configuration, Device device, ImplementationOptions options) {
        if (device instanceof FpgaDevice fpgaDevice) {
            return fpga.predict(configuration, fpgaDevice, options);
        }
        if (device instanceof Microcontroller controller) {
            return microcontroller.predict(configuration, controller, options);
        }
        return ProcessorModel.predict(configuration, (ProcessorDevice) device, options);
    }
}
