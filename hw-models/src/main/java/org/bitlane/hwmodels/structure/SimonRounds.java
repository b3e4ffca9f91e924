package org.bitlane.hwmodels.structure;

import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuits;

/** SIMON 64/128 (Beaulieu et al., "The SIMON and SPECK Families of Lightweight Block Ciphers", 2013, section 3). */
final class SimonRounds implements Rounds {
    /** The sequence z3 of the paper, from left to right; it repeats after 62 bits. */
    static final String SEQUENCE = "11011011101011000110010111100000010010001010011100110100001111";

    @Override
    public Algorithm algorithm() {
        return Algorithm.SIMON64_128;
    }

    @Override
    public int stateWords() {
        return 2;
    }

    @Override
    public int windowWords() {
        return 4;
    }

    @Override
    public <W> List<W> round(WordLogic<W> logic, List<W> state, W key, W constant) {
        W x = state.get(0);
        W next = logic.bitwise(
                Circuits.SIMON_ROUND_BIT,
                List.of(logic.rotateLeft(x, 1), logic.rotateLeft(x, 8), logic.rotateLeft(x, 2), state.get(1), key));
        return List.of(next, x);
    }

    @Override
    public <W> W nextScheduleWord(WordLogic<W> logic, List<W> window, W constant) {
        W mixed = logic.xor(logic.rotateLeft(window.get(3), -3), window.get(1));
        return logic.xor(constant, window.get(0), List.of(mixed, logic.rotateLeft(mixed, -1)));
    }

    @Override
    public boolean takesNewestWord() {
        return false;
    }

    @Override
    public int scheduleConstant(int step) {
        return 0xFFFFFFFC ^ (SEQUENCE.charAt(step % SEQUENCE.length()) - '0');
    }

    @Override
    public int roundConstant(int round) {
        return 0;
    }
}
