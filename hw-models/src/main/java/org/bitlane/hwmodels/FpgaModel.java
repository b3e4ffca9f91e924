package org.bitlane.hwmodels;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.data.PublishedData;
import org.bitlane.hwmodels.power.PowerModel;
import org.bitlane.hwmodels.quantity.Area;
import org.bitlane.hwmodels.quantity.Bytes;
import org.bitlane.hwmodels.quantity.Frequency;
import org.bitlane.hwmodels.quantity.Quantity;
import org.bitlane.hwmodels.quantity.Registers;
import org.bitlane.hwmodels.structure.CriticalPath;
import org.bitlane.hwmodels.structure.Defence;
import org.bitlane.hwmodels.structure.KeySchedule;
import org.bitlane.hwmodels.structure.StructuralOptions;
import org.bitlane.hwmodels.structure.StructureReport;
import org.bitlane.hwmodels.structure.Structures;
import org.bitlane.hwmodels.timing.TimingModel;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;

/** Predictions for FPGAs: counted structure, fitted delays and energies. */
final class FpgaModel {
    /** Logic levels of the unrolled design that glitches are fitted on. */
    private static final int MOST_CALIBRATED_LEVELS = 44;

    private final Constants constants;
    private final TimingModel timing;
    private final PowerModel power;

    FpgaModel(Constants constants, PublishedData data) {
        this.constants = constants;
        this.timing = new TimingModel(constants);
        this.power = new PowerModel(constants, data);
    }

    Outcome predict(KernelConfiguration configuration, FpgaDevice device, ImplementationOptions options) {
        Optional<String> unsupported = unsupported(configuration, options);
        if (unsupported.isPresent()) {
            return new NotApplicable(configuration, device, options, unsupported.get());
        }
        StructureReport report = Structures.analyse(configuration, options.structure());
        FpgaDesign design = FpgaDesign.of(report, options, device.family().fabric());
        Optional<DoesNotFit> misfit = misfit(configuration, device, options, design);
        if (misfit.isPresent()) {
            return misfit.get();
        }
        double utilisation = share(design.cells(), device.cells());
        double stage = stageDelay(configuration, design, device, options, utilisation);
        double best = timing.registerDelay(device.family(), device.speedGrade()) + stage;
        double period = options.constraint()
                .map(constraint -> timing.achieved(best, 1e9 / constraint.hertz()))
                .orElse(best);
        Provenance clockSource =
                new Provenance(List.of(periodRule(options)), List.copyOf(timing.rows(device.family())));
        Estimate<Frequency> limit = Estimate.within(new Frequency(1e9 / period), clockFactor(), clockSource);
        if (options.clock().isPresent()
                && options.clock().get().hertz() > limit.high().hertz()) {
            return new DoesNotFit(
                    configuration,
                    device,
                    options,
                    "data path clock",
                    options.clock().get(),
                    limit.high());
        }
        return new FpgaFigures(constants, timing, power)
                .assemble(
                        configuration,
                        device,
                        options,
                        report,
                        design,
                        utilisation,
                        stage,
                        limit,
                        remarks(configuration, device, options, design));
    }

    /** How far a clock may be off: two spreads either way. */
    private double clockFactor() {
        return Math.exp(2 * constants.get(Parameter.CLOCK_SPREAD));
    }

    private static Optional<String> unsupported(KernelConfiguration configuration, ImplementationOptions options) {
        Optional<String> structural = StructuralOptions.unsupported(configuration, options.structure());
        boolean pipelined = configuration.dataflow() instanceof Dataflow.Pipelined;
        if (structural.isPresent()) {
            return structural;
        }
        if (options.software().engine() != Engine.SOFTWARE) {
            return Optional.of(
                    "engine " + options.software().engine() + " is a unit of a microcontroller, which an FPGA has not");
        }
        if (!pipelined && options.retiming() != Retiming.NONE) {
            return Optional.of("retiming " + options.retiming() + " moves or adds stage registers, and "
                    + configuration.dataflow() + " has none");
        }
        if (pipelined && options.keyStore() == KeyStore.LUT_RAM) {
            return Optional.of("a pipeline uses all round keys at every clock, and a RAM gives one word a clock");
        }
        if (options.keyStore() == KeyStore.LUT_RAM && !configuration.algorithm().isCipher()) {
            return Optional.of("key-store lut-ram holds round keys, which " + configuration.algorithm() + " has not");
        }
        return Optional.empty();
    }

    private static Optional<DoesNotFit> misfit(
            KernelConfiguration configuration, FpgaDevice device, ImplementationOptions options, FpgaDesign design) {
        String cell = device.family().fabric().cell();
        List<DoesNotFit> misfits = new ArrayList<>();
        check(device.cells(), design.cells())
                .ifPresent(has -> misfits.add(
                        new DoesNotFit(configuration, device, options, cell, new Area(design.cells()), new Area(has))));
        check(device.flipFlops(), design.flipFlops())
                .ifPresent(has -> misfits.add(new DoesNotFit(
                        configuration,
                        device,
                        options,
                        "flip-flops",
                        new Registers(design.flipFlops()),
                        new Registers(has))));
        check(device.blockRamKbit(), design.blockRamKbit())
                .ifPresent(has -> misfits.add(new DoesNotFit(
                        configuration, device, options, "block RAM", kbit(design.blockRamKbit()), kbit(has))));
        return misfits.stream().max(Comparator.comparingDouble(DoesNotFit::excess));
    }

