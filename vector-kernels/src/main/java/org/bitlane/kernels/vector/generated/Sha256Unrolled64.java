package org.bitlane.kernels.vector.generated;

import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.vector.LaneRounds;
import org.bitlane.kernels.vector.Lanes;
import org.bitlane.kernels.vector.ScheduledRounds;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.ROR;
import static jdk.incubator.vector.VectorOperators.XOR;

/**
 * The rounds of {@code SHA256/unrolled-64} with a word of each message in a lane of an {@code IntVector}.
 *
 * <p>Generated from {@code Sha256Step}; do not edit. The test {@code GeneratedSourcesTest} compares this file
 * with what the generator writes, and replaces it when run with {@code -Dbitlane.generate=true}.
 */
public final class Sha256Unrolled64 implements ScheduledRounds {
    @Override
    public void apply(int[] words, int[] states, int[] constants) {
        for (int word = 0; word < 48; word += 64) {
            schedule0(words, word);
            schedule1(words, word);
            schedule2(words, word);
            schedule3(words, word);
            schedule4(words, word);
            schedule5(words, word);
        }
        applyScheduled(words, states, constants);
    }

    @Override
    public void applyScheduled(int[] words, int[] states, int[] constants) {
        LaneRounds.copyState(states, 0, states, 8);
        for (int round = 0; round < 64; round += 64) {
            rounds0(words, states, constants, round);
            rounds1(words, states, constants, round);
            rounds2(words, states, constants, round);
            rounds3(words, states, constants, round);
            rounds4(words, states, constants, round);
            rounds5(words, states, constants, round);
            rounds6(words, states, constants, round);
            rounds7(words, states, constants, round);
        }
        LaneRounds.addState(states, 8, states, 0);
    }

    @Override
    public void applyBriefly(int[] words, int[] states, int[] constants) {
        schedule0(words, 0);
        schedule1(words, 0);
        schedule2(words, 0);
        schedule3(words, 0);
        schedule4(words, 0);
        schedule5(words, 0);
        rounds0(words, states, constants, 0);
        rounds1(words, states, constants, 0);
        rounds2(words, states, constants, 0);
        rounds3(words, states, constants, 0);
        rounds4(words, states, constants, 0);
        rounds5(words, states, constants, 0);
        rounds6(words, states, constants, 0);
        rounds7(words, states, constants, 0);
    }

