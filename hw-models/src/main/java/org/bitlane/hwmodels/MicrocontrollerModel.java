package org.bitlane.hwmodels;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.InstructionSet;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.mcu.AcceleratorModel;
import org.bitlane.hwmodels.mcu.SoftwareModel;
import org.bitlane.hwmodels.quantity.Bytes;
import org.bitlane.hwmodels.quantity.Cycles;
import org.bitlane.hwmodels.quantity.CyclesPerByte;
import org.bitlane.hwmodels.quantity.DataRate;
import org.bitlane.hwmodels.quantity.Energy;
import org.bitlane.hwmodels.quantity.EnergyPerBit;
import org.bitlane.hwmodels.quantity.Power;
import org.bitlane.hwmodels.quantity.TimeSpan;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/** Predictions for microcontrollers: software, and the SHA-256 unit of the RP2350. */
final class MicrocontrollerModel {
    /** How far counted instructions may be off what a compiler emits. */
    private static final double CODE_SIZE_FACTOR = 1.5;

    private final Constants constants;
    private final SoftwareModel software;
    private final AcceleratorModel accelerator;

    MicrocontrollerModel(Constants constants) {
        this.constants = constants;
        this.software = new SoftwareModel(constants);
        this.accelerator = new AcceleratorModel(constants);
    }

    Outcome predict(KernelConfiguration configuration, Microcontroller device, ImplementationOptions options) {
        Optional<String> reason = notApplicable(configuration, device, options);
        if (reason.isPresent()) {
            return new NotApplicable(configuration, device, options, reason.get());
        }
        InstructionSet core = InstructionSet.find(device.core()).orElseThrow();
        Engine engine = options.software().engine();
        return engine == Engine.SOFTWARE
                ? software(configuration, device, options, core)
                : accelerated(configuration, device, options, core);
    }

    private static Optional<String> notApplicable(
            KernelConfiguration configuration, Microcontroller device, ImplementationOptions options) {
        Engine engine = options.software().engine();
        if (configuration.dataflow() instanceof Dataflow.Pipelined) {
            return Optional.of("a microcontroller has one arithmetic unit: stages that work at the same time need"
                    + " hardware; ask for iterative or unrolled");
        }
        if (configuration.variant().isPresent()) {
            return Optional.of("variant " + configuration.variant().get()
                    + " works on many blocks in vector lanes, which a microcontroller has not");
        }
        if (engine != Engine.SOFTWARE && !device.shaAccelerator()) {
            return Optional.of(device.id() + " has no SHA-256 unit");
        }
        if (engine != Engine.SOFTWARE && configuration.algorithm() != Algorithm.SHA256) {
            return Optional.of("the accelerator of " + device.id() + " computes SHA-256 only");
        }
        if (engine != Engine.SOFTWARE && !(configuration.dataflow() instanceof Dataflow.Iterative)) {
            return Optional.of("the accelerator's dataflow is fixed: ask for SHA256/iterative");
        }
        return Optional.empty();
    }

    private Outcome software(
            KernelConfiguration configuration,
            Microcontroller device,
            ImplementationOptions options,
            InstructionSet core) {
        Algorithm algorithm = configuration.algorithm();
        CodeStyle style = options.software().style();
        int roundsPerTrip = configuration.dataflow() instanceof Dataflow.Unrolled unrolled ? unrolled.factor() : 1;
        double code = software.codeBytes(algorithm, core, roundsPerTrip);
        int tables = software.tableBytes(algorithm);
        if (code + tables > device.flashBytes()) {
            return new DoesNotFit(
                    configuration, device, options, "flash", new Bytes(code + tables), new Bytes(device.flashBytes()));
        }
        double block = software.cyclesPerBlock(algorithm, core, style, roundsPerTrip);
        // Residuals, and what differs between boards and compilers of one core.
        double factor = Math.exp(2
                * Math.hypot(
                        constants.get(Parameter.CYCLES_SPREAD), constants.get(Parameter.FLASH_AND_COMPILER_SPREAD)));
        Provenance source = new Provenance(
                List.of("cycles = operations of a round x cost on " + core.name() + " x factor of "
                        + Settings.text(style)),
                List.copyOf(software.rows(style)));
        return assemble(
                configuration,
                device,
                options,
                block,
                0,
                factor,
                Estimate.within(
                        new Bytes(code), CODE_SIZE_FACTOR, Provenance.counted("instructions of the rounds in a trip")),
                tables,
                source);
    }

