package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.LaneRounds;
import org.bitlane.kernels.vector.Lanes;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SHA256/iterative+bitsliced} with a bit of each message's word in a bit of an {@code IntVector}.
 *
 * <p>Generated from {@code Sha256Step}; do not edit. The test {@code GeneratedSourcesTest} compares this file
 * with what the generator writes, and replaces it when run with {@code -Dbitlane.generate=true}.
 */
public final class Sha256IterativeBitsliced implements LaneRounds {
    @Override
    public void apply(int[] words, int[] states, int[] constants) {
        rounds(words, states, constants, 64);
    }

    @Override
    public void applyBriefly(int[] words, int[] states, int[] constants) {
        rounds(words, states, constants, 1);
        schedule(words, 0, 64, 576, 896);
    }

    private static void rounds(int[] words, int[] states, int[] constants, int count) {
        int a = 0;
        int b = 64;
        int c = 128;
        int d = 192;
        int e = 256;
        int f = 320;
        int g = 384;
        int h = 448;
        for (int round = 0; round < count; round++) {
            int word = 64 * (round & 15);
            if (round >= 16) {
                schedule(words, word, 64 * (round + 1 & 15), 64 * (round + 9 & 15), 64 * (round + 14 & 15));
            }
            round(words, states, constants, word, 32 * round, a, b, c, d, e, f, g, h);
            int nextd = c;
            c = b;
            b = a;
            a = d;
            d = nextd;
            int nexth = g;
            g = f;
            f = e;
            e = h;
            h = nexth;
        }
    }

