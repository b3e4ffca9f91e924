package org.bitlane.hwmodels.cpu;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.hwmodels.structure.WordLogic;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;
import org.bitlane.kernels.circuit.Gate;

/**
 * Words spread over planes: bit b of a word is in plane {@code b % planes}, in the group of lanes {@code b / planes}.
 *
 * <p>So a rotation renames planes and rotates the lanes of some of them: all in the one plane of a word per lane, none
 * with 32 planes.
 */
final class PlaneLogic implements WordLogic<int[]> {
    private final PlaneProgram program;
    private final Layout layout;
    private final Circuit sBox;

    PlaneLogic(PlaneProgram program, Layout layout, Circuit sBox) {
        this.program = program;
        this.layout = layout;
        this.sBox = sBox;
    }

    int[] word() {
        return program.inputs(layout.planesPerWord());
    }

    List<int[]> words(int count) {
        List<int[]> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(word());
        }
        return words;
    }

    /** A constant is a plane like any other, broadcast from memory. */
    @Override
    public int[] constant(int value) {
        return word();
    }

    @Override
    public int[] xor(int[] left, int[] right) {
        int[] word = new int[left.length];
        for (int plane = 0; plane < word.length; plane++) {
            word[plane] = program.logic(Gate.Operation.XOR, left[plane], right[plane]);
        }
        return word;
    }

    @Override
    public int[] bitwise(Circuit circuit, List<int[]> inputs) {
        int[] word = new int[layout.planesPerWord()];
        for (int plane = 0; plane < word.length; plane++) {
            int at = plane;
            word[plane] = program.apply(
                            circuit,
                            inputs.stream().mapToInt(input -> input[at]).toArray())[0];
        }
        return word;
    }

    @Override
    public int[] add(List<int[]> terms) {
        int[] sum = terms.get(0);
        for (int[] term : terms.subList(1, terms.size())) {
            sum = switch (layout) {
                case WORD_PER_LANE -> new int[] {program.add(sum[0], term[0])};
                case SLICED -> ripple(sum, term);
                case PACKED -> throw unsupported("addition");
            };
        }
        return sum;
    }

    private int[] ripple(int[] left, int[] right) {
        int[] sum = new int[left.length];
        int carry = PlaneProgram.ZERO;
        for (int bit = 0; bit < sum.length; bit++) {
            int[] outputs = program.apply(Circuits.FULL_ADDER, left[bit], right[bit], carry);
            sum[bit] = outputs[0];
            carry = outputs[1];
        }
        return sum;
    }

    @Override
    public int[] rotateLeft(int[] word, int distance) {
        int planes = word.length;
        int left = Math.floorMod(distance, Integer.SIZE);
        int renamed = left % planes;
        int[] rotated = new int[planes];
        for (int plane = 0; plane < planes; plane++) {
            int groups = left / planes + (plane < renamed ? 1 : 0);
            // The lanes of a group lie beside each other for one block or for many; in instructions it is the same.
            int lanes = groups * planes % Integer.SIZE;
            rotated[plane] = program.rotate(word[Math.floorMod(plane - renamed, planes)], lanes);
        }
        return rotated;
    }

    @Override
    public int[] shiftRight(int[] word, int distance) {
        return switch (layout) {
            case WORD_PER_LANE -> new int[] {program.shift(word[0])};
            case SLICED -> {
                int[] shifted = Arrays.copyOfRange(word, distance, distance + word.length);
                Arrays.fill(shifted, word.length - distance, word.length, PlaneProgram.ZERO);
                yield shifted;
            }
            case PACKED -> throw unsupported("shift");
        };
    }

    @Override
    public int[] substituteBytes(int[] word) {
        if (layout == Layout.WORD_PER_LANE) {
            throw unsupported("S-box");
        }
        int[] substituted = new int[word.length];
        for (int at = 0; at < word.length; at += Byte.SIZE) {
            int[] bits = Arrays.copyOfRange(word, at, at + Byte.SIZE);
            System.arraycopy(program.apply(sBox, bits), 0, substituted, at, Byte.SIZE);
        }
        return substituted;
    }

    private UnsupportedOperationException unsupported(String operation) {
        return new UnsupportedOperationException("no " + operation + " in the layout " + layout);
    }
}
