package org.bitlane.kernels.generator;

import java.util.List;
import org.bitlane.kernels.circuit.Gate;

/** A plane in a {@code long}: for each of the four bytes 16 bits, one for each block of the batch. */
final class LongWord implements WordType {
    private static final int BLOCKS = 16;

    @Override
    public String name() {
        return "long";
    }

    @Override
    public String packageName() {
        return "org.bitlane.kernels.scalar.generated";
    }

    @Override
    public String roundsInterface() {
        return "org.bitlane.kernels.scalar.PlaneRounds";
    }

    @Override
    public List<String> imports() {
        return List.of();
    }

    @Override
    public String stateType() {
        return "long[]";
    }

    @Override
    public String roundKeysType() {
        return "long[]";
    }

    @Override
    public String gate(Gate.Operation operation, String left, String right) {
        boolean chain = operation == Gate.Operation.XOR && isSum(left);
        return (chain ? left : operand(left)) + " " + operation.symbol() + " " + operand(right);
    }

    @Override
    public String rotateBytes(String plane, int bytes) {
        return "Long.rotateLeft(" + plane + ", " + BLOCKS * bytes + ")";
    }

    @Override
    public String load(String array, String index) {
        return array + "[" + index + "]";
    }

    @Override
    public String store(String array, String index, String plane) {
        return load(array, index) + " = " + plane + ";";
    }

    @Override
    public String roundKey(String array, String index) {
        return load(array, index);
    }

    /** Whether an expression is a sum, whatever may stand in its parentheses. */
    private static boolean isSum(String expression) {
        return !expression.replaceAll("\\([^()]*\\)", "").contains("&");
    }

    private static String operand(String expression) {
        boolean simple = expression.matches("[a-z0-9]+|[A-Za-z.]+\\([^()]*\\)|[A-Za-z]+\\[[^\\[\\]]*]");
        return simple ? expression : "(" + expression + ")";
    }
}
