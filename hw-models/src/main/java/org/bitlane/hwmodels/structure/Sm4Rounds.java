package org.bitlane.hwmodels.structure;

import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuits;

/** SM4 (GB/T 32907-2016, clauses 6 and 7). */
final class Sm4Rounds implements Rounds {
    /** The system parameter FK, which the key words are first combined with. */
    static final List<Integer> FAMILY_KEY = List.of(0xA3B1BAC6, 0x56AA3350, 0x677D9197, 0xB27022DC);

    @Override
    public Algorithm algorithm() {
        return Algorithm.SM4;
    }

    @Override
    public int stateWords() {
        return 4;
    }

    @Override
    public int windowWords() {
        return 4;
    }

    @Override
    public <W> List<W> round(WordLogic<W> logic, List<W> state, W key, W constant) {
        return complete(logic, state, logic.substituteBytes(substitutionInput(logic, state, key)));
    }

    /** The part of a round in front of the S-boxes. */
    <W> W substitutionInput(WordLogic<W> logic, List<W> state, W key) {
        return logic.bitwise(Circuits.SM4_INPUT_BIT, List.of(state.get(1), state.get(2), state.get(3), key));
    }

    /** The part of a round behind the S-boxes: the linear transformation L, and the oldest word. */
    <W> List<W> complete(WordLogic<W> logic, List<W> state, W substituted) {
        W newest = logic.bitwise(
                Circuits.SM4_OUTPUT_BIT,
                List.of(
                        state.get(0),
                        substituted,
                        logic.rotateLeft(substituted, 2),
                        logic.rotateLeft(substituted, 10),
                        logic.rotateLeft(substituted, 18),
                        logic.rotateLeft(substituted, 24)));
        return List.of(state.get(1), state.get(2), state.get(3), newest);
    }

    @Override
    public <W> W nextScheduleWord(WordLogic<W> logic, List<W> window, W constant) {
        W substituted = logic.substituteBytes(
                logic.bitwise(Circuits.SM4_INPUT_BIT, List.of(window.get(1), window.get(2), window.get(3), constant)));
        return logic.bitwise(
                Circuits.SM4_KEY_BIT,
                List.of(
                        window.get(0),
                        substituted,
                        logic.rotateLeft(substituted, 13),
                        logic.rotateLeft(substituted, 23)));
    }

    @Override
    public boolean takesNewestWord() {
        return true;
    }

    /** The constant CK: byte j of step i is {@code (4 i + j) 7} modulo 256. */
    @Override
    public int scheduleConstant(int step) {
        int word = 0;
        for (int j = 0; j < 4; j++) {
            word = word << 8 | (4 * step + j) * 7 & 0xFF;
        }
        return word;
    }

    @Override
    public int roundConstant(int round) {
        return 0;
    }
}