    static void schedule0(int[] words, int word) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, word * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (word + 14) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (word + 15) * Lanes.COUNT);
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

    static void schedule1(int[] words, int word) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, (word + 8) * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (word + 22) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (word + 23) * Lanes.COUNT);
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 9) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 17) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 24) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 10) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 18) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 25) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 11) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 19) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 26) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 12) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 20) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 27) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 13) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 21) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 28) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 14) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 22) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 29) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 15) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 23) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 30) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 16) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 24) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 31) * Lanes.COUNT);
        word16 = word15;
    }

    static void schedule2(int[] words, int word) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, (word + 16) * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (word + 30) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (word + 31) * Lanes.COUNT);
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 17) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 25) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 32) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 18) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 26) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 33) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 19) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 27) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 34) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 20) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 28) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 35) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 21) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 29) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 36) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 22) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 30) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 37) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 23) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 31) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 38) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 24) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 32) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 39) * Lanes.COUNT);
        word16 = word15;
    }

    static void schedule3(int[] words, int word) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, (word + 24) * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (word + 38) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (word + 39) * Lanes.COUNT);
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 25) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 33) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 40) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 26) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 34) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 41) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 27) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 35) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 42) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 28) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 36) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 43) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 29) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 37) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 44) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 30) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 38) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 45) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 31) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 39) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 46) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 32) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 40) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 47) * Lanes.COUNT);
        word16 = word15;
    }

    static void schedule4(int[] words, int word) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, (word + 32) * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (word + 46) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (word + 47) * Lanes.COUNT);
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 33) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 41) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 48) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 34) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 42) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 49) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 35) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 43) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 50) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 36) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 44) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 51) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 37) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 45) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 52) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 38) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 46) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 53) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 39) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 47) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 54) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 40) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 48) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 55) * Lanes.COUNT);
        word16 = word15;
    }

    static void schedule5(int[] words, int word) {
        IntVector word16 = IntVector.fromArray(Lanes.INTS, words, (word + 40) * Lanes.COUNT);
        IntVector word15;
        IntVector even = IntVector.fromArray(Lanes.INTS, words, (word + 54) * Lanes.COUNT);
        IntVector odd = IntVector.fromArray(Lanes.INTS, words, (word + 55) * Lanes.COUNT);
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 41) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 49) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 56) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 42) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 50) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 57) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 43) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 51) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 58) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 44) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 52) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 59) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 45) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 53) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 60) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 46) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 54) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 61) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 47) * Lanes.COUNT);
        even = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 55) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(even.lanewise(ROR, 17).lanewise(XOR, even.lanewise(ROR, 19)).lanewise(XOR, even.lanewise(LSHR, 10)));
        even.intoArray(words, (word + 62) * Lanes.COUNT);
        word16 = word15;
        word15 = IntVector.fromArray(Lanes.INTS, words, (word + 48) * Lanes.COUNT);
        odd = word16.add(IntVector.fromArray(Lanes.INTS, words, (word + 56) * Lanes.COUNT)).add(word15.lanewise(ROR, 7).lanewise(XOR, word15.lanewise(ROR, 18)).lanewise(XOR, word15.lanewise(LSHR, 3))).add(odd.lanewise(ROR, 17).lanewise(XOR, odd.lanewise(ROR, 19)).lanewise(XOR, odd.lanewise(LSHR, 10)));
        odd.intoArray(words, (word + 63) * Lanes.COUNT);
        word16 = word15;
    }

    static void rounds0(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
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
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }

    static void rounds1(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, (round + 8) * Lanes.COUNT).add(constants[round + 8])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 9) * Lanes.COUNT).add(constants[round + 9])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 10) * Lanes.COUNT).add(constants[round + 10])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 11) * Lanes.COUNT).add(constants[round + 11])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 12) * Lanes.COUNT).add(constants[round + 12])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
        h = h.add(t);
        d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
        t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 13) * Lanes.COUNT).add(constants[round + 13])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
        g = g.add(t);
        c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
        t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 14) * Lanes.COUNT).add(constants[round + 14])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
        f = f.add(t);
        b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
        t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 15) * Lanes.COUNT).add(constants[round + 15])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
        e = e.add(t);
        a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }

    static void rounds2(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, (round + 16) * Lanes.COUNT).add(constants[round + 16])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 17) * Lanes.COUNT).add(constants[round + 17])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 18) * Lanes.COUNT).add(constants[round + 18])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 19) * Lanes.COUNT).add(constants[round + 19])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 20) * Lanes.COUNT).add(constants[round + 20])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
        h = h.add(t);
        d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
        t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 21) * Lanes.COUNT).add(constants[round + 21])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
        g = g.add(t);
        c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
        t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 22) * Lanes.COUNT).add(constants[round + 22])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
        f = f.add(t);
        b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
        t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 23) * Lanes.COUNT).add(constants[round + 23])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
        e = e.add(t);
        a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }

    static void rounds3(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, (round + 24) * Lanes.COUNT).add(constants[round + 24])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 25) * Lanes.COUNT).add(constants[round + 25])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 26) * Lanes.COUNT).add(constants[round + 26])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 27) * Lanes.COUNT).add(constants[round + 27])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 28) * Lanes.COUNT).add(constants[round + 28])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
        h = h.add(t);
        d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
        t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 29) * Lanes.COUNT).add(constants[round + 29])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
        g = g.add(t);
        c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
        t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 30) * Lanes.COUNT).add(constants[round + 30])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
        f = f.add(t);
        b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
        t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 31) * Lanes.COUNT).add(constants[round + 31])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
        e = e.add(t);
        a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }

    static void rounds4(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, (round + 32) * Lanes.COUNT).add(constants[round + 32])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 33) * Lanes.COUNT).add(constants[round + 33])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 34) * Lanes.COUNT).add(constants[round + 34])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 35) * Lanes.COUNT).add(constants[round + 35])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 36) * Lanes.COUNT).add(constants[round + 36])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
        h = h.add(t);
        d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
        t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 37) * Lanes.COUNT).add(constants[round + 37])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
        g = g.add(t);
        c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
        t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 38) * Lanes.COUNT).add(constants[round + 38])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
        f = f.add(t);
        b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
        t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 39) * Lanes.COUNT).add(constants[round + 39])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
        e = e.add(t);
        a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }

    static void rounds5(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, (round + 40) * Lanes.COUNT).add(constants[round + 40])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 41) * Lanes.COUNT).add(constants[round + 41])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 42) * Lanes.COUNT).add(constants[round + 42])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 43) * Lanes.COUNT).add(constants[round + 43])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 44) * Lanes.COUNT).add(constants[round + 44])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
        h = h.add(t);
        d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
        t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 45) * Lanes.COUNT).add(constants[round + 45])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
        g = g.add(t);
        c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
        t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 46) * Lanes.COUNT).add(constants[round + 46])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
        f = f.add(t);
        b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
        t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 47) * Lanes.COUNT).add(constants[round + 47])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
        e = e.add(t);
        a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }

    static void rounds6(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, (round + 48) * Lanes.COUNT).add(constants[round + 48])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 49) * Lanes.COUNT).add(constants[round + 49])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 50) * Lanes.COUNT).add(constants[round + 50])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 51) * Lanes.COUNT).add(constants[round + 51])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 52) * Lanes.COUNT).add(constants[round + 52])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
        h = h.add(t);
        d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
        t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 53) * Lanes.COUNT).add(constants[round + 53])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
        g = g.add(t);
        c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
        t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 54) * Lanes.COUNT).add(constants[round + 54])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
        f = f.add(t);
        b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
        t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 55) * Lanes.COUNT).add(constants[round + 55])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
        e = e.add(t);
        a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }

    static void rounds7(int[] words, int[] states, int[] constants, int round) {
        IntVector a = IntVector.fromArray(Lanes.INTS, states, 8 * Lanes.COUNT);
        IntVector b = IntVector.fromArray(Lanes.INTS, states, 9 * Lanes.COUNT);
        IntVector c = IntVector.fromArray(Lanes.INTS, states, 10 * Lanes.COUNT);
        IntVector d = IntVector.fromArray(Lanes.INTS, states, 11 * Lanes.COUNT);
        IntVector e = IntVector.fromArray(Lanes.INTS, states, 12 * Lanes.COUNT);
        IntVector f = IntVector.fromArray(Lanes.INTS, states, 13 * Lanes.COUNT);
        IntVector g = IntVector.fromArray(Lanes.INTS, states, 14 * Lanes.COUNT);
        IntVector h = IntVector.fromArray(Lanes.INTS, states, 15 * Lanes.COUNT);
        IntVector t;
        t = h.add(IntVector.fromArray(Lanes.INTS, words, (round + 56) * Lanes.COUNT).add(constants[round + 56])).add(g.lanewise(XOR, e.and(f.lanewise(XOR, g)))).add(e.lanewise(ROR, 6).lanewise(XOR, e.lanewise(ROR, 11)).lanewise(XOR, e.lanewise(ROR, 25)));
        d = d.add(t);
        h = t.add(a.and(b).lanewise(XOR, c.and(a.lanewise(XOR, b)))).add(a.lanewise(ROR, 2).lanewise(XOR, a.lanewise(ROR, 13)).lanewise(XOR, a.lanewise(ROR, 22)));
        t = g.add(IntVector.fromArray(Lanes.INTS, words, (round + 57) * Lanes.COUNT).add(constants[round + 57])).add(f.lanewise(XOR, d.and(e.lanewise(XOR, f)))).add(d.lanewise(ROR, 6).lanewise(XOR, d.lanewise(ROR, 11)).lanewise(XOR, d.lanewise(ROR, 25)));
        c = c.add(t);
        g = t.add(h.and(a).lanewise(XOR, b.and(h.lanewise(XOR, a)))).add(h.lanewise(ROR, 2).lanewise(XOR, h.lanewise(ROR, 13)).lanewise(XOR, h.lanewise(ROR, 22)));
        t = f.add(IntVector.fromArray(Lanes.INTS, words, (round + 58) * Lanes.COUNT).add(constants[round + 58])).add(e.lanewise(XOR, c.and(d.lanewise(XOR, e)))).add(c.lanewise(ROR, 6).lanewise(XOR, c.lanewise(ROR, 11)).lanewise(XOR, c.lanewise(ROR, 25)));
        b = b.add(t);
        f = t.add(g.and(h).lanewise(XOR, a.and(g.lanewise(XOR, h)))).add(g.lanewise(ROR, 2).lanewise(XOR, g.lanewise(ROR, 13)).lanewise(XOR, g.lanewise(ROR, 22)));
        t = e.add(IntVector.fromArray(Lanes.INTS, words, (round + 59) * Lanes.COUNT).add(constants[round + 59])).add(d.lanewise(XOR, b.and(c.lanewise(XOR, d)))).add(b.lanewise(ROR, 6).lanewise(XOR, b.lanewise(ROR, 11)).lanewise(XOR, b.lanewise(ROR, 25)));
        a = a.add(t);
        e = t.add(f.and(g).lanewise(XOR, h.and(f.lanewise(XOR, g)))).add(f.lanewise(ROR, 2).lanewise(XOR, f.lanewise(ROR, 13)).lanewise(XOR, f.lanewise(ROR, 22)));
        t = d.add(IntVector.fromArray(Lanes.INTS, words, (round + 60) * Lanes.COUNT).add(constants[round + 60])).add(c.lanewise(XOR, a.and(b.lanewise(XOR, c)))).add(a.lanewise(ROR, 6).lanewise(XOR, a.lanewise(ROR, 11)).lanewise(XOR, a.lanewise(ROR, 25)));
        h = h.add(t);
        d = t.add(e.and(f).lanewise(XOR, g.and(e.lanewise(XOR, f)))).add(e.lanewise(ROR, 2).lanewise(XOR, e.lanewise(ROR, 13)).lanewise(XOR, e.lanewise(ROR, 22)));
        t = c.add(IntVector.fromArray(Lanes.INTS, words, (round + 61) * Lanes.COUNT).add(constants[round + 61])).add(b.lanewise(XOR, h.and(a.lanewise(XOR, b)))).add(h.lanewise(ROR, 6).lanewise(XOR, h.lanewise(ROR, 11)).lanewise(XOR, h.lanewise(ROR, 25)));
        g = g.add(t);
        c = t.add(d.and(e).lanewise(XOR, f.and(d.lanewise(XOR, e)))).add(d.lanewise(ROR, 2).lanewise(XOR, d.lanewise(ROR, 13)).lanewise(XOR, d.lanewise(ROR, 22)));
        t = b.add(IntVector.fromArray(Lanes.INTS, words, (round + 62) * Lanes.COUNT).add(constants[round + 62])).add(a.lanewise(XOR, g.and(h.lanewise(XOR, a)))).add(g.lanewise(ROR, 6).lanewise(XOR, g.lanewise(ROR, 11)).lanewise(XOR, g.lanewise(ROR, 25)));
        f = f.add(t);
        b = t.add(c.and(d).lanewise(XOR, e.and(c.lanewise(XOR, d)))).add(c.lanewise(ROR, 2).lanewise(XOR, c.lanewise(ROR, 13)).lanewise(XOR, c.lanewise(ROR, 22)));
        t = a.add(IntVector.fromArray(Lanes.INTS, words, (round + 63) * Lanes.COUNT).add(constants[round + 63])).add(h.lanewise(XOR, f.and(g.lanewise(XOR, h)))).add(f.lanewise(ROR, 6).lanewise(XOR, f.lanewise(ROR, 11)).lanewise(XOR, f.lanewise(ROR, 25)));
        e = e.add(t);
        a = t.add(b.and(c).lanewise(XOR, d.and(b.lanewise(XOR, c)))).add(b.lanewise(ROR, 2).lanewise(XOR, b.lanewise(ROR, 13)).lanewise(XOR, b.lanewise(ROR, 22)));
        a.intoArray(states, 8 * Lanes.COUNT);
        b.intoArray(states, 9 * Lanes.COUNT);
        c.intoArray(states, 10 * Lanes.COUNT);
        d.intoArray(states, 11 * Lanes.COUNT);
        e.intoArray(states, 12 * Lanes.COUNT);
        f.intoArray(states, 13 * Lanes.COUNT);
        g.intoArray(states, 14 * Lanes.COUNT);
        h.intoArray(states, 15 * Lanes.COUNT);
    }
}
