package org.bitlane.hwmodels;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.power.PowerModel;
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
import org.bitlane.hwmodels.structure.StructuralOptions;
import org.bitlane.hwmodels.structure.StructureReport;
import org.bitlane.hwmodels.structure.Structures;
import org.bitlane.hwmodels.timing.TimingModel;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/** From an FPGA design and its clock limit to rate, power, energy and their intervals. */
final class FpgaFigures {
    private final Constants constants;
    private final TimingModel timing;
    private final PowerModel power;

    FpgaFigures(Constants constants, TimingModel timing, PowerModel power) {
        this.constants = constants;
        this.timing = timing;
        this.power = power;
    }

    FpgaPrediction assemble(
            KernelConfiguration configuration,
            FpgaDevice device,
            ImplementationOptions options,
            StructureReport report,
            FpgaDesign design,
            double utilisation,
            double stageNanoseconds,
            Estimate<Frequency> limit,
            List<String> remarks) {
        Estimate<Frequency> run = runClock(device, options, limit);
        double bitsPerClock = 8.0 * configuration.algorithm().blockBytes() / report.clocksPerBlock();
        Provenance counted = Provenance.counted("counted from the circuit and the dataflow");
        Provenance rateSource = run.provenance().and(Provenance.counted("rate = block bits x clock / clocks a block"));
        Estimate<DataRate> throughput = scaled(run, bitsPerClock, rateSource);
        Energy energy = energy(configuration, device, options, design);
        Provenance powerSource = energy.provenance().and(run.provenance());
        List<String> allRemarks = new ArrayList<>(remarks);
        allRemarks.addAll(clockRemarks(options, limit, run));
        return new FpgaPrediction(
                configuration,
                device,
                options,
                Estimate.exact(new Cycles(report.clocksPerBlock()), counted),
                Estimate.exact(new Cycles(design.latencyClocks()), counted),
                area(design, options),
                Estimate.exact(new Registers(design.flipFlops()), counted),
                design.blockRamKbit(),
                new Ratio(share(device, design, utilisation)),
                Estimate.within(
                        TimeSpan.ofNanoseconds(stageNanoseconds),
                        limit.value().hertz() / limit.low().hertz(),
                        limit.provenance()),
                limit,
                run,
                scaled(limit, bitsPerClock, rateSource),
                throughput,
                Estimate.within(new Power(energy.staticWatts()), energy.staticFactor(), energy.provenance()),
                new Estimate<>(
                        new Power(energy.dynamic(run.value(), 0)),
                        new Power(energy.dynamic(run.low(), -1)),
                        new Power(energy.dynamic(run.high(), 1)),
                        powerSource),
                new Estimate<>(
                        new Power(energy.total(run.value(), 0)),
                        new Power(energy.total(run.low(), -1)),
                        new Power(energy.total(run.high(), 1)),
                        powerSource),
                // A faster clock spreads static power over more bits, so the ends pair a fast clock with little power.
                new Estimate<>(
                        new EnergyPerBit(energy.perBit(run.value(), bitsPerClock, 0)),
                        new EnergyPerBit(energy.perBit(run.high(), bitsPerClock, -1)),
                        new EnergyPerBit(energy.perBit(run.low(), bitsPerClock, 1)),
                        powerSource),
                new Estimate<>(
                        new Efficiency(1 / energy.perBit(run.value(), bitsPerClock, 0)),
                        new Efficiency(1 / energy.perBit(run.low(), bitsPerClock, 1)),
                        new Efficiency(1 / energy.perBit(run.high(), bitsPerClock, -1)),
                        powerSource),
                new Estimate<>(
                        new TimeSpan(design.latencyClocks() / run.value().hertz()),
                        new TimeSpan(design.latencyClocks() / run.high().hertz()),
                        new TimeSpan(design.latencyClocks() / run.low().hertz()),
                        run.provenance()),
                allRemarks);
    }

    private Estimate<Area> area(FpgaDesign design, ImplementationOptions options) {
        return Estimate.within(
                new Area(design.cells()),
                constants.get(Parameter.AREA_FACTOR),
                Provenance.counted("cells counted by mapping the circuit for " + Settings.text(options.mapping())));
    }

