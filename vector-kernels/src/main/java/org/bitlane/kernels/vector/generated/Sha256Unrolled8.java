package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.LaneRounds;
import org.bitlane.kernels.vector.Lanes;
import org.bitlane.kernels.vector.ScheduledRounds;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SHA256/unrolled-8} with a word of each message in a lane of an {@code IntVector}.
 *
 * <p>Generated from {@code Sha256Step}; do not edit. The test {@code GeneratedSourcesTest} compares this file
 * with what the generator writes, and replaces it when run with {@code -Dbitlane.generate=true}.
 */
public final class Sha256Unrolled8 implements ScheduledRounds {
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
        schedule(words, 0, 8);
        rounds(words, states, constants, 0, 8);
    }

    static void schedule(int[] words, int from, int to) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, from * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (from + 14) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (from + 15) * Lanes.COUNT);
        for (int word = from; word < to; word += 8) {
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 1) * Lanes.COUNT);
            even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 9) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
            even.intoArray(words, (word + 16) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 2) * Lanes.COUNT);
            odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 10) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
            odd.intoArray(words, (word + 17) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 3) * Lanes.COUNT);
            even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 11) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
            even.intoArray(words, (word + 18) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 4) * Lanes.COUNT);
            odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 12) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
            odd.intoArray(words, (word + 19) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 5) * Lanes.COUNT);
            even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 13) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
            even.intoArray(words, (word + 20) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 6) * Lanes.COUNT);
            odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 14) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
            odd.intoArray(words, (word + 21) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 7) * Lanes.COUNT);
            even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 15) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
            even.intoArray(words, (word + 22) * Lanes.COUNT);
            word16 = word15;
            word15 = IntVector.fromArray(Lanes.INTS, words, (word + 8) * Lanes.COUNT);
            odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 16) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
            odd.intoArray(words, (word + 23) * Lanes.COUNT);
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
        for (int round = from; round < to; round += 8) {
            t = h.add(IntVector.fromArray(Lanes.INTS, words, round * Lanes.COUNT).add(constants[round])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
            d = d.add(t);
            h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
            t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 1) * Lanes.COUNT).add(constants[round + 1])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
            c = c.add(t);
            g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
            t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 2) * Lanes.COUNT).add(constants[round + 2])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
            b = b.add(t);
            f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
            t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 3) * Lanes.COUNT).add(constants[round + 3])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
            a = a.add(t);
            e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
            t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 4) * Lanes.COUNT).add(constants[round + 4])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
            h = h.add(t);
            d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
            t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 5) * Lanes.COUNT).add(constants[round + 5])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
            g = g.add(t);
            c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
            t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 6) * Lanes.COUNT).add(constants[round + 6])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
            f = f.add(t);
            b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
            t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 7) * Lanes.COUNT).add(constants[round + 7])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
            e = e.add(t);
            a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
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
