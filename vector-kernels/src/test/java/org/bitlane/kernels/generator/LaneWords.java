package org.bitlane.kernels.generator;

/** A word of one message in each lane of an {@code IntVector}: words are expressions. */
final class LaneWords implements Words<String> {

    @Override
    public String add(String left, String right) {
        return left + ".add(" + right + ")";
    }

    @Override
    public String xor(String left, String right) {
        return left + ".lanewise(XOR, " + right + ")";
    }

    @Override
    public String and(String left, String right) {
        return left + ".and(" + right + ")";
    }

    @Override
    public String rotateRight(String word, int bits) {
        return word + ".lanewise(ROR, " + bits + ")";
    }

    @Override
    public String shiftRight(String word, int bits) {
        return word + ".lanewise(LSHR, " + bits + ")";
    }

    /** An expression that reads a vector of an array, counted in vectors. */
    static String load(String array, String index) {
        return "IntVector.fromArray(Lanes.INTS, " + array + ", " + element(index) + ")";
    }

    /** A statement that writes a vector of an array, counted in vectors. */
    static String store(String array, String index, String word) {
        return word + ".intoArray(" + array + ", " + element(index) + ");";
    }

    /** The expression for a place behind another one, which may be empty for the start. */
    static String place(String from, int offset) {
        return from.isEmpty() ? String.valueOf(offset) : PlaneAccess.index(from, offset);
    }

    private static String element(String index) {
        return index.contains(" ") ? "(" + index + ") * Lanes.COUNT" : index + " * Lanes.COUNT";
    }
}