    private Outcome accelerated(
            KernelConfiguration configuration,
            Microcontroller device,
            ImplementationOptions options,
            InstructionSet core) {
        Engine engine = options.software().engine();
        double factor = accelerator.isExact(engine) ? 1.05 : Math.exp(constants.get(Parameter.CYCLES_SPREAD));
        Provenance source = new Provenance(
                List.of("cycles = writes x APB write + digest + feeding loop"), List.copyOf(accelerator.rows(engine)));
        return assemble(
                configuration,
                device,
                options,
                accelerator.cyclesPerBlock(engine, core),
                accelerator.cyclesPerMessage(engine),
                factor,
                Estimate.within(new Bytes(256), CODE_SIZE_FACTOR, Provenance.counted("a driver's few functions")),
                0,
                source);
    }

    private MicrocontrollerPrediction assemble(
            KernelConfiguration configuration,
            Microcontroller device,
            ImplementationOptions options,
            double block,
            double perMessage,
            double factor,
            Estimate<Bytes> code,
            int tables,
            Provenance source) {
        Algorithm algorithm = configuration.algorithm();
        long bytes = options.software().messageBytes();
        double message = blocks(algorithm, bytes) * block + perMessage;
        double seconds = message / device.clock().hertz();
        Estimate<TimeSpan> time = Estimate.within(new TimeSpan(seconds), factor, source);
        Optional<Estimate<Power>> power = power(device);
        List<String> remarks = new ArrayList<>();
        if (power.isEmpty()) {
            remarks.add("no supply and current are published for " + device.id() + ": energy is not predicted");
        }
        return new MicrocontrollerPrediction(
                configuration,
                device,
                options,
                Estimate.within(new Cycles(block), factor, source),
                Estimate.within(new Cycles(message), factor, source),
                Estimate.within(new CyclesPerByte(block / algorithm.blockBytes()), factor, source),
                Estimate.within(new DataRate(8.0 * bytes / seconds), factor, source),
                time,
                code,
                new Bytes(tables),
                power,
                power.map(watts -> product(watts, time)),
                power.map(watts -> perBit(product(watts, time), bytes)),
                remarks);
    }

    /** Blocks of a message: a hash's padding is a one bit and the length in eight bytes, a cipher's is left out. */
    private static long blocks(Algorithm algorithm, long bytes) {
        int blockBytes = algorithm.blockBytes();
        return algorithm.isCipher() ? (bytes + blockBytes - 1) / blockBytes : (bytes + 8) / blockBytes + 1;
    }

    private static Optional<Estimate<Power>> power(Microcontroller device) {
        if (device.supplyVolts().isEmpty() || device.lowAmperes().isEmpty()) {
            return Optional.empty();
        }
        double volts = device.supplyVolts().getAsDouble();
        double low = device.lowAmperes().getAsDouble();
        double high = device.highAmperes().getAsDouble();
        return Optional.of(new Estimate<>(
                new Power(volts * (low + high) / 2),
                new Power(volts * low),
                new Power(volts * high),
                new Provenance(List.of("power = board supply x current, the same for every engine"), List.of("e7"))));
    }

    private static Estimate<Energy> product(Estimate<Power> power, Estimate<TimeSpan> time) {
        return new Estimate<>(
                new Energy(power.value().watts() * time.value().seconds()),
                new Energy(power.low().watts() * time.low().seconds()),
                new Energy(power.high().watts() * time.high().seconds()),
                power.provenance().and(time.provenance()));
    }

    private static Estimate<EnergyPerBit> perBit(Estimate<Energy> energy, long bytes) {
        double bits = 8.0 * bytes;
        return new Estimate<>(
                new EnergyPerBit(energy.value().joules() / bits),
                new EnergyPerBit(energy.low().joules() / bits),
                new EnergyPerBit(energy.high().joules() / bits),
                energy.provenance());
    }
}
