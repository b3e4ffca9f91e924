package org.bitlane.hwmodels.structure;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.circuit.Circuits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class StructureReportTest {
    private static final StructuralOptions DEFAULTS = StructuralOptions.defaults();

    private static StructureReport report(String configuration, StructuralOptions options) {
        return Structures.analyse(KernelConfiguration.parse(configuration), options);
    }

    private static StructureReport report(String configuration) {
        return report(configuration, DEFAULTS);
    }

    @ParameterizedTest
    @CsvSource({
        "iterative, 44",
        "unrolled-2, 22",
        "unrolled-4, 11",
        "unrolled-8, 6",
        "unrolled-11, 4",
        "unrolled-16, 3",
        "unrolled-22, 2",
        "unrolled-44, 1",
        "pipelined-1, 1",
        "pipelined-4, 1"
    })
    void simonTakesTheClocksThatItsRoundsPerClockLeave(String dataflow, int clocks) {
        assertEquals(clocks, report("SIMON64_128/" + dataflow).clocksPerBlock());
    }

    @Test
    void hashThatAddsItsChainingValueTakesTwoClocksMoreThanItsRounds() {
        assertEquals(66, report("SHA256/iterative").clocksPerBlock());
        assertEquals(
                64,
                report("SHA256/iterative", DEFAULTS.withChainingValue(false)).clocksPerBlock());
    }

    @Test
    void sm4WithKeyScheduleOnTheFlyTakesAClockToStartIt() {
        assertEquals(
                33,
                report("SM4/iterative", DEFAULTS.withKeySchedule(KeySchedule.ON_THE_FLY))
                        .clocksPerBlock());
    }

    @Test
    void unrolledSimonIsOneLevelOf32TablesARoundForAreaAndFewerLevelsOfManyMoreForDepth() {
        StructureReport report = report("SIMON64_128/unrolled-44");
        FabricLut6 area = report.area().lut6();
        FabricLut6 depth = report.depth().lut6();
        assertAll(
                () -> assertEquals(44 * 32 + 64, area.luts()),
                () -> assertEquals(44, area.criticalPath().lutLevels()),
                () -> assertTrue(depth.luts() > 2.5 * area.luts(), "depth: " + depth.luts()),
                () -> assertTrue(depth.criticalPath().lutLevels() < 38, "depth: " + depth.criticalPath()));
    }

    @Test
    void pipelinedSimonIsOneLevelAndItsRegistersAreAllStages() {
        StructureReport report = report("SIMON64_128/pipelined-1");
        assertAll(
                () -> assertEquals(44, report.stages()),
                () -> assertEquals(44, report.latencyClocks()),
                () -> assertEquals(new RegisterCounts(0, 44 * 64, 0, 0), report.registers()),
                () -> assertEquals(1, report.area().lut6().criticalPath().lutLevels()),
                () -> assertEquals(List.of(44 * 32), report.area().lut6().lutsByLevel()),
                () -> assertEquals(4, report.area().lut6().maxFanOut()));
    }

    @Test
    void pipelinedSimonWithStillKeyForBothDirectionsIsThePublishedCount() {
        // Wetzels and Bokslag: 4096 LUT, 2752 registers.
        StructureReport report = report(
                "SIMON64_128/pipelined-1",
                DEFAULTS.withKeySchedule(KeySchedule.UNROLLED)
                        .withBothDirections(true)
                        .withOutputRegistered(false));
        assertEquals(32 * (44 + 40 + 44), report.area().lut6().luts());
        assertEquals(43 * 64, report.registers().total());
    }

    @Test
    void keyScheduleThatTravelsWithTheBlockDropsWordsThatNoRoundNeeds() {
        StructureReport report = report("SIMON64_128/pipelined-1", DEFAULTS.withKeySchedule(KeySchedule.PIPELINED));
        // Behind stage i there are 43 - i rounds left, and never more than four words.
        assertEquals(32 * (40 * 4 + 3 + 2 + 1), report.registers().keySchedule());
        assertEquals(32 * (44 + 40), report.area().lut6().luts());
    }

    @Test
    void criticalPathThroughFourRoundsHasTheirNetsAndFanOuts() {
        CriticalPath path = report("SIMON64_128/pipelined-4").area().lut6().criticalPath();
        assertAll(
                () -> assertEquals(4, path.lutLevels()),
                () -> assertEquals(4, path.levels()),
                () -> assertEquals(4, path.nets()),
                () -> assertEquals(List.of(4, 4, 4, 4), path.fanOuts()),
                () -> assertFalse(path.fromBlockRam()));
    }

    @Test
    void hashRoundPassesTwoCarryChainsWhateverTheirFormOfAddition() {
        for (Adders adders : Adders.values()) {
            CriticalPath path = report("SHA256/iterative", DEFAULTS.withAdders(adders))
                    .area()
                    .lut6()
                    .criticalPath();
            assertTrue(path.carryChains() >= 2, path::toString);
            assertTrue(path.carryBits() >= 28, path::toString);
        }
    }

    @Test
    void plainCarryChainsTakeMoreCarryBitsAndFewerTablesThanCarrySave() {
        FabricLut6 save = report("SHA256/iterative", DEFAULTS).area().lut6();
        FabricLut6 chains = report("SHA256/iterative", DEFAULTS.withAdders(Adders.CARRY_CHAINS))
                .area()
                .lut6();
        // Seven sums in a round and three in the schedule against four; eight for the chaining value in both.
        assertEquals(32 * (7 + 3 + 8), chains.carryBits());
        assertEquals(32 * (4 + 8), save.carryBits());
        assertTrue(chains.luts() < save.luts());
    }

    @Test
    void sBoxesInBlockRamMakeAStageMoreAndFourKilobitEachRound() {
        StructureReport report = report("SM4/pipelined-1", DEFAULTS.withSBox(SBox.BLOCK_RAM));
        FabricLut6 mapped = report.area().lut6();
        assertAll(
                () -> assertEquals(33, report.stages()),
                () -> assertEquals(32L * 4 * 256 * 8, mapped.blockRamBits()),
                () -> assertEquals(64, mapped.blockRams18k()),
                () -> assertEquals(32 * 64, mapped.luts()),
                () -> assertTrue(mapped.criticalPath().fromBlockRam()),
                () -> assertTrue(mapped.criticalPath().toBlockRam()));
    }

    @Test
    void defenceMakesRounds0And31DeeperAndItsRemovalTakesThatAwayAgain() {
        StructureReport plain = report("SM4/pipelined-1");
        StructureReport defended = report("SM4/pipelined-1+defended");
        StructureReport bypassed = report("SM4/pipelined-1+defended", DEFAULTS.withDefence(Defence.BYPASS_MULTIPLEXER));
        StructureReport removed = report("SM4/pipelined-1+defended", DEFAULTS.withDefence(Defence.REMOVED));
        int plainLevels = plain.depth().lut6().criticalPath().lutLevels();
        List<CriticalPath> stages = defended.depth().lut6().stagePaths();
        assertAll(
                () -> assertEquals(2, stages.size(), "a masked stage and a plain one"),
                () -> assertTrue(stages.get(0).lutLevels() >= 2 * plainLevels, stages::toString),
                () -> assertEquals(plainLevels, stages.get(1).lutLevels()),
                () -> assertTrue(
                        bypassed.area().lut6().luts() > defended.area().lut6().luts()),
                () -> assertTrue(
                        bypassed.depth().lut6().criticalPath().lutLevels()
                                >= stages.get(0).lutLevels(),
                        "a multiplexer removes no logic"),
                () -> assertEquals(plain.area().lut6(), removed.area().lut6()),
                () -> assertEquals(plain.registers(), removed.registers()));
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void areaGrowsWithEveryRoundInAClock(Algorithm algorithm) {
        int least = 0;
        for (int factor = 1; factor <= Math.min(12, algorithm.rounds()); factor++) {
            String configuration = algorithm + (factor == 1 ? "/iterative" : "/unrolled-" + factor);
            int luts = report(configuration).area().lut6().luts();
            assertTrue(luts > least, configuration + ": " + luts + " after " + least);
            least = luts;
        }
    }

    @Test
    void variantsOfTheDataLayoutHaveTheStructureOfTheirDataflow() {
        assertEquals(
                report("SIMON64_128/unrolled-4").area().lut6(),
                report("SIMON64_128/unrolled-4+sliced").area().lut6());
        assertNotEquals(
                report("SM4/unrolled-4").area().lut6(),
                report("SM4/unrolled-4+defended").area().lut6());
    }

    @Test
    void lutsByLevelAddUpToAllButTheLogicOfAStillKeySchedule() {
        FabricLut6 all = report("SM4/unrolled-4").area().lut6();
        assertEquals(all.luts(), sum(all.lutsByLevel()));
        StructuralOptions still = DEFAULTS.withKeySchedule(KeySchedule.UNROLLED);
        FabricLut6 withSchedule = report("SM4/pipelined-1", still).area().lut6();
        assertEquals(32 * 192, sum(withSchedule.lutsByLevel()));
        assertTrue(withSchedule.luts() > 1.9 * 32 * 192);
    }

    private static int sum(List<Integer> counts) {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    @ParameterizedTest
    @CsvSource({
        "SM4/pipelined-1, ON_THE_FLY, LOGIC, false, a pipeline has blocks in all rounds",
        "SM4/unrolled-4, UNROLLED, LOGIC, false, a copy of the key schedule",
        "SM4/unrolled-4, PIPELINED, LOGIC, false, only a pipeline",
        "SHA256/pipelined-1, PIPELINED, LOGIC, false, no key",
        "SHA256/iterative, PRECOMPUTED, LOGIC, true, one direction",
        "SM4/pipelined-1, PIPELINED, LOGIC, true, run one way",
        "SM4/unrolled-4, ON_THE_FLY, LOGIC, true, one round a clock",
        "SIMON64_128/iterative, PRECOMPUTED, BLOCK_RAM, false, has no S-box",
        "SM4/unrolled-2, PRECOMPUTED, BLOCK_RAM, false, takes a clock to read",
        "SM4/pipelined-1+defended, PRECOMPUTED, BLOCK_RAM, false, S-box in logic",
        "SM4/iterative, ON_THE_FLY, BLOCK_RAM, false, taken as precomputed"
    })
    void whatCannotBeBuiltSaysWhy(String text, KeySchedule schedule, SBox sBox, boolean bothDirections, String reason) {
        KernelConfiguration configuration = KernelConfiguration.parse(text);
        StructuralOptions options =
                DEFAULTS.withKeySchedule(schedule).withSBox(sBox).withBothDirections(bothDirections);
        assertTrue(StructuralOptions.unsupported(configuration, options)
                .orElseThrow()
                .contains(reason));
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> Structures.analyse(configuration, options));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }

    @Test
    void circuitIsCoveredByNoMoreFunctionsThanItHasGatesAndByFewerWithMoreInputs() {
        int gates = Circuits.SM4_SBOX_110.gates().size();
        assertEquals(gates, CircuitCover.functions(Circuits.SM4_SBOX_110, 2));
        int ternary = CircuitCover.functions(Circuits.SM4_SBOX_110, 3);
        assertTrue(ternary < 0.7 * gates, "ternary: " + ternary);
        assertEquals(8, CircuitCover.functions(Circuits.SM4_SBOX_110, 8));
    }

    @Test
    void modulesHoldTwoNarrowTablesOrOneOfSixInputs() {
        LogicNetwork network = new LogicNetwork();
        int[] in = network.input("in", 20);
        assertEquals(
                1, modules(network, new int[] {in[0], in[1], in[2], in[3]}, new int[] {in[4], in[5], in[6], in[7]}));
        assertEquals(
                2, modules(network, new int[] {in[0], in[1], in[2], in[3], in[4]}, new int[] {in[5], in[6], in[7], in[8]
                }));
        assertEquals(1, modules(network, new int[] {in[0], in[1], in[2], in[3], in[4]}, new int[] {
            in[3], in[4], in[5], in[6], in[7]
        }));
        assertEquals(2, modules(network, new int[] {in[0], in[1], in[2], in[3], in[4], in[5]}, new int[] {in[0]}));
    }

    private static int modules(LogicNetwork network, int[] first, int[] second) {
        List<LutCover.Lut> luts =
                List.of(new LutCover.Lut(network.size(), first), new LutCover.Lut(network.size() + 1, second));
        return AlmPacker.modules(new LutCover(network, LutLibrary.ALUT, luts));
    }

    @Test
    void modulesOfAPipelineAreNoFewerThanItsRegistersNeed() {
        StructureReport report = report("SIMON64_128/pipelined-1", DEFAULTS.withKeySchedule(KeySchedule.PIPELINED));
        int registers = report.registers().total();
        assertTrue(report.area().alm().alms() >= (registers + 3) / 4);
        assertTrue(Collections.max(report.area().alm().lutsByLevel()) > 0);
    }
}
