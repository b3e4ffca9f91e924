package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataflowTest {

    @Test
    void textFormsNameTheThreeDataflows() {
        assertEquals(Dataflow.iterative(), Dataflow.parse("iterative"));
        assertEquals(Dataflow.unrolled(16), Dataflow.parse("unrolled-16"));
        assertEquals(Dataflow.pipelined(1), Dataflow.parse("pipelined-1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Iterative",
                "iterative-1",
                "unrolled",
                "unrolled-",
                "unrolled-x",
                "unrolled-+4",
                "unrolled-04",
                "unrolled- 4",
                "unrolled-4-4",
                "unrolled--4",
                "unrolled-99999999999",
                "pipelined",
                "pipelined-0.5",
                "parallel-4"
            })
    void anythingElseIsRefusedByName(String text) {
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, () -> Dataflow.parse(text));
        assertTrue(refusal.getMessage().contains("\"" + text + "\""), refusal.getMessage());
    }

    @Test
    void anUnrollFactorOfOneIsCalledIterative() {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> Dataflow.parse("unrolled-1"));
        assertTrue(refusal.getMessage().contains("iterative"), refusal.getMessage());
    }

    @Test
    void numbersOfRoundsStartAtOneAndFactorsAtTwo() {
        assertThrows(IllegalArgumentException.class, () -> Dataflow.unrolled(0));
        assertThrows(IllegalArgumentException.class, () -> Dataflow.unrolled(1));
        assertThrows(IllegalArgumentException.class, () -> Dataflow.unrolled(-4));
        assertThrows(IllegalArgumentException.class, () -> Dataflow.pipelined(0));
    }
}
