package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.bitlane.kernels.Algorithm;

/** Standard vectors, and the words that a round description computes on the way to them. */
final class Reference {
    private static final NumberWords NUMBERS = new NumberWords();

    private Reference() {}

    /** The key of a cipher's vector, or the padded message block of SHA-256's "abc", first word of the schedule first. */
    static List<Integer> scheduleStart(Algorithm algorithm) {
        return switch (algorithm) {
            case SIMON64_128 -> List.of(0x03020100, 0x0b0a0908, 0x13121110, 0x1b1a1918);
            case SM4 -> List.of(0x01234567, 0x89abcdef, 0xfedcba98, 0x76543210);
            case SHA256 -> {
                List<Integer> block = new ArrayList<>(Collections.nCopies(16, 0));
                block.set(0, 0x61626380);
                block.set(15, 24);
                yield block;
            }
        };
    }

    static List<Integer> block(Algorithm algorithm) {
        return switch (algorithm) {
            case SIMON64_128 -> List.of(0x656b696c, 0x20646e75);
            case SM4 -> scheduleStart(Algorithm.SM4);
            case SHA256 -> Sha256Rounds.INITIAL_VALUE;
        };
    }

    /** The ciphertext (SIMON: paper, appendix B; SM4: GB/T 32907, A.1) or digest (FIPS 180-4) of the vector. */
    static List<Integer> result(Algorithm algorithm) {
        return switch (algorithm) {
            case SIMON64_128 -> List.of(0x44c8fc20, 0xb9dfa07a);
            case SM4 -> List.of(0x681edf34, 0xd206965e, 0x86b3e94f, 0x536e4246);
            case SHA256 ->
                List.of(0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad);
        };
    }

    /** The words that the rounds take, one each. */
    static List<Integer> roundWords(Algorithm algorithm) {
        Rounds rounds = Rounds.of(algorithm);
        List<Integer> words = new ArrayList<>(scheduleStart(algorithm));
        if (algorithm == Algorithm.SM4) {
            words.replaceAll(word -> word ^ Sm4Rounds.FAMILY_KEY.get(words.indexOf(word)));
        }
        for (int step = 0; step < rounds.scheduleSteps(); step++) {
            words.add(rounds.nextScheduleWord(
                    NUMBERS, words.subList(step, step + rounds.windowWords()), rounds.scheduleConstant(step)));
        }
        return words.subList(words.size() - algorithm.rounds(), words.size());
    }

    /** What is in the state words when the rounds are done. */
    static List<Integer> stateAfterRounds(Algorithm algorithm) {
        Rounds rounds = Rounds.of(algorithm);
        List<Integer> keys = roundWords(algorithm);
        List<Integer> state = block(algorithm);
        for (int round = 0; round < algorithm.rounds(); round++) {
            state = rounds.round(NUMBERS, state, keys.get(round), rounds.roundConstant(round));
        }
        return state;
    }
}
