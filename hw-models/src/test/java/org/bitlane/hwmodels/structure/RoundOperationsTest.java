package org.bitlane.hwmodels.structure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuits;
import org.bitlane.kernels.circuit.Gate.Operation;
import org.junit.jupiter.api.Test;

class RoundOperationsTest {
    @Test
    void simonRoundIsItsCircuitAndThreeRotations() {
        RoundOperations operations = RoundOperations.of(Algorithm.SIMON64_128);
        assertEquals(
                (int) Circuits.SIMON_ROUND_BIT.count(Operation.AND),
                operations.perRound().get(WordOperation.AND));
        assertEquals(
                (int) Circuits.SIMON_ROUND_BIT.count(Operation.XOR),
                operations.perRound().get(WordOperation.XOR));
        assertEquals(List.of(1, 8, 2), operations.rotations());
        assertEquals(40, operations.scheduleSteps());
        assertEquals(0, operations.tableBytes());
    }

    @Test
    void sm4RoundLooksUpFourBytesAndRotatesFourTimes() {
        RoundOperations operations = RoundOperations.of(Algorithm.SM4);
        assertEquals(4, operations.perRound().get(WordOperation.LOAD_TABLE));
        assertEquals(4, operations.perRound().get(WordOperation.EXTRACT_BYTE));
        assertEquals(List.of(2, 10, 18, 24), operations.rotations());
        assertEquals(List.of(13, 23), operations.scheduleRotations());
        assertEquals(
                Circuits.SM4_INPUT_BIT.gates().size()
                        + Circuits.SM4_OUTPUT_BIT.gates().size(),
                operations.perRound().get(WordOperation.XOR));
        assertEquals(256, operations.tableBytes());
    }

    @Test
    void sha256RoundAddsSevenTimesAndItsScheduleStepReadsFourWords() {
        RoundOperations operations = RoundOperations.of(Algorithm.SHA256);
        assertEquals(7, operations.perRound().get(WordOperation.ADD));
        assertEquals(6, operations.perRound().get(WordOperation.ROTATE));
        assertEquals(3, operations.scheduleRound().get(WordOperation.ADD));
        assertEquals(2, operations.scheduleRound().get(WordOperation.SHIFT));
        assertEquals(4, operations.scheduleRound().get(WordOperation.LOAD_MESSAGE));
        assertFalse(operations.perRound().containsKey(WordOperation.LOAD_KEY));
        assertEquals(48, operations.scheduleSteps());
    }
}
