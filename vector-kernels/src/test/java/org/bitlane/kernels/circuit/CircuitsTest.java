package org.bitlane.kernels.circuit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.bitlane.kernels.reference.Sm4Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CircuitsTest {

    @ParameterizedTest
    @MethodSource("sboxes")
    void sm4SboxesAreTheTableOfTheStandardWithoutItsAffineConstants(Circuit sbox) {
        for (int x = 0; x < 256; x++) {
            assertEquals(Sm4Reference.sbox(x ^ 0x75) ^ 0xD3, value(sbox, x), sbox.name() + " at " + x);
        }
    }

    static List<Circuit> sboxes() {
        return List.of(Circuits.SM4_SBOX_110, Circuits.SM4_SBOX_125);
    }

    @ParameterizedTest
    @MethodSource("functions")
    void smallCircuitsComputeWhatTheirStandardSays(Circuit circuit, IntUnaryOperator function) {
        for (int x = 0; x < 1 << circuit.inputs().size(); x++) {
            assertEquals(function.applyAsInt(x), value(circuit, x), circuit.name() + " at " + x);
        }
    }

    /** Circuits with their functions: input i is bit i of the argument, output i is bit i of the value. */
    static Stream<Arguments> functions() {
        return Stream.of(
                function(Circuits.SIMON_ROUND_BIT, x -> bit(x, 0) & bit(x, 1) ^ bit(x, 2) ^ bit(x, 3) ^ bit(x, 4)),
                function(Circuits.SM4_INPUT_BIT, CircuitsTest::parity),
                function(Circuits.SM4_OUTPUT_BIT, CircuitsTest::parity),
                function(Circuits.SM4_KEY_BIT, CircuitsTest::parity),
                function(Circuits.SHA256_CHOOSE, x -> bit(x, 0) == 1 ? bit(x, 1) : bit(x, 2)),
                function(Circuits.SHA256_MAJORITY, x -> Integer.bitCount(x) / 2),
                function(Circuits.SHA256_SIGMA_BIT, CircuitsTest::parity),
                function(Circuits.SHA256_SIGMA_TOP_BIT, CircuitsTest::parity),
                function(Circuits.FULL_ADDER, Integer::bitCount));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void circuitsHaveTheGatesAndTheDepthThatTheirDescriptionSays(Circuit circuit, int and, int xor, int depth) {
        assertEquals(and, circuit.count(Gate.Operation.AND));
        assertEquals(xor, circuit.count(Gate.Operation.XOR));
        assertEquals(depth, circuit.depth());
    }

    static Stream<Arguments> sizes() {
        return Stream.of(
                Arguments.of(Circuits.SM4_SBOX_110, 32, 78, 30),
                Arguments.of(Circuits.SM4_SBOX_125, 34, 91, 22),
                Arguments.of(Circuits.SIMON_ROUND_BIT, 1, 3, 4),
                Arguments.of(Circuits.FULL_ADDER, 1, 4, 3));
    }

    @Test
    void everyCircuitIsTestedHere() {
        long functions = functions().count();
        assertEquals(Circuits.all().size(), sboxes().size() + functions);
    }

    @Test
    void evaluationTreatsEveryBitOfAWordAsAnInputOfItsOwn() {
        long[] sumAndCarry = Circuits.FULL_ADDER.evaluate(0b0000_1111, 0b0011_0011, 0b0101_0101);

        assertArrayEquals(new long[] {0b0110_1001, 0b0001_0111}, sumAndCarry);
    }

    @Test
    void evaluationRefusesAWrongNumberOfValues() {
        assertThrows(IllegalArgumentException.class, () -> Circuits.FULL_ADDER.evaluate(1, 2));
    }

    @Test
    void wiresMustComeBeforeTheirUse() {
        List<Gate> ahead = List.of(new Gate(Gate.Operation.AND, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Circuit("c", List.of("x"), ahead, List.of(1)));
        assertThrows(IllegalArgumentException.class, () -> new Circuit("c", List.of("x"), List.of(), List.of(1)));
        assertThrows(IllegalArgumentException.class, () -> new Circuit("c", List.of("x"), List.of(), List.of(-1)));
    }

    private static Arguments function(Circuit circuit, IntUnaryOperator function) {
        return Arguments.of(circuit, function);
    }

    private static int value(Circuit circuit, int x) {
        long[] inputs = new long[circuit.inputs().size()];
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = bit(x, i);
        }
        long[] outputs = circuit.evaluate(inputs);
        int value = 0;
        for (int i = 0; i < outputs.length; i++) {
            value |= (int) outputs[i] << i;
        }
        return value;
    }

    private static int bit(int x, int i) {
        return x >>> i & 1;
    }

    private static int parity(int x) {
        return Integer.bitCount(x) & 1;
    }
}
