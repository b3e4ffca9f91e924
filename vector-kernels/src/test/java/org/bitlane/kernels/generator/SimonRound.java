package org.bitlane.kernels.generator;

import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;

/**
 * A round of SIMON (Beaulieu et al., 2013, section 3.2). It replaces {@code y}, which is therefore the first word of
 * the state, and {@code x} the second.
 */
record SimonRound() implements Round {

    @Override
    public Algorithm algorithm() {
        return Algorithm.SIMON64_128;
    }

    @Override
    public Circuit circuit() {
        return Circuits.SIMON_ROUND_BIT;
    }

    @Override
    public int words() {
        return 2;
    }

    @Override
    public void write(JavaSource source, WordType type, PlaneAccess state, String key) {
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            source.line(type.name() + " r" + j + " = " + type.rotateBytes(state.read(1, j), 1) + ";");
        }
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            String roundKey = type.roundKey("roundKeys", PlaneAccess.index(key, j));
            String next = CircuitStatements.expression(
                    type, circuit(), rotated(state, j, 1), "r" + j, rotated(state, j, 2), state.read(0, j), roundKey);
            source.line(state.write(0, j, next));
        }
    }

    /** Plane j of x rotated left by fewer bits than a byte has: a plane below, or the byte rotation of an upper one. */
    private static String rotated(PlaneAccess state, int j, int bits) {
        return j >= bits ? state.read(1, j - bits) : "r" + (j + PlaneAccess.PLANES - bits);
    }
}
