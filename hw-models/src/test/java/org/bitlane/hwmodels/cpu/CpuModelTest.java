package org.bitlane.hwmodels.cpu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.bitlane.hwmodels.structure.NumberWords;
import org.bitlane.hwmodels.structure.Rounds;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.circuit.Circuits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CpuModelTest {
    /** Limits that were worked out by hand from instruction counts of written kernels, in cycles a byte. */
    @ParameterizedTest
    @CsvSource({
        "SM4, PACKED, avx512, 1.00, 1.05, 2048",
        "SM4, PACKED, avx2, 1.96, 2.33, 1024",
        "SM4, SLICED, avx512, 0.83, 0.88, 8192",
        "SM4, SLICED, avx2, 1.75, 1.75, 4096",
        "SIMON64_128, PACKED, avx512, 0.54, 0.54, 1024",
        "SIMON64_128, PACKED, avx2, 1.17, 1.69, 512",
        "SIMON64_128, SLICED, avx512, 0.34, 0.34, 4096",
        "SIMON64_128, SLICED, avx2, 0.92, 0.92, 2048",
        "SIMON64_128, WORD_PER_LANE, avx512, 0.86, 0.86, 128",
        "SIMON64_128, WORD_PER_LANE, avx2, 2.5, 3.0, 64",
        "SHA256, WORD_PER_LANE, avx512, 0.83, 0.83, 1024",
        "SHA256, WORD_PER_LANE, avx2, 2.16, 2.16, 512",
        // By hand up to 0.88, with instructions around the full adders that are not counted here.
        "SHA256, SLICED, avx512, 0.76, 0.76, 32768",
        "SHA256, SLICED, avx2, 2.5, 2.5, 16384"
    })
    void limitsAgreeWithThoseWorkedOutByHand(
            Algorithm algorithm, Layout layout, String machine, double least, double most, int batchBytes) {
        CpuPrediction prediction = CpuModel.predict(algorithm, layout, Machine.named(machine));
        // The cheapest form agrees with the lower end; the dearest one, which the hand count need not have had, is
        // above.
        assertEquals(least, prediction.lowestLogicCyclesPerByte(), 0.075 * least);
        assertTrue(
                prediction.highestLogicCyclesPerByte() > 0.93 * most,
                "highest: " + prediction.highestLogicCyclesPerByte());
        assertEquals(batchBytes, prediction.batchBytes());
    }

    @Test
    void packedSm4RoundHasTheInstructionsSeenInCompiledCode() {
        // One round of compiled code has 155 exclusive ors, 34 ands and 54 instructions of 18 rotations on AVX2.
        VectorOperations avx2 = CpuModel.predict(Algorithm.SM4, Layout.PACKED, Machine.named("avx2"))
                .operations();
        assertEquals(32 * (155 + 34), avx2.logic());
        assertEquals(32 * 18 * 3, avx2.rotations());
        // With AVX-512 there are 98 ternary and 18 binary ones; a cover finds a few fewer.
        VectorOperations avx512 = CpuModel.predict(Algorithm.SM4, Layout.PACKED, Machine.named("avx512"))
                .operations();
        assertTrue(avx512.logic() <= 32 * (98 + 18) && avx512.logic() > 32 * 105, avx512::toString);
        assertEquals(32 * 18, avx512.rotations());
    }

    @Test
    void hashInLanesHasTheInstructionsSeenInCompiledCode() {
        // 17 a round and 11 a schedule word on AVX-512; eight additions at the end.
        VectorOperations operations = CpuModel.predict(Algorithm.SHA256, Layout.WORD_PER_LANE, Machine.named("avx512"))
                .operations();
        assertEquals(64 * 17 + 48 * 11 + 8, operations.arithmetic());
    }

    @Test
    void fullAdderIsTwoTernaryInstructions() {
        VectorOperations operations = CpuModel.predict(Algorithm.SHA256, Layout.SLICED, Machine.named("avx512"))
                .operations();
        // Seven additions and four functions of three planes for each bit of a round; three and two for a step.
        long most = 64 * 32 * (7 * 2 + 4) + 48 * 32 * (3 * 2 + 2) + 8 * 32 * 2;
        assertTrue(operations.logic() <= most && operations.logic() > 0.97 * most, operations + " of " + most);
    }

    @Test
    void sm4RoundInItsCheapFormIsTheRound() {
        NumberWords numbers = new NumberWords();
        Random random = new Random(1);
        Rounds rounds = Rounds.of(Algorithm.SM4);
        for (int i = 0; i < 100; i++) {
            List<Integer> state = random.ints(4).boxed().toList();
            int key = random.nextInt();
            assertEquals(rounds.round(numbers, state, key, 0), KernelProgram.sm4Round(numbers, state, key));
        }
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void everyConfigurationsKernelHasALimitOnEveryMachine(Algorithm algorithm) {
        for (Machine machine : Machine.builtIn()) {
            CpuPrediction prediction = CpuModel.predict(KernelConfiguration.parse(algorithm + "/iterative"), machine);
            double cycles = prediction.cyclesPerByte();
            assertTrue(cycles > 0.1 && cycles < 20, machine.id() + ": " + cycles);
            assertTrue(prediction.lowestCyclesPerByte() <= cycles && cycles <= prediction.highestCyclesPerByte());
            assertEquals(3e9 / cycles, prediction.bytesPerSecond(3e9), 1);
        }
    }

    @Test
    void variantsOfTheLayoutArePredictedInTheirLayout() {
        assertEquals(Layout.SLICED, Layout.of(KernelConfiguration.parse("SIMON64_128/unrolled-2+sliced")));
        assertEquals(Layout.SLICED, Layout.of(KernelConfiguration.parse("SHA256/iterative+bitsliced")));
        assertEquals(Layout.WORD_PER_LANE, Layout.of(KernelConfiguration.parse("SIMON64_128/pipelined-1+systolic")));
        assertEquals(Layout.PACKED, Layout.of(KernelConfiguration.parse("SM4/unrolled-2+defended")));
    }

    @Test
    void transpositionIsAboutThreeTenthsOfAnInstructionAByteAtFullWidth() {
        CpuPrediction prediction = CpuModel.predict(Algorithm.SM4, Layout.PACKED, Machine.named("avx512"));
        assertEquals(0.3, prediction.operations().transposition() / (double) prediction.batchBytes(), 0.03);
    }

    @Test
    void layoutsThatNoKernelHasAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> CpuModel.predict(Algorithm.SM4, Layout.WORD_PER_LANE, Machine.named("avx2")));
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> CpuModel.predict(Algorithm.SHA256, Layout.PACKED, Machine.named("avx2")));
        assertTrue(e.getMessage().contains("addition"), e.getMessage());
    }

    @Test
    void longKernelOfSm4EvaluatesTheSBoxOncePerSixteenBlocks() {
        CpuPrediction prediction = CpuModel.predict(Algorithm.SM4, Layout.PACKED, Machine.named("long64"));
        assertEquals(16 * 16, prediction.batchBytes());
        assertTrue(prediction.operations().logic()
                > 32L * Circuits.SM4_SBOX_110.gates().size());
    }
}