    private Estimate<Frequency> runClock(FpgaDevice device, ImplementationOptions options, Estimate<Frequency> limit) {
        if (options.clock().isPresent()) {
            return Estimate.exact(options.clock().get(), Provenance.counted("run at the stated clock"));
        }
        double buffers = timing.bufferLimit(device.family(), device.speedGrade()) * 1e6;
        // A design that meets its constraint is run at it; one that misses it, at what it reached.
        double constraint = options.constraint().map(Frequency::hertz).orElse(Double.POSITIVE_INFINITY);
        double most = Math.min(buffers, constraint);
        Provenance source = most < limit.value().hertz()
                ? limit.provenance()
                        .and(
                                most == buffers ? "held by the clock buffers" : "held by the timing constraint",
                                constants.rowsOf(Parameter.BUFFER_LIMIT))
                : limit.provenance();
        return new Estimate<>(
                new Frequency(Math.min(most, limit.value().hertz())),
                new Frequency(Math.min(most, limit.low().hertz())),
                new Frequency(Math.min(most, limit.high().hertz())),
                source);
    }

    private static List<String> clockRemarks(
            ImplementationOptions options, Estimate<Frequency> limit, Estimate<Frequency> run) {
        if (options.clock().isPresent() && run.value().hertz() > limit.value().hertz()) {
            return List.of("the stated clock is above the predicted data path limit of " + limit.value()
                    + ", though within its interval");
        }
        if (run.value().hertz() < limit.value().hertz()) {
            return List.of("the data path alone would allow " + limit.value() + "; rate, power and energy are those at "
                    + run.value());
        }
        return List.of();
    }

    private static double share(FpgaDevice device, FpgaDesign design, double utilisation) {
        double registers = FpgaModel.share(design.flipFlops(), device.flipFlops());
        double blockRam = FpgaModel.share(design.blockRamKbit(), device.blockRamKbit());
        return Math.max(utilisation, Math.max(registers, blockRam));
    }

    private static Estimate<DataRate> scaled(Estimate<Frequency> clock, double bitsPerClock, Provenance source) {
        return new Estimate<>(
                new DataRate(clock.value().hertz() * bitsPerClock),
                new DataRate(clock.low().hertz() * bitsPerClock),
                new DataRate(clock.high().hertz() * bitsPerClock),
                source);
    }

    private Energy energy(
            KernelConfiguration configuration, FpgaDevice device, ImplementationOptions options, FpgaDesign design) {
        int firstRound = firstRoundLevels(configuration, device, options);
        double perClock = power.energyPerClock(
                device.family(),
                design.flipFlops(),
                design.cellsByLevel(),
                options.retiming() == Retiming.EVERY_LEVEL ? Integer.MAX_VALUE : firstRound,
                design.blockRams36());
        double factor = Math.exp(2 * constants.get(Parameter.POWER_SPREAD));
        double scaled = constants.get(Parameter.SCALED_POWER_FACTOR);
        List<String> rows = new ArrayList<>(power.rows(device.family()));
        rows.addAll(power.staticRows(device));
        return new Energy(
                power.staticWatts(device),
                power.staticIsScaled(device) ? scaled : constants.get(Parameter.STATIC_POWER_FACTOR),
                perClock,
                power.hasOwnEnergies(device.family()) ? factor : Math.max(factor, scaled),
                new Provenance(
                        List.of("power = device static + clock + logic and signals, whose toggles grow with every"
                                + " unregistered level beyond the first round"),
                        rows));
    }

    /** Levels of one round between registers: those of the iterative design, built the same way where it can be. */
    private static int firstRoundLevels(
            KernelConfiguration configuration, FpgaDevice device, ImplementationOptions options) {
        KernelConfiguration iterative = KernelConfiguration.of(configuration.algorithm(), Dataflow.iterative());
        StructuralOptions structure = StructuralOptions.unsupported(iterative, options.structure())
                        .isEmpty()
                ? options.structure()
                : StructuralOptions.defaults().withAdders(options.structure().adders());
        return FpgaDesign.of(
                        Structures.analyse(iterative, structure),
                        options.withKeyStore(KeyStore.PORTS).withRetiming(Retiming.NONE),
                        device.family().fabric())
                .cellsByLevel()
                .size();
    }

    /** Static power, energy of a clock, and the factors they may be off by. */
    private record Energy(
            double staticWatts, double staticFactor, double perClock, double factor, Provenance provenance) {

        /** Dynamic power; {@code end} is -1, 0 or 1 for lower end, value, upper end. */
        double dynamic(Frequency clock, int end) {
            return perClock * clock.hertz() * Math.pow(factor, end);
        }

        double total(Frequency clock, int end) {
            return staticWatts * Math.pow(staticFactor, end) + dynamic(clock, end);
        }

        double perBit(Frequency clock, double bitsPerClock, int end) {
            return total(clock, end) / (clock.hertz() * bitsPerClock);
        }
    }
}
