package org.bitlane.kernels.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CircuitParserTest {

    @Test
    void readsInputsGatesAndOutputs() {
        Circuit circuit = CircuitParser.parse(
                "sum", List.of("# half adder", "inputs x y", "", "s = x ^ y  # sum", "c = x & y", "outputs s c"));

        assertEquals("sum", circuit.name());
        assertEquals(List.of("x", "y"), circuit.inputs());
        assertEquals(List.of(new Gate(Gate.Operation.XOR, 0, 1), new Gate(Gate.Operation.AND, 0, 1)), circuit.gates());
        assertEquals(List.of(2, 3), circuit.outputs());
    }

    @Test
    void anInputMayBeAnOutput() {
        assertEquals(
                List.of(0),
                CircuitParser.parse("wire", List.of("inputs x", "outputs x")).outputs());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
                    g = x ^ y                                ! 1 ! the line "inputs ..." must come first
                    inputs x; inputs y                       ! 2 ! a second line of inputs
                    inputs x x                               ! 1 ! "x" is defined twice
                    inputs x 2                               ! 1 ! "2" is not a name
                    inputs x; x = x ^ x                      ! 2 ! "x" is defined twice
                    inputs x; g = x ^ y                      ! 2 ! "y" is not defined above
                    inputs x; g = g ^ x                      ! 2 ! "g" is not defined above
                    inputs x; g = x | x                      ! 2 ! unknown operation "|": expected & or ^
                    inputs x; g = x ^                        ! 2 ! "g = x ^" is not of the form "name = left ^ right"
                    inputs x; g x = x ^                      ! 2 ! "g x = x ^" is not of the form "name = left ^ right"
                    inputs x; outputs y                      ! 2 ! "y" is not defined above
                    inputs x; outputs x; g = x ^ x           ! 3 ! "g = x ^ x" comes after the outputs
                    inputs x; g = x ^ x                      ! 2 ! the line "outputs ..." is missing at the end
                    """)
    void refusesWhatIsNotACircuitAndSaysWhere(String text, int line, String message) {
        List<String> lines = List.of(text.split("; "));

        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> CircuitParser.parse("bad", lines));

        assertEquals("circuit bad, line " + line + ": " + message, refusal.getMessage());
    }
}
