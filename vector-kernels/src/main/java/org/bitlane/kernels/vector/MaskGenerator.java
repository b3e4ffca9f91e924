package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import java.security.SecureRandom;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;

/**
 * Masks for the planes of batches: in each lane a linear feedback shift register of 128 bits (Marsaglia, "Xorshift
 * RNGs", 2003, section 4), as hardware would have it. Its period is 2<sup>128</sup> - 1 planes.
 *
 * <p>The masks are uniform and never the same twice, which is what masking asks for. They are no keystream: who knows
 * some of them can tell the others.
 */
final class MaskGenerator {
    private static final int L = Lanes.COUNT;

    private final SecureRandom entropy = new SecureRandom();
    private final byte[] seed = new byte[4 * Lanes.VECTOR_BYTES];
    private final int[] state = new int[4 * L];

    /** Starts anew in a place that cannot be foreseen. */
    void seed() {
        entropy.nextBytes(seed);
        for (int i = 0; i < state.length; i++) {
            int word = 0;
            for (int j = 0; j < Integer.BYTES; j++) {
                word = word << Byte.SIZE | seed[Integer.BYTES * i + j] & 0xff;
            }
            state[i] = word;
        }
        for (int lane = 0; lane < L; lane++) {
            // A register of zeros would stay one.
            state[lane] |= 1;
        }
        Arrays.fill(seed, (byte) 0);
    }

    /** Overwrites some planes with fresh masks. */
    void fill(int[] planes, int offset, int count) {
        IntVector x = IntVector.fromArray(Lanes.INTS, state, 0);
        IntVector y = IntVector.fromArray(Lanes.INTS, state, L);
        IntVector z = IntVector.fromArray(Lanes.INTS, state, 2 * L);
        IntVector w = IntVector.fromArray(Lanes.INTS, state, 3 * L);
        for (int plane = 0; plane < count; plane++) {
            IntVector t = x.lanewise(XOR, x.lanewise(LSHL, 11));
            x = y;
            y = z;
            z = w;
            w = w.lanewise(XOR, w.lanewise(LSHR, 19)).lanewise(XOR, t).lanewise(XOR, t.lanewise(LSHR, 8));
            w.intoArray(planes, offset + plane * L);
        }
        x.intoArray(state, 0);
        y.intoArray(state, L);
        z.intoArray(state, 2 * L);
        w.intoArray(state, 3 * L);
    }

    void clear() {
        Arrays.fill(state, 0);
    }
}
