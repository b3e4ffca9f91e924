package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bitlane.kernels.circuit.Circuit;

/**
 * Words without a value: what a round description does with them is counted.
 *
 * <p>A rotation that has been computed before is taken from there, as any compiler does.
 */
final class OperationCounter implements WordLogic<OperationCounter.Token> {
    /**
     * A word, told apart from others by where it comes from.
     *
     * @param id a number of its own, or that of the word it is a rotation of
     * @param rotation by how much it is rotated left
     */
    record Token(int id, int rotation) {}

    private final Map<WordOperation, Integer> counts = new EnumMap<>(WordOperation.class);
    private final List<Integer> rotations = new ArrayList<>();
    private final Set<Token> rotated = new HashSet<>();
    private int made;

    /** A word that is there without an operation. */
    Token word() {
        return new Token(made++, 0);
    }

    List<Token> words(int count) {
        List<Token> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(word());
        }
        return words;
    }

    /** Counts operations that a round description does not show, such as loads. */
    void count(WordOperation operation, int times) {
        if (times > 0) {
            counts.merge(operation, times, Integer::sum);
        }
    }

    Map<WordOperation, Integer> counts() {
        return counts;
    }

    /** The distances of all rotations counted, to the left. */
    List<Integer> rotations() {
        return rotations;
    }

    @Override
    public Token constant(int value) {
        return word();
    }

    @Override
    public Token xor(Token left, Token right) {
        count(WordOperation.XOR, 1);
        return word();
    }

    @Override
    public Token bitwise(Circuit circuit, List<Token> inputs) {
        circuit.gates()
                .forEach(gate -> count(
                        switch (gate.operation()) {
                            case AND -> WordOperation.AND;
                            case XOR -> WordOperation.XOR;
                        },
                        1));
        return word();
    }

    @Override
    public Token add(List<Token> terms) {
        count(WordOperation.ADD, terms.size() - 1);
        return word();
    }

    @Override
    public Token rotateLeft(Token word, int distance) {
        Token result = new Token(word.id(), Math.floorMod(word.rotation() + distance, Integer.SIZE));
        if (result.rotation() != 0 && rotated.add(result)) {
            count(WordOperation.ROTATE, 1);
            rotations.add(Math.floorMod(distance, Integer.SIZE));
        }
        return result;
    }

    @Override
    public Token shiftRight(Token word, int distance) {
        count(WordOperation.SHIFT, 1);
        return word();
    }

    @Override
    public Token substituteBytes(Token word) {
        count(WordOperation.EXTRACT_BYTE, Integer.BYTES);
        count(WordOperation.LOAD_TABLE, Integer.BYTES);
        count(WordOperation.INSERT_BYTE, Integer.BYTES - 1);
        return word();
    }
}
