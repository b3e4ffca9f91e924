package org.bitlane.hwmodels.cpu;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.hwmodels.structure.Rounds;
import org.bitlane.hwmodels.structure.WordLogic;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;

/**
 * The plane programs of a kernel and how often a batch runs each.
 *
 * @param algorithm the algorithm
 * @param round one round
 * @param step one step of the message schedule; empty for a cipher, whose round keys are expanded beforehand
 * @param ending what follows the rounds: SHA-256's additions of the chaining value
 * @param stateRead planes of the state that a round reads
 * @param stateWritten planes of the state that a round makes
 * @param others planes of keys, constants and message words that a round reads
 * @param stepReads planes that a step reads
 * @param state planes of the whole state
 */
record KernelProgram(
        Algorithm algorithm,
        PlaneProgram round,
        PlaneProgram step,
        PlaneProgram ending,
        int stateRead,
        int stateWritten,
        int others,
        int stepReads,
        int state) {

    static KernelProgram of(Algorithm algorithm, Layout layout, Circuit sBox) {
        Rounds rounds = Rounds.of(algorithm);
        int planes = layout.planesPerWord();
        PlaneProgram round = new PlaneProgram();
        PlaneLogic logic = new PlaneLogic(round, layout, sBox);
        List<int[]> state = logic.words(rounds.stateWords());
        int[] key = logic.word();
        int[] constant = logic.word();
        List<int[]> next =
                algorithm == Algorithm.SM4 ? sm4Round(logic, state, key) : rounds.round(logic, state, key, constant);
        List<int[]> made = new ArrayList<>(next);
        made.removeAll(state);
        made.forEach(round::result);
        boolean hash = !algorithm.isCipher();
        return new KernelProgram(
                algorithm,
                round,
                hash ? step(rounds, layout, sBox) : new PlaneProgram(),
                hash ? ending(rounds, layout, sBox) : new PlaneProgram(),
                planes * state.size(),
                planes * made.size(),
                planes * (hash ? 2 : 1),
                hash ? planes * 4 : 0,
                planes * state.size());
    }

    /**
     * A round of SM4 with the linear transformation in its cheapest form: with {@code g = b <<< 8} and
     * {@code s = b <<< 2}, {@code L(b) = b ^ s ^ (g <<< 2) ^ ((s ^ g) <<< 16)}.
     */
    static <W> List<W> sm4Round(WordLogic<W> logic, List<W> state, W key) {
        W entered = logic.bitwise(Circuits.SM4_INPUT_BIT, List.of(state.get(1), state.get(2), state.get(3), key));
        W b = logic.substituteBytes(entered);
        W g = logic.rotateLeft(b, 8);
        W s = logic.rotateLeft(b, 2);
        W near = logic.xor(b, s, List.of(logic.rotateLeft(g, 2)));
        W far = logic.rotateLeft(logic.xor(s, g), 16);
        return List.of(state.get(1), state.get(2), state.get(3), logic.xor(near, far, List.of(state.get(0))));
    }

    private static PlaneProgram step(Rounds rounds, Layout layout, Circuit sBox) {
        PlaneProgram step = new PlaneProgram();
        PlaneLogic logic = new PlaneLogic(step, layout, sBox);
        step.result(rounds.nextScheduleWord(logic, logic.words(rounds.windowWords()), logic.word()));
        return step;
    }

    private static PlaneProgram ending(Rounds rounds, Layout layout, Circuit sBox) {
        PlaneProgram ending = new PlaneProgram();
        PlaneLogic logic = new PlaneLogic(ending, layout, sBox);
        for (int word = 0; word < rounds.stateWords(); word++) {
            ending.result(logic.add(List.of(logic.word(), logic.word())));
        }
        return ending;
    }

    /** The steps of the message schedule in a batch. */
    int scheduleSteps() {
        return algorithm.isCipher() ? 0 : Rounds.of(algorithm).scheduleSteps();
    }
}
