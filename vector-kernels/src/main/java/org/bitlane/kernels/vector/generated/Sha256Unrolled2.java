package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.LaneRounds;
import org.bitlane.kernels.vector.Lanes;
import org.bitlane.kernels.vector.ScheduledRounds;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SHA256/unrolled-2} with a word of each message in a lane of an {@code IntVector}.
 *
 * <p>Generated from {@code Sha256Step}; do not edit. The test {@code GeneratedSourcesTest} compares this file
 * with what the generator writes, and replaces it when run with {@code -Dbitlane.generate=true}.
 */
public final class Sha256Unrolled2 implements ScheduledRounds {
    @Override
    public void apply(int[] words, int[] states, int[] constants) {
        schedule(words, 0, 48);
        applyScheduled(words, states, constants);
    }

    @Override
    public void applyScheduled(int[] words, int[] states, int[] constants) {
        rounds(words, states, constants, 0, 64);
    }

    @Override
    public void applyBriefly(int[] words, int[] states, int[] constants) {
        schedule(words, 0, 2);
        rounds(words, states, constants, 0, 2);
    }

    static void schedule(int[] words, int from, int to) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, from * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (from + 14) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (from + 15) * Lanes.COUNT);
        for (int word = from; word < to; word += 2) {
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 1) * Lanes.COUNT);
            even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 9) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
            even.intoArray(words, (word + 16) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 2) * Lanes.COUNT);
            odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 10) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
            odd.intoArray(words, (word + 17) * Lanes.COUNT);
            word16 = word15;
        }
    }

    static void rounds(int[] words, int[] states, int[] constants, int from, int to) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 0 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 1 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 2 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 3 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 4 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 5 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 6 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 7 * Lanes.COUNT);
        IntVector t;
        for (int round = from; round < to; round += 2) {
            t = h.add(IntVector.fromArray(Lanes.INTS, words, round * Lanes.COUNT).add(constants[round])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
            d = d.add(t);
            h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
            t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 1) * Lanes.COUNT).add(constants[round + 1])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
            c = c.add(t);
            g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
            t = a;
            a = g;
            g = e;
            e = c;
            c = t;
            t = b;
            b = h;
            h = f;
            f = d;
            d = t;
        }
        a.add(IntVector.fromArray(Lanes.INTS, states, 0 * Lanes.COUNT)).intoArray(states, 0 * Lanes.COUNT);
        b.add(IntVector.fromArray(Lanes.INTS, states, 1 * Lanes.COUNT)).intoArray(states, 1 * Lanes.COUNT);
        c.add(IntVector.fromArray(Lanes.INTS, states, 2 * Lanes.COUNT)).intoArray(states, 2 * Lanes.COUNT);
        d.add(IntVector.fromArray(Lanes.INTS, states, 3 * Lanes.COUNT)).intoArray(states, 3 * Lanes.COUNT);
        e.add(IntVector.fromArray(Lanes.INTS, states, 4 * Lanes.COUNT)).intoArray(states, 4 * Lanes.COUNT);
        f.add(IntVector.fromArray(Lanes.INTS, states, 5 * Lanes.COUNT)).intoArray(states, 5 * Lanes.COUNT);
        g.add(IntVector.fromArray(Lanes.INTS, states, 6 * Lanes.COUNT)).intoArray(states, 6 * Lanes.COUNT);
        h.add(IntVector.fromArray(Lanes.INTS, states, 7 * Lanes.COUNT)).intoArray(states, 7 * Lanes.COUNT);
    }
}
