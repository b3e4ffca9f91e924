package org.bitlane.kernels.generator;

import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuit;

/** One round of an algorithm, as statements over planes. */
interface Round {

    /** The algorithm whose round this is. */
    Algorithm algorithm();

    /** The circuit that the round is written from. */
    Circuit circuit();

    /** Words in the state. A round replaces one of them, and the next round the one after it. */
    int words();

    /**
     * Writes a round.
     *
     * @param state where the words are
     * @param key the index of the first of the round key's eight planes
     */
    void write(JavaSource source, WordType type, PlaneAccess state, String key);
}
