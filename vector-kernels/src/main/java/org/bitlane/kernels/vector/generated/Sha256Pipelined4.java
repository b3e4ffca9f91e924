package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.LaneRounds;
import org.bitlane.kernels.vector.Lanes;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SHA256/pipelined-4} with a word of each message in a lane of an {@code IntVector}.
 *
 * <p>Generated from {@code Sha256Step}; do not edit. The test {@code GeneratedSourcesTest} compares this file
 * with what the generator writes, and replaces it when run with {@code -Dbitlane.generate=true}.
 */
public final class Sha256Pipelined4 implements LaneRounds {
    @Override
    public void apply(int[] words, int[] states, int[] constants) {
        for (int stage = 15; stage >= 0; stage--) {
            advance(words, states, constants, stage);
        }
    }

    @Override
    public void applyBriefly(int[] words, int[] states, int[] constants) {
        advance(words, states, constants, 0);
    }

    private static void advance(int[] words, int[] states, int[] constants, int stage) {
        int window = 16 * stage;
        int state = 8 * stage;
        int round = 4 * stage;
        rounds0(words, states, constants, window, state, round);
        keepWords(words, window);
        if (stage < 12) {
            schedule0(words, window);
        }
    }

    /** Copies the words that the stage does not use up to the next stage's window. */
    static void keepWords(int[] words, int window) {
        for (int word = window; word < window + 12; word++) {
            IntVector.fromArray(Lanes.INTS, words, (word + 4) * Lanes.COUNT).intoArray(words, (word + 16) * Lanes.COUNT);
        }
    }

    static void schedule0(int[] words, int window) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, window * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (window + 14) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (window + 15) * Lanes.COUNT);
        word15 = IntVector.fromArray(Lanes.INTS, words, (window + 1) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (window + 9) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (window + 28) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (window + 2) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (window + 10) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (window + 29) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (window + 3) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (window + 11) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (window + 30) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (window + 4) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (window + 12) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (window + 31) * Lanes.COUNT);
        word16 = word15;
    }

    static void rounds0(int[] words, int[] states, int[] constants, int window, int state, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, state * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, (state + 1) * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, (state + 2) * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, (state + 3) * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, (state + 4) * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, (state + 5) * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, (state + 6) * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, (state + 7) * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, window * Lanes.COUNT).add(constants[round])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (window + 1) * Lanes.COUNT).add(constants[round + 1])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (window + 2) * Lanes.COUNT).add(constants[round + 2])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (window + 3) * Lanes.COUNT).add(constants[round + 3])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = a;
        a = e;
        e = t;
        t = b;
        b = f;
        f = t;
        t = c;
        c = g;
        g = t;
        t = d;
        d = h;
        h = t;
        a.intoArray(states, (state + 8) * Lanes.COUNT);
        b.intoArray(states, (state + 9) * Lanes.COUNT);
        c.intoArray(states, (state + 10) * Lanes.COUNT);
        d.intoArray(states, (state + 11) * Lanes.COUNT);
        e.intoArray(states, (state + 12) * Lanes.COUNT);
        f.intoArray(states, (state + 13) * Lanes.COUNT);
        g.intoArray(states, (state + 14) * Lanes.COUNT);
        h.intoArray(states, (state + 15) * Lanes.COUNT);
    }
}
