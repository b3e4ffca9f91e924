package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;
import org.bitlane.kernels.circuit.Gate;

/** Words of 32 signals, least significant first: what a round description makes is added to a network. */
final class BitLogic implements WordLogic<int[]> {
    static final int WORD_BITS = 32;

    private final LogicNetwork network;
    private final ByteSubstitution substitution;
    private final Adders adders;

    BitLogic(LogicNetwork network, ByteSubstitution substitution, Adders adders) {
        this.network = network;
        this.substitution = substitution;
        this.adders = adders;
    }

    @Override
    public int[] constant(int value) {
        int[] word = new int[WORD_BITS];
        for (int bit = 0; bit < WORD_BITS; bit++) {
            word[bit] = (value >> bit & 1) == 0 ? LogicNetwork.FALSE : LogicNetwork.TRUE;
        }
        return word;
    }

    @Override
    public int[] xor(int[] left, int[] right) {
        int[] word = new int[left.length];
        for (int bit = 0; bit < word.length; bit++) {
            word[bit] = network.xor(left[bit], right[bit]);
        }
        return word;
    }

    @Override
    public int[] bitwise(Circuit circuit, List<int[]> inputs) {
        return bitwiseAll(circuit, inputs).get(0);
    }

    private List<int[]> bitwiseAll(Circuit circuit, List<int[]> inputs) {
        int width = inputs.get(0).length;
        List<int[]> words = new ArrayList<>();
        circuit.outputs().forEach(output -> words.add(new int[width]));
        for (int bit = 0; bit < width; bit++) {
            int[] bits = new int[inputs.size()];
            for (int input = 0; input < bits.length; input++) {
                bits[input] = inputs.get(input)[bit];
            }
            int[] results = instantiate(network, circuit, bits);
            for (int output = 0; output < results.length; output++) {
                words.get(output)[bit] = results[output];
            }
        }
        return words;
    }

    /** Adds the gates of a circuit to a network and says where its outputs are. */
    static int[] instantiate(LogicNetwork network, Circuit circuit, int... inputs) {
        int[] wires = new int[inputs.length + circuit.gates().size()];
        System.arraycopy(inputs, 0, wires, 0, inputs.length);
        for (int i = 0; i < circuit.gates().size(); i++) {
            Gate gate = circuit.gates().get(i);
            int left = wires[gate.left()];
            int right = wires[gate.right()];
            wires[inputs.length + i] = switch (gate.operation()) {
                case AND -> network.and(left, right);
                case XOR -> network.xor(left, right);
            };
        }
        int[] outputs = new int[circuit.outputs().size()];
        for (int i = 0; i < outputs.length; i++) {
            outputs[i] = wires[circuit.outputs().get(i)];
        }
        return outputs;
    }

    @Override
    public int[] add(List<int[]> terms) {
        List<int[]> open = new ArrayList<>(terms);
        while (adders == Adders.CARRY_SAVE && open.size() > 2) {
            List<int[]> reduced = bitwiseAll(Circuits.FULL_ADDER, open.subList(0, 3));
            open.subList(0, 3).clear();
            open.add(reduced.get(0));
            open.add(shift(reduced.get(1), 1));
        }
        int[] sum = open.get(0);
        for (int[] term : open.subList(1, open.size())) {
            sum = network.add(sum, term);
        }
        return sum;
    }

    @Override
    public int[] rotateLeft(int[] word, int distance) {
        int[] rotated = new int[word.length];
        for (int bit = 0; bit < word.length; bit++) {
            rotated[bit] = word[Math.floorMod(bit - distance, word.length)];
        }
        return rotated;
    }

    @Override
    public int[] shiftRight(int[] word, int distance) {
        return shift(word, -distance);
    }

    private static int[] shift(int[] word, int left) {
        int[] shifted = new int[word.length];
        for (int bit = 0; bit < word.length; bit++) {
            int from = bit - left;
            shifted[bit] = from >= 0 && from < word.length ? word[from] : LogicNetwork.FALSE;
        }
        return shifted;
    }

    @Override
    public int[] substituteBytes(int[] word) {
        int[] substituted = new int[word.length];
        for (int at = 0; at < word.length; at += 8) {
            int[] bits = new int[8];
            System.arraycopy(word, at, bits, 0, 8);
            System.arraycopy(substitution.substitute(network, bits, at / 8), 0, substituted, at, 8);
        }
        return substituted;
    }

    /** A word that is {@code ifOne} where the selector is 1, and otherwise {@code ifZero}. */
    int[] select(int selector, int[] ifOne, int[] ifZero) {
        int[] word = new int[ifOne.length];
        for (int bit = 0; bit < word.length; bit++) {
            word[bit] = network.select(selector, ifOne[bit], ifZero[bit]);
        }
        return word;
    }
}