    private static Optional<Integer> check(OptionalInt available, double needed) {
        return available.isPresent() && needed > available.getAsInt()
                ? Optional.of(available.getAsInt())
                : Optional.empty();
    }

    private static Quantity<?> kbit(double kbit) {
        return new Bytes(kbit * 1024 / 8);
    }

    static double share(double used, OptionalInt available) {
        return available.isPresent() ? used / available.getAsInt() : 0;
    }

    private double stageDelay(
            KernelConfiguration configuration,
            FpgaDesign design,
            FpgaDevice device,
            ImplementationOptions options,
            double utilisation) {
        boolean bypassed = isBypassed(configuration, options);
        List<CriticalPath> paths = bypassed ? plainPaths(configuration, device, options) : design.stagePaths();
        List<Double> stages = paths.stream()
                .map(path -> options.retiming() == Retiming.EVERY_LEVEL ? oneLevel(path) : path)
                .map(path -> timing.logicDelay(path, device.family(), device.speedGrade(), utilisation))
                .sorted(Comparator.reverseOrder())
                .toList();
        double longest = stages.get(0);
        if (options.retiming() == Retiming.ACROSS_STAGES && stages.size() > 1) {
            // The longest stage shares its excess with a neighbour of the most frequent kind.
            longest = (longest + stages.get(stages.size() - 1)) / 2;
        }
        if (bypassed) {
            longest += timing.levelDelay(1, device.family(), device.speedGrade(), utilisation);
        }
        if (options.keyStore() == KeyStore.LUT_RAM) {
            // The address counter drives every cell of the RAM.
            int cells = design.keyStoreCells();
            longest += timing.levelDelay(cells, device.family(), device.speedGrade(), utilisation);
        }
        return longest;
    }

    private static boolean isBypassed(KernelConfiguration configuration, ImplementationOptions options) {
        return configuration.variant().equals(Optional.of(Variant.DEFENDED))
                && options.structure().defence() == Defence.BYPASS_MULTIPLEXER;
    }

    /**
     * The paths of the design without its defence. A multiplexer on a run-time input removes no logic; only a false path
     * makes the tool time the plain S-box and the multiplexer instead of the masked one.
     */
    private static List<CriticalPath> plainPaths(
            KernelConfiguration configuration, FpgaDevice device, ImplementationOptions options) {
        StructureReport plain =
                Structures.analyse(configuration, options.structure().withDefence(Defence.REMOVED));
        return FpgaDesign.of(plain, options, device.family().fabric()).stagePaths();
    }

    /** The longest single level of a path: one net, one LUT and the wide multiplexers or carry chain behind it. */
    private static CriticalPath oneLevel(CriticalPath path) {
        int widest = path.fanOuts().stream().mapToInt(Integer::intValue).max().orElse(1);
        return new CriticalPath(
                1, path.muxF7(), path.muxF8(), path.carryChains(), path.carryBits(), 1, List.of(widest), false, false);
    }

    private static String periodRule(ImplementationOptions options) {
        String rule = "period = clock-to-output + setup + uncertainty + levels x (cell + net) over the path mapped for "
                + Settings.text(options.mapping());
        return options.constraint().isEmpty()
                ? rule
                : rule + "; a tool stops improving once its constraint is met (period = best^(1-e) x constraint^e)";
    }

    private List<String> remarks(
            KernelConfiguration configuration, FpgaDevice device, ImplementationOptions options, FpgaDesign design) {
        List<String> remarks = new ArrayList<>();
        configuration
                .variant()
                .filter(variant -> variant != Variant.DEFENDED)
                .ifPresent(variant -> remarks.add(
                        "variant " + variant + " changes only how software lays out its data: this is the hardware of "
                                + KernelConfiguration.of(configuration.algorithm(), configuration.dataflow())));
        if (isBypassed(configuration, options)) {
            remarks.add("the bypassed S-boxes are still there; the clock is that of the plain ones, which a timing tool"
                    + " finds only with a false path through the masked ones");
        }
        boolean keysAreInputs = configuration.algorithm().isCipher()
                && options.structure().keySchedule() != KeySchedule.ON_THE_FLY
                && options.keyStore() == KeyStore.PORTS;
        if (keysAreInputs) {
            remarks.add(
                    options.structure().keySchedule() == KeySchedule.PRECOMPUTED
                            ? "round keys enter as ports: what computes and holds them is not counted; -o"
                                    + " key-schedule= and -o key-store= change that"
                            : "the key enters as a port: what holds it is not counted");
        }
        int levels = design.cellsByLevel().size();
        if (levels > MOST_CALIBRATED_LEVELS) {
            remarks.add("power is an extrapolation: glitches are fitted on a design of " + MOST_CALIBRATED_LEVELS
                    + " unregistered levels, and this one has " + levels);
        }
        if (power.staticIsScaled(device)) {
            remarks.add("no static power is published for " + device.id()
                    + ": it is scaled by cells from a larger device, +-40 %");
        }
        if (!power.hasOwnEnergies(device.family())) {
            remarks.add("no power figure is published for " + device.family()
                    + ": energies are those of the other family with its kind of cell");
        }
        if (options.clock().isEmpty()
                && timing.bufferLimit(device.family(), device.speedGrade()) == Double.POSITIVE_INFINITY) {
            remarks.add("no clock buffer limit is published for " + device.family()
                    + ": the run clock is the data path's limit");
        }
        return remarks;
    }
}
