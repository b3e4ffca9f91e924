package org.bitlane.hwmodels.structure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Elaborated designs, clocked as their controller would, compute what the standards say. */
class DesignSimulationTest {
    private static final StructuralOptions DEFAULTS = StructuralOptions.defaults();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SIMON64_128/iterative",
                "SIMON64_128/unrolled-4",
                "SIMON64_128/unrolled-16",
                "SIMON64_128/unrolled-44",
                "SM4/iterative",
                "SM4/unrolled-5",
                "SM4/unrolled-32",
                "SM4/iterative+defended",
                "SM4/unrolled-4+defended"
            })
    void loopWithPrecomputedKeysComputesTheVector(String configuration) {
        assertLoopComputesTheVector(configuration, DEFAULTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SIMON64_128/iterative",
                "SIMON64_128/unrolled-11",
                "SM4/iterative",
                "SM4/unrolled-2",
                "SM4/unrolled-8"
            })
    void loopWithKeyScheduleOnTheFlyComputesTheVector(String configuration) {
        assertLoopComputesTheVector(configuration, DEFAULTS.withKeySchedule(KeySchedule.ON_THE_FLY));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SIMON64_128/unrolled-44", "SM4/unrolled-32"})
    void loopOverAllRoundsWithUnrolledKeyScheduleComputesTheVector(String configuration) {
        assertLoopComputesTheVector(configuration, DEFAULTS.withKeySchedule(KeySchedule.UNROLLED));
    }

    @ParameterizedTest
    @CsvSource({"COMPOSITE, SM4/iterative", "COMPOSITE, SM4/unrolled-4", "LOGIC, SM4/unrolled-4+defended"})
    void everyFormOfTheSBoxComputesTheVector(SBox sBox, String configuration) {
        assertLoopComputesTheVector(configuration, DEFAULTS.withSBox(sBox));
    }

    @ParameterizedTest
    @CsvSource({"0, SM4/iterative+defended", "1, SM4/iterative+defended", "1, SM4/unrolled-3+defended"})
    void bypassedDefenceComputesTheVectorWithAndWithoutMasking(int defend, String configuration) {
        KernelConfiguration parsed = KernelConfiguration.parse(configuration);
        Design design = Design.of(parsed, DEFAULTS.withDefence(Defence.BYPASS_MULTIPLEXER));
        NetworkSimulator simulator = new NetworkSimulator(design.parts().get(0).network());
        simulator.randomise(new SplittableRandom(7));
        simulator.set("defend", defend);
        assertEquals(Reference.stateAfterRounds(Algorithm.SM4), runLoop(parsed, DEFAULTS, simulator));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SIMON64_128", "SM4"})
    void iterativeDesignForBothDirectionsDecryptsTheVector(String name) {
        Algorithm algorithm = Algorithm.valueOf(name);
        StructuralOptions options =
                DEFAULTS.withKeySchedule(KeySchedule.ON_THE_FLY).withBothDirections(true);
        KernelConfiguration configuration = KernelConfiguration.of(algorithm, Dataflow.iterative());
        NetworkSimulator simulator = new NetworkSimulator(
                Design.of(configuration, options).parts().get(0).network());
        List<Integer> keys = new ArrayList<>(Reference.roundWords(algorithm));
        if (algorithm == Algorithm.SM4) {
            // The schedule is entered one step behind its last word.
            Rounds rounds = Rounds.of(algorithm);
            keys.add(rounds.nextScheduleWord(
                    new NumberWords(), keys.subList(28, 32), rounds.scheduleConstant(rounds.scheduleSteps())));
        }
        simulator.set("decrypt", 1);
        simulator.set("key", keys.subList(keys.size() - 4, keys.size()));
        simulator.set("block", Reference.result(algorithm));
        if (algorithm == Algorithm.SIMON64_128) {
            simulator.set("block", reversed(Reference.result(algorithm)));
        }
        load(simulator, algorithm, options);
        IntStream.range(0, algorithm.rounds()).forEach(clock -> simulator.clock());
        List<Integer> result =
                simulator.get("result", Reference.block(algorithm).size());
        assertEquals(Reference.block(algorithm), reversed(result));
    }

    @ParameterizedTest
    @CsvSource({
        "SHA256/iterative, ON_THE_FLY, CARRY_SAVE",
        "SHA256/iterative, PRECOMPUTED, CARRY_CHAINS",
        "SHA256/unrolled-2, ON_THE_FLY, CARRY_SAVE",
        "SHA256/unrolled-5, ON_THE_FLY, CARRY_SAVE",
        "SHA256/unrolled-64, UNROLLED, CARRY_SAVE"
    })
    void hashLoopComputesTheDigestOfAbc(String text, KeySchedule constants, Adders adders) {
        KernelConfiguration configuration = KernelConfiguration.parse(text);
        StructuralOptions options = DEFAULTS.withKeySchedule(constants).withAdders(adders);
        Design design = Design.of(configuration, options);
        NetworkSimulator simulator = new NetworkSimulator(design.parts().get(0).network());
        simulator.set("message", Reference.scheduleStart(Algorithm.SHA256));
        simulator.set("start", 1);
        simulator.clock();
        simulator.set("start", 0);
        simulator.set("load", 1);
        simulator.clock();
        simulator.set("load", 0);
        int factor = configuration.dataflow() instanceof Dataflow.Unrolled unrolled ? unrolled.factor() : 1;
        int trips = (64 + factor - 1) / factor;
        int clocks = 1;
        for (int trip = 0; trip < trips; trip++) {
            setConstants(simulator, trip * factor, factor);
            simulator.set("finish", trip == trips - 1 && 64 % factor != 0 ? 1 : 0);
            simulator.clock();
            clocks++;
        }
        if (64 % factor == 0) {
            simulator.set("finish", 1);
            simulator.clock();
            clocks++;
        }
        assertEquals(Reference.result(Algorithm.SHA256), simulator.get("digest", 8));
        assertEquals(design.clocksPerBlock(), clocks);
    }

    @ParameterizedTest
    @CsvSource({
        "SIMON64_128/pipelined-1, PRECOMPUTED",
        "SIMON64_128/pipelined-4, PIPELINED",
        "SIMON64_128/pipelined-1, UNROLLED",
        "SM4/pipelined-1, PRECOMPUTED",
        "SM4/pipelined-1+defended, PRECOMPUTED",
        "SM4/pipelined-1, PIPELINED",
        "SM4/pipelined-8, PIPELINED",
        "SM4/pipelined-2+defended, UNROLLED"
    })
    void cipherPipelineComputesTheVector(String configuration, KeySchedule schedule) {
        assertPipelineComputesTheVector(configuration, DEFAULTS.withKeySchedule(schedule));
    }

    @ParameterizedTest
    @CsvSource({"SHA256/pipelined-1, PRECOMPUTED", "SHA256/pipelined-4, PRECOMPUTED", "SHA256/pipelined-32, PRECOMPUTED"
    })
    void hashPipelineComputesTheDigestOfAbc(String configuration, KeySchedule constants) {
        assertPipelineComputesTheVector(configuration, DEFAULTS.withKeySchedule(constants));
    }

    @Test
    void pipelineWithSBoxesInBlockRamComputesTheVectorIn33Stages() {
        StructuralOptions options = DEFAULTS.withSBox(SBox.BLOCK_RAM);
        assertPipelineComputesTheVector("SM4/pipelined-1", options);
        assertEquals(
                33,
                Design.of(KernelConfiguration.parse("SM4/pipelined-1"), options).latencyClocks());
    }

    @Test
    void loopWithSBoxesInBlockRamComputesTheVectorOneClockLater() {
        List<Integer> keys = Reference.roundWords(Algorithm.SM4);
        NetworkSimulator simulator = new NetworkSimulator(BlockRamDesigns.loop(DEFAULTS.withSBox(SBox.BLOCK_RAM))
                .parts()
                .get(0)
                .network());
        simulator.set("block", Reference.block(Algorithm.SM4));
        simulator.set("load", 1);
        for (int clock = 0; clock <= 32; clock++) {
            simulator.set("key0", clock < 32 ? keys.get(clock) : 0);
            simulator.clock();
            simulator.set("load", 0);
        }
        assertEquals(Reference.stateAfterRounds(Algorithm.SM4), simulator.get("result", 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SIMON64_128/unrolled-44", "SM4/unrolled-32"})
    void unrolledKeyScheduleForBothDirectionsReversesTheOrderOfTheKeys(String text) {
        KernelConfiguration configuration = KernelConfiguration.parse(text);
        Algorithm algorithm = configuration.algorithm();
        StructuralOptions options =
                DEFAULTS.withKeySchedule(KeySchedule.UNROLLED).withBothDirections(true);
        NetworkSimulator simulator = new NetworkSimulator(
                Design.of(configuration, options).parts().get(0).network());
        List<Integer> ciphertext = Reference.stateAfterRounds(algorithm);
        simulator.set("key", Reference.scheduleStart(algorithm));
        simulator.set("decrypt", 1);
        simulator.set("block", reversed(ciphertext));
        simulator.set("load", 1);
        simulator.clock();
        simulator.set("load", 0);
        simulator.clock();
        assertEquals(Reference.block(algorithm), reversed(simulator.get("result", ciphertext.size())));
    }

    private static void assertLoopComputesTheVector(String text, StructuralOptions options) {
        KernelConfiguration configuration = KernelConfiguration.parse(text);
        Design design = Design.of(configuration, options);
        NetworkSimulator simulator = new NetworkSimulator(design.parts().get(0).network());
        simulator.randomise(new SplittableRandom(5));
        assertEquals(Reference.stateAfterRounds(configuration.algorithm()), runLoop(configuration, options, simulator));
    }

    private static List<Integer> runLoop(
            KernelConfiguration configuration, StructuralOptions options, NetworkSimulator simulator) {
        Algorithm algorithm = configuration.algorithm();
        int factor = configuration.dataflow() instanceof Dataflow.Unrolled unrolled ? unrolled.factor() : 1;
        int trips = (algorithm.rounds() + factor - 1) / factor;
        simulator.set("block", Reference.block(algorithm));
        boolean precomputed = options.keySchedule() == KeySchedule.PRECOMPUTED;
        if (!precomputed) {
            simulator.set("key", Reference.scheduleStart(algorithm));
        }
        load(simulator, algorithm, options);
        List<Integer> keys = Reference.roundWords(algorithm);
        for (int trip = 0; trip < trips; trip++) {
            if (precomputed) {
                int from = trip * factor;
                simulator.set("key", keys.subList(from, Math.min(from + factor, keys.size())));
            }
            boolean tapped = trip == trips - 1 && algorithm.rounds() % factor != 0;
            if (tapped) {
                simulator.evaluate();
            } else {
                simulator.clock();
            }
        }
        return simulator.get("result", Reference.block(algorithm).size());
    }

    private static void load(NetworkSimulator simulator, Algorithm algorithm, StructuralOptions options) {
        simulator.set("load", 1);
        simulator.clock();
        simulator.set("load", 0);
        if (algorithm == Algorithm.SM4 && options.keySchedule() == KeySchedule.ON_THE_FLY) {
            // The key is loaded a clock before the block.
            simulator.clock();
        }
    }

    private static void setConstants(NetworkSimulator simulator, int firstRound, int count) {
        for (int slot = 0; slot < count && firstRound + slot < 64; slot++) {
            simulator.set("constant" + slot, new Sha256Rounds().roundConstant(firstRound + slot));
        }
    }

    private static void assertPipelineComputesTheVector(String text, StructuralOptions options) {
        KernelConfiguration configuration = KernelConfiguration.parse(text);
        Algorithm algorithm = configuration.algorithm();
        Design design = Design.of(configuration, options);
        int perStage = ((Dataflow.Pipelined) configuration.dataflow()).roundsPerStage();
        int ahead = design.stages().size() - algorithm.rounds() / perStage;
        boolean keyAhead = algorithm == Algorithm.SM4 && options.keySchedule() == KeySchedule.PIPELINED;
        List<Integer> keys = new ArrayList<>(Reference.roundWords(algorithm));
        NetworkSimulator before = null;
        for (int stage = 0; stage < design.stages().size(); stage++) {
            NetworkSimulator simulator = new NetworkSimulator(freshStage(design, configuration, options, stage));
            if (before == null) {
                simulator.set("block", Reference.block(algorithm));
                simulator.set("word", Reference.scheduleStart(algorithm));
                simulator.set("key", Reference.scheduleStart(algorithm));
                simulator.set("chaining", Sha256Rounds.INITIAL_VALUE);
            } else {
                pass(before, simulator, design, stage);
            }
            int firstRound = (keyAhead ? stage - ahead : stage) * perStage;
            if (!keyAhead && firstRound < algorithm.rounds()) {
                simulator.set("key", keys.subList(firstRound, firstRound + perStage));
                setConstants(simulator, firstRound, perStage);
            }
            simulator.clock();
            before = simulator;
        }
        List<Integer> expected =
                algorithm == Algorithm.SHA256 ? Reference.result(algorithm) : Reference.stateAfterRounds(algorithm);
        assertEquals(expected, before.get("block", expected.size()));
    }

    /** Stages of one shape are one network. Wired-in schedule constants are those of the first, so keys are made apart. */
    private static LogicNetwork freshStage(
            Design design, KernelConfiguration configuration, StructuralOptions options, int stage) {
        if (options.keySchedule() != KeySchedule.PIPELINED) {
            return design.parts().get(design.stages().get(stage)).network();
        }
        return new PipelineDesign(
                        configuration, options, ((Dataflow.Pipelined) configuration.dataflow()).roundsPerStage())
                .stage(stage);
    }

    private static void pass(NetworkSimulator before, NetworkSimulator after, Design design, int stage) {
        LogicNetwork network =
                design.parts().get(design.stages().get(stage - 1)).network();
        network.outputs().keySet().forEach(name -> after.set(name, before.get(name)));
    }

    private static List<Integer> reversed(List<Integer> words) {
        List<Integer> reversed = new ArrayList<>(words);
        Collections.reverse(reversed);
        return reversed;
    }
}
