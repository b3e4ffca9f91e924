package org.bitlane.hwmodels;

import java.util.List;
import org.bitlane.hwmodels.structure.CriticalPath;
import org.bitlane.hwmodels.structure.FabricAlm;
import org.bitlane.hwmodels.structure.FabricLut6;
import org.bitlane.hwmodels.structure.Objective;
import org.bitlane.hwmodels.structure.StructureReport;
import org.bitlane.kernels.Dataflow;

/**
 * What a structure amounts to on one fabric, with what implementation options add to it.
 *
 * @param cells LUTs or ALMs
 * @param keyStoreCells those of the cells that hold round keys
 * @param flipFlops registers
 * @param blockRamKbit kilobits of block RAM, as whole blocks
 * @param blockRams36 block RAM in blocks of 36 kbit, for power
 * @param stagePaths critical paths of the stages that differ
 * @param cellsByLevel cells at each logic level, for power
 * @param latencyClocks from a block's entry to its exit
 */
record FpgaDesign(
        double cells,
        int keyStoreCells,
        int flipFlops,
        int blockRamKbit,
        double blockRams36,
        List<CriticalPath> stagePaths,
        List<Double> cellsByLevel,
        int latencyClocks) {
    private static final int DEEPEST_HALF_LUT_RAM = 32;
    private static final int KEY_BITS_PER_ROUND = 32;
    private static final int KBIT_PER_M10K = 10;
    private static final int KBIT_PER_RAMB18 = 18;

    static FpgaDesign of(StructureReport report, ImplementationOptions options, Fabric fabric) {
        int store = keyStoreCells(report, options);
        int levels = options.retiming() == Retiming.EVERY_LEVEL ? levels(report, options, fabric) : 1;
        // Registers added inside the round multiply the stages; the state they hold is as wide as the stage's.
        int flipFlops = report.registers().total()
                + report.registers().pipeline() * (levels - 1)
                + (store > 0 ? Integer.SIZE - Integer.numberOfLeadingZeros(report.clocksPerBlock() - 1) : 0);
        Side own = side(report, options.mapping(), fabric);
        return new FpgaDesign(
                own.cells() + store,
                store,
                flipFlops,
                own.blockRamKbit(),
                own.blockRamKbit() / 36.0,
                own.paths(),
                own.cellsByLevel(),
                report.latencyClocks() * levels);
    }

    /** LUT RAM holds two bits of up to 32 keys, or one of up to 64, in a LUT; an ALM's memory mode is as dense. */
    private static int keyStoreCells(StructureReport report, ImplementationOptions options) {
        if (options.keyStore() == KeyStore.PORTS) {
            return 0;
        }
        int roundsPerClock =
                report.configuration().dataflow() instanceof Dataflow.Unrolled unrolled ? unrolled.factor() : 1;
        int bits = roundsPerClock * KEY_BITS_PER_ROUND;
        return report.clocksPerBlock() <= DEEPEST_HALF_LUT_RAM ? bits / 2 : bits;
    }

    private static int levels(StructureReport report, ImplementationOptions options, Fabric fabric) {
        return side(report, options.mapping(), fabric).paths().stream()
                .mapToInt(path -> path.lutLevels())
                .max()
                .orElse(1);
    }

    private record Side(double cells, int blockRamKbit, List<CriticalPath> paths, List<Double> cellsByLevel) {}

    private static Side side(StructureReport report, Objective objective, Fabric fabric) {
        if (fabric == Fabric.LUT6) {
            FabricLut6 lut6 = report.mapping(objective).lut6();
            return new Side(
                    lut6.luts(),
                    lut6.blockRams18k() * KBIT_PER_RAMB18,
                    lut6.stagePaths(),
                    lut6.lutsByLevel().stream().map(Integer::doubleValue).toList());
        }
        FabricAlm alm = report.mapping(objective).alm();
        double almsPerLut = alm.aluts() == 0 ? 0 : (double) alm.alms() / alm.aluts();
        return new Side(
                alm.alms(),
                alm.m10ks() * KBIT_PER_M10K,
                alm.stagePaths(),
                alm.lutsByLevel().stream().map(luts -> luts * almsPerLut).toList());
    }
}
