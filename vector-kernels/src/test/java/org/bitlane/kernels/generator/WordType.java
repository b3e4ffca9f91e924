package org.bitlane.kernels.generator;

import java.util.List;
import org.bitlane.kernels.circuit.Gate;

/**
 * The Java type that holds one plane, and how Java spells what rounds do with it.
 *
 * <p>A plane holds bit j of each of a word's four bytes, side by side and in their order, for every block of a batch.
 */
interface WordType {

    /** The type of a plane in a register. */
    String name();

    /** What follows the name of a class for this type: nothing, or what sets it apart from another type's. */
    default String classSuffix() {
        return "";
    }

    /** What holds a plane, as Javadoc. */
    default String description() {
        return "a plane in each {@code " + name() + "}";
    }

    /** The package of the generated classes. */
    String packageName();

    /** The interface of the generated classes, as a full class name. */
    String roundsInterface();

    /** Further classes that the generated code uses, as full names. */
    List<String> imports();

    /** The type of the array that holds the planes of the state. */
    String stateType();

    /** The type of the array that holds the planes of the round keys. */
    String roundKeysType();

    /** An expression for a gate. */
    String gate(Gate.Operation operation, String left, String right);

    /** An expression for the plane whose words are rotated left by some bytes. */
    String rotateBytes(String plane, int bytes);

    /** An expression that reads a plane of the state. */
    String load(String array, String index);

    /** A statement that writes a plane of the state. */
    String store(String array, String index, String plane);

    /** An expression that reads a plane of the round keys. */
    String roundKey(String array, String index);

    /** An expression for the exclusive or of some planes. */
    default String xor(String first, String... others) {
        String sum = first;
        for (String other : others) {
            sum = gate(Gate.Operation.XOR, sum, other);
        }
        return sum;
    }
}
