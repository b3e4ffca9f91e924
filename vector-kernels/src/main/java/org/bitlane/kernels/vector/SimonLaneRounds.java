package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.ROL;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.scalar.SimonWords;

/** The rounds of SIMON on words in lanes, not on planes: a vector of y, then one of x. */
final class SimonLaneRounds implements PlaneRounds {

    @Override
    public void apply(int[] words, int[] roundKeys) {
        rounds(words, roundKeys, SimonWords.ROUNDS);
    }

    @Override
    public void applyBriefly(int[] words, int[] roundKeys) {
        rounds(words, roundKeys, 2);
    }

    private static void rounds(int[] words, int[] roundKeys, int count) {
        IntVector y = IntVector.fromArray(Lanes.INTS, words, 0);
        IntVector x = IntVector.fromArray(Lanes.INTS, words, Lanes.COUNT);
        for (int i = 0; i < count; i += 2) {
            y = y.lanewise(XOR, roundKeys[i])
                    .lanewise(XOR, x.lanewise(ROL, 2))
                    .lanewise(XOR, x.lanewise(ROL, 1).lanewise(AND, x.lanewise(ROL, 8)));
            x = x.lanewise(XOR, roundKeys[i + 1])
                    .lanewise(XOR, y.lanewise(ROL, 2))
                    .lanewise(XOR, y.lanewise(ROL, 1).lanewise(AND, y.lanewise(ROL, 8)));
        }
        y.intoArray(words, 0);
        x.intoArray(words, Lanes.COUNT);
    }
}
