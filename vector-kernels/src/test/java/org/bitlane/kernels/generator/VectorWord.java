package org.bitlane.kernels.generator;

import java.nio.ByteOrder;
import java.util.List;
import org.bitlane.kernels.circuit.Gate;

/**
 * A plane in a vector of {@code int} lanes: each lane has a byte for each of a word's four bytes, and in it a bit for each
 * of eight blocks. Lanes are read little-endian: if the words of the cipher are big-endian, they are rotated the other way
 * round than their lanes.
 */
final class VectorWord implements WordType {
    private final boolean bigEndian;

    /** Planes of big-endian words. */
    VectorWord() {
        this(ByteOrder.BIG_ENDIAN);
    }

    /** Planes of words whose bytes lie in the given order in memory, and so in the lanes. */
    VectorWord(ByteOrder order) {
        this.bigEndian = order == ByteOrder.BIG_ENDIAN;
    }

    @Override
    public String name() {
        return "IntVector";
    }

    @Override
    public String classSuffix() {
        return bigEndian ? "" : "LittleEndian";
    }

    @Override
    public String description() {
        return WordType.super.description() + (bigEndian ? "" : ", of little-endian words");
    }

    @Override
    public String packageName() {
        return "org.bitlane.kernels.vector.generated";
    }

    @Override
    public String roundsInterface() {
        return "org.bitlane.kernels.vector.PlaneRounds";
    }

    @Override
    public List<String> imports() {
        return List.of(
                "jdk.incubator.vector.IntVector",
                "org.bitlane.kernels.vector.Lanes",
                "static jdk.incubator.vector.VectorOperators." + rotateLeft(),
                "static jdk.incubator.vector.VectorOperators.XOR");
    }

    @Override
    public String stateType() {
        return "int[]";
    }

    @Override
    public String roundKeysType() {
        return "int[]";
    }

    @Override
    public String gate(Gate.Operation operation, String left, String right) {
        return switch (operation) {
            case AND -> left + ".and(" + right + ")";
            case XOR -> left + ".lanewise(XOR, " + right + ")";
        };
    }

    @Override
    public String rotateBytes(String plane, int bytes) {
        return plane + ".lanewise(" + rotateLeft() + ", " + Byte.SIZE * bytes + ")";
    }

    @Override
    public String load(String array, String index) {
        return "IntVector.fromArray(Lanes.INTS, " + array + ", " + element(index) + ")";
    }

    @Override
    public String store(String array, String index, String plane) {
        return plane + ".intoArray(" + array + ", " + element(index) + ");";
    }

    @Override
    public String roundKey(String array, String index) {
        return array + "[" + index + "]";
    }

    /** What rotates lanes so that the words in them are rotated left. */
    private String rotateLeft() {
        return bigEndian ? "ROR" : "ROL";
    }

    private static String element(String index) {
        return index.contains(" ") ? "(" + index + ") * Lanes.COUNT" : index + " * Lanes.COUNT";
    }
}