    static void round(int[] words, int[] states, int[] constants, int word, int constant, int a, int b, int c, int d, int e, int f, int g, int h) {
        IntVector carry0 = IntVector.zero(Lanes.INTS);
        IntVector carry1 = IntVector.zero(Lanes.INTS);
        IntVector carry2 = IntVector.zero(Lanes.INTS);
        IntVector carry3 = IntVector.zero(Lanes.INTS);
        IntVector carry4 = IntVector.zero(Lanes.INTS);
        IntVector carry5 = IntVector.zero(Lanes.INTS);
        IntVector carry6 = IntVector.zero(Lanes.INTS);
        for (int bit = 0; bit < 32; bit++) {
            IntVector x0 = IntVector.fromArray(Lanes.INTS, states, (f + bit) * Lanes.COUNT);
            IntVector x1 = IntVector.fromArray(Lanes.INTS, states, (g + bit) * Lanes.COUNT);
            IntVector x2 = IntVector.fromArray(Lanes.INTS, words, (word + bit) * Lanes.COUNT);
            IntVector x3 = IntVector.broadcast(Lanes.INTS, constants[constant + bit]);
            IntVector x4 = x2.lanewise(XOR, x3);
            IntVector x5 = x4.lanewise(XOR, carry0);
            carry0 = x2.and(x3).lanewise(XOR, carry0.and(x4));
            IntVector x6 = IntVector.fromArray(Lanes.INTS, states, (h + bit) * Lanes.COUNT);
            IntVector x7 = x5;
            IntVector x8 = x6.lanewise(XOR, x7);
            IntVector x9 = x8.lanewise(XOR, carry1);
            carry1 = x6.and(x7).lanewise(XOR, carry1.and(x8));
            IntVector x10 = x9;
            IntVector x11 = x1.lanewise(XOR, IntVector.fromArray(Lanes.INTS, states, (e + bit) * Lanes.COUNT).and(x0.lanewise(XOR, x1)));
            IntVector x12 = x10.lanewise(XOR, x11);
            IntVector x13 = x12.lanewise(XOR, carry2);
            carry2 = x10.and(x11).lanewise(XOR, carry2.and(x12));
            IntVector x14 = x13;
            IntVector x15 = IntVector.fromArray(Lanes.INTS, states, (e + bit + 6) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, states, (e + bit + 11) * Lanes.COUNT)).lanewise(XOR, IntVector.fromArray(Lanes.INTS, states, (e + bit + 25) * Lanes.COUNT));
            IntVector x16 = x14.lanewise(XOR, x15);
            IntVector x17 = x16.lanewise(XOR, carry3);
            carry3 = x14.and(x15).lanewise(XOR, carry3.and(x16));
            IntVector x18 = IntVector.fromArray(Lanes.INTS, states, (d + bit) * Lanes.COUNT);
            IntVector x19 = x17;
            IntVector x20 = x18.lanewise(XOR, x19);
            IntVector x21 = x20.lanewise(XOR, carry4);
            carry4 = x18.and(x19).lanewise(XOR, carry4.and(x20));
            x21.intoArray(states, (h + bit) * Lanes.COUNT);
            x21.intoArray(states, (h + bit + 32) * Lanes.COUNT);
            IntVector x22 = IntVector.fromArray(Lanes.INTS, states, (b + bit) * Lanes.COUNT);
            IntVector x23 = IntVector.fromArray(Lanes.INTS, states, (c + bit) * Lanes.COUNT);
            IntVector x24 = x17;
            IntVector x25 = IntVector.fromArray(Lanes.INTS, states, (a + bit) * Lanes.COUNT).and(x22).lanewise(XOR, x23.and(IntVector.fromArray(Lanes.INTS, states, (a + bit) * Lanes.COUNT).lanewise(XOR, x22)));
            IntVector x26 = x24.lanewise(XOR, x25);
            IntVector x27 = x26.lanewise(XOR, carry5);
            carry5 = x24.and(x25).lanewise(XOR, carry5.and(x26));
            IntVector x28 = x27;
            IntVector x29 = IntVector.fromArray(Lanes.INTS, states, (a + bit + 2) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, states, (a + bit + 13) * Lanes.COUNT)).lanewise(XOR, IntVector.fromArray(Lanes.INTS, states, (a + bit + 22) * Lanes.COUNT));
            IntVector x30 = x28.lanewise(XOR, x29);
            IntVector x31 = x30.lanewise(XOR, carry6);
            carry6 = x28.and(x29).lanewise(XOR, carry6.and(x30));
            x31.intoArray(states, (d + bit) * Lanes.COUNT);
            x31.intoArray(states, (d + bit + 32) * Lanes.COUNT);
        }
    }

    static void schedule(int[] words, int word16, int word15, int word7, int word2) {
        IntVector carry0 = IntVector.zero(Lanes.INTS);
        IntVector carry1 = IntVector.zero(Lanes.INTS);
        IntVector carry2 = IntVector.zero(Lanes.INTS);
        for (int bit = 0; bit < 22; bit++) {
            IntVector x0 = IntVector.fromArray(Lanes.INTS, words, (word16 + bit) * Lanes.COUNT);
            IntVector x1 = IntVector.fromArray(Lanes.INTS, words, (word7 + bit) * Lanes.COUNT);
            IntVector x2 = x0.lanewise(XOR, x1);
            IntVector x3 = x2.lanewise(XOR, carry0);
            carry0 = x0.and(x1).lanewise(XOR, carry0.and(x2));
            IntVector x4 = x3;
            IntVector x5 = IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 7) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 18) * Lanes.COUNT)).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 3) * Lanes.COUNT));
            IntVector x6 = x4.lanewise(XOR, x5);
            IntVector x7 = x6.lanewise(XOR, carry1);
            carry1 = x4.and(x5).lanewise(XOR, carry1.and(x6));
            IntVector x8 = x7;
            IntVector x9 = IntVector.fromArray(Lanes.INTS, words, (word2 + bit + 17) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word2 + bit + 19) * Lanes.COUNT)).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word2 + bit + 10) * Lanes.COUNT));
            IntVector x10 = x8.lanewise(XOR, x9);
            IntVector x11 = x10.lanewise(XOR, carry2);
            carry2 = x8.and(x9).lanewise(XOR, carry2.and(x10));
            x11.intoArray(words, (word16 + bit) * Lanes.COUNT);
            x11.intoArray(words, (word16 + bit + 32) * Lanes.COUNT);
        }
        for (int bit = 22; bit < 29; bit++) {
            IntVector x0 = IntVector.fromArray(Lanes.INTS, words, (word16 + bit) * Lanes.COUNT);
            IntVector x1 = IntVector.fromArray(Lanes.INTS, words, (word7 + bit) * Lanes.COUNT);
            IntVector x2 = x0.lanewise(XOR, x1);
            IntVector x3 = x2.lanewise(XOR, carry0);
            carry0 = x0.and(x1).lanewise(XOR, carry0.and(x2));
            IntVector x4 = x3;
            IntVector x5 = IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 7) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 18) * Lanes.COUNT)).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 3) * Lanes.COUNT));
            IntVector x6 = x4.lanewise(XOR, x5);
            IntVector x7 = x6.lanewise(XOR, carry1);
            carry1 = x4.and(x5).lanewise(XOR, carry1.and(x6));
            IntVector x8 = x7;
            IntVector x9 = IntVector.fromArray(Lanes.INTS, words, (word2 + bit + 17) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word2 + bit + 19) * Lanes.COUNT));
            IntVector x10 = x8.lanewise(XOR, x9);
            IntVector x11 = x10.lanewise(XOR, carry2);
            carry2 = x8.and(x9).lanewise(XOR, carry2.and(x10));
            x11.intoArray(words, (word16 + bit) * Lanes.COUNT);
            x11.intoArray(words, (word16 + bit + 32) * Lanes.COUNT);
        }
        for (int bit = 29; bit < 32; bit++) {
            IntVector x0 = IntVector.fromArray(Lanes.INTS, words, (word16 + bit) * Lanes.COUNT);
            IntVector x1 = IntVector.fromArray(Lanes.INTS, words, (word7 + bit) * Lanes.COUNT);
            IntVector x2 = x0.lanewise(XOR, x1);
            IntVector x3 = x2.lanewise(XOR, carry0);
            carry0 = x0.and(x1).lanewise(XOR, carry0.and(x2));
            IntVector x4 = x3;
            IntVector x5 = IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 7) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word15 + bit + 18) * Lanes.COUNT));
            IntVector x6 = x4.lanewise(XOR, x5);
            IntVector x7 = x6.lanewise(XOR, carry1);
            carry1 = x4.and(x5).lanewise(XOR, carry1.and(x6));
            IntVector x8 = x7;
            IntVector x9 = IntVector.fromArray(Lanes.INTS, words, (word2 + bit + 17) * Lanes.COUNT).lanewise(XOR, IntVector.fromArray(Lanes.INTS, words, (word2 + bit + 19) * Lanes.COUNT));
            IntVector x10 = x8.lanewise(XOR, x9);
            IntVector x11 = x10.lanewise(XOR, carry2);
            carry2 = x8.and(x9).lanewise(XOR, carry2.and(x10));
            x11.intoArray(words, (word16 + bit) * Lanes.COUNT);
            x11.intoArray(words, (word16 + bit + 32) * Lanes.COUNT);
        }
    }
}
