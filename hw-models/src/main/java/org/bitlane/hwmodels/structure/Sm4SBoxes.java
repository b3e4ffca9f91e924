package org.bitlane.hwmodels.structure;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bitlane.kernels.circuit.Circuit;
import org.bitlane.kernels.circuit.Circuits;
import org.bitlane.kernels.circuit.Gate;

/** The forms of SM4's S-box, all of them derived from its circuit. */
final class Sm4SBoxes {
    /** The circuits compute {@code S(x ^ 0x75) ^ 0xD3}. */
    private static final int INPUT_CONSTANT = 0x75;

    private static final int OUTPUT_CONSTANT = 0xD3;
    private static final Circuit CIRCUIT = Stream.of(Circuits.SM4_SBOX_110, Circuits.SM4_SBOX_125)
            .min(Comparator.comparingInt(circuit -> circuit.gates().size()))
            .orElseThrow();
    private static final List<TruthTable> OUTPUT_BITS = tabulate();

    private Sm4SBoxes() {}

    /** The S-box's output bits as functions of its input, least significant first. */
    static List<TruthTable> outputBits() {
        return OUTPUT_BITS;
    }

    /** The AND gates of one S-box, each of which needs a fresh random bit when masked. */
    static int andGates() {
        return (int) CIRCUIT.count(Gate.Operation.AND);
    }

    /** The S-box of a byte. */
    static int value(int input) {
        int output = 0;
        for (int bit = 0; bit < OUTPUT_BITS.size(); bit++) {
            output |= OUTPUT_BITS.get(bit).at(input) ? 1 << bit : 0;
        }
        return output;
    }

    /** As eight functions of eight inputs. */
    static ByteSubstitution table() {
        return (network, input, position) -> OUTPUT_BITS.stream()
                .mapToInt(function -> network.table(function, input))
                .toArray();
    }

    /** As the composite-field circuit. */
    static ByteSubstitution composite() {
        return (network, input, position) -> {
            int[] shifted = addConstant(network, input, INPUT_CONSTANT);
            return addConstant(network, BitLogic.instantiate(network, CIRCUIT, shifted), OUTPUT_CONSTANT);
        };
    }

    /** As a block RAM read; what comes out belongs to the clock after. */
    static ByteSubstitution blockRam() {
        return (network, input, position) -> network.memory(input, OUTPUT_BITS);
    }

    /**
     * As the composite-field circuit on two shares (Ishai, Sahai and Wagner, CRYPTO 2003, for two shares): exclusive or
     * share by share, AND from four ANDs and a fresh random bit. The shares are joined at the output.
     *
     * @param masks eight mask bits for each byte of a word
     * @param fresh at least {@link #andGates()} random bits; each byte takes them in another order
     */
    static ByteSubstitution masked(int[] masks, int[] fresh) {
        return (network, input, position) -> {
            int[] mask = Arrays.copyOfRange(masks, 8 * position, 8 * position + 8);
            int[] open = addConstant(network, input, INPUT_CONSTANT);
            int gates = CIRCUIT.gates().size();
            int[] first = new int[input.length + gates];
            int[] second = new int[input.length + gates];
            for (int bit = 0; bit < input.length; bit++) {
                first[bit] = network.xor(open[bit], mask[bit]);
                second[bit] = mask[bit];
            }
            int randomAt = fresh.length * position / 4;
            for (int i = 0; i < gates; i++) {
                Gate gate = CIRCUIT.gates().get(i);
                int own = input.length + i;
                int left = gate.left();
                int right = gate.right();
                if (gate.operation() == Gate.Operation.XOR) {
                    first[own] = network.xor(first[left], first[right]);
                    second[own] = network.xor(second[left], second[right]);
                } else {
                    int random = fresh[randomAt++ % fresh.length];
                    int crossed = network.xor(
                            network.xor(random, network.and(first[left], second[right])),
                            network.and(second[left], first[right]));
                    first[own] = network.xor(network.and(first[left], first[right]), random);
                    second[own] = network.xor(network.and(second[left], second[right]), crossed);
                }
            }
            int[] joined = CIRCUIT.outputs().stream()
                    .mapToInt(wire -> network.xor(first[wire], second[wire]))
                    .toArray();
            return addConstant(network, joined, OUTPUT_CONSTANT);
        };
    }

    private static int[] addConstant(LogicNetwork network, int[] bits, int constant) {
        return IntStream.range(0, bits.length)
                .map(bit -> network.xor(constant >> bit & 1, bits[bit]))
                .toArray();
    }

    private static List<TruthTable> tabulate() {
        long[][] lists = new long[8][TruthTable.wordsFor(8)];
        for (int word = 0; word < lists[0].length; word++) {
            long[] inputs = new long[8];
            for (int bit = 0; bit < 8; bit++) {
                long variable = TruthTable.variable(bit, 8)[word];
                inputs[bit] = (INPUT_CONSTANT >> bit & 1) == 0 ? variable : ~variable;
            }
            long[] outputs = CIRCUIT.evaluate(inputs);
            for (int bit = 0; bit < 8; bit++) {
                lists[bit][word] = (OUTPUT_CONSTANT >> bit & 1) == 0 ? outputs[bit] : ~outputs[bit];
            }
        }
        return Arrays.stream(lists).map(list -> new TruthTable(8, list)).toList();
    }
}
