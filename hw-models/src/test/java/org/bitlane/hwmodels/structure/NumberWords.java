package org.bitlane.hwmodels.structure;

import java.util.List;
import org.bitlane.kernels.circuit.Circuit;

/** Words that are numbers: a round description on them computes the round. */
public final class NumberWords implements WordLogic<Integer> {
    /** Numbers have no state. */
    public NumberWords() {}

    @Override
    public Integer constant(int value) {
        return value;
    }

    @Override
    public Integer xor(Integer left, Integer right) {
        return left ^ right;
    }

    @Override
    public Integer bitwise(Circuit circuit, List<Integer> inputs) {
        return (int)
                circuit.evaluate(inputs.stream().mapToLong(Integer::longValue).toArray())[0];
    }

    @Override
    public Integer add(List<Integer> terms) {
        return terms.stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public Integer rotateLeft(Integer word, int distance) {
        return Integer.rotateLeft(word, distance);
    }

    @Override
    public Integer shiftRight(Integer word, int distance) {
        return word >>> distance;
    }

    @Override
    public Integer substituteBytes(Integer word) {
        int substituted = 0;
        for (int at = 0; at < Integer.SIZE; at += Byte.SIZE) {
            substituted |= Sm4SBoxes.value(word >>> at & 0xFF) << at;
        }
        return substituted;
    }
}
