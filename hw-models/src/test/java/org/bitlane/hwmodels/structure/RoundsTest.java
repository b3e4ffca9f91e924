package org.bitlane.hwmodels.structure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoundsTest {
    @Test
    void simonRoundsGiveThePapersCiphertext() {
        assertEquals(Reference.result(Algorithm.SIMON64_128), Reference.stateAfterRounds(Algorithm.SIMON64_128));
    }

    @Test
    void sm4RoundsGiveTheStandardsCiphertextLastWordFirst() {
        List<Integer> reversed = new ArrayList<>(Reference.stateAfterRounds(Algorithm.SM4));
        Collections.reverse(reversed);
        assertEquals(Reference.result(Algorithm.SM4), reversed);
    }

    @Test
    void sha256RoundsAddedToTheInitialValueGiveTheDigestOfAbc() {
        List<Integer> state = Reference.stateAfterRounds(Algorithm.SHA256);
        List<Integer> digest = new ArrayList<>();
        for (int word = 0; word < state.size(); word++) {
            digest.add(state.get(word) + Sha256Rounds.INITIAL_VALUE.get(word));
        }
        assertEquals(Reference.result(Algorithm.SHA256), digest);
    }

    @ParameterizedTest
    @EnumSource(names = {"SIMON64_128", "SM4"})
    void keyScheduleOfACipherRunsBackwardsByTheSameStep(Algorithm algorithm) {
        Rounds rounds = Rounds.of(algorithm);
        List<Integer> keys = Reference.roundWords(algorithm);
        int last = keys.size() - 1;
        List<Integer> backwards = List.of(keys.get(last), keys.get(last - 3), keys.get(last - 2), keys.get(last - 1));
        int constant = rounds.scheduleConstant(rounds.scheduleSteps() - 1);
        assertEquals(keys.get(last - 4), rounds.nextScheduleWord(new NumberWords(), backwards, constant));
    }

    @Test
    void sm4SBoxIsThatOfTheStandard() {
        // Corners of the table in GB/T 32907, 6.2.1.
        assertEquals(0xD6, Sm4SBoxes.value(0x00));
        assertEquals(0x05, Sm4SBoxes.value(0x0F));
        assertEquals(0x84, Sm4SBoxes.value(0xEF));
        assertEquals(0x48, Sm4SBoxes.value(0xFF));
    }
}
