package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.bitlane.hwmodels.structure.LogicNetwork.Register;
import org.bitlane.hwmodels.structure.LogicNetwork.Role;

/** Words of registers and ports, and the S-boxes of a design's rounds. */
final class DesignWords {
    /** The bits of the generator that masks a defended round: 32 for the shares, 32 fresh ones for the AND gates. */
    static final int MASK_BITS = 64;

    private DesignWords() {}

    /** Input ports {@code name0}, {@code name1}, ... of 32 bits. */
    static List<int[]> inputs(LogicNetwork network, String name, int count) {
        return words(count, i -> network.input(name + i, BitLogic.WORD_BITS));
    }

    /** Names words as the outputs {@code name0}, {@code name1}, ... */
    static void outputs(LogicNetwork network, String name, List<int[]> words) {
        for (int i = 0; i < words.size(); i++) {
            network.output(name + i, words.get(i));
        }
    }

    /** The outputs of registers that {@link #register} completes. */
    static List<int[]> registerOutputs(LogicNetwork network, int count) {
        return words(count, i -> registerOutput(network, BitLogic.WORD_BITS));
    }

    static int[] registerOutput(LogicNetwork network, int width) {
        return IntStream.range(0, width).map(bit -> network.registerOutput()).toArray();
    }

    static void register(LogicNetwork network, List<int[]> outputs, List<int[]> inputs, Role role) {
        for (int i = 0; i < outputs.size(); i++) {
            for (int bit = 0; bit < outputs.get(i).length; bit++) {
                network.register(outputs.get(i)[bit], inputs.get(i)[bit], role);
            }
        }
    }

    /** Registers that a signal presets to the bits of a number, bit by bit. */
    static void registerWithPreset(
            LogicNetwork network, int[] outputs, int[] inputs, Role role, int presetBy, IntUnaryOperator presetBit) {
        for (int bit = 0; bit < outputs.length; bit++) {
            boolean preset = presetBit.applyAsInt(bit) != 0;
            network.register(new Register(outputs[bit], inputs[bit], role, presetBy, preset, LogicNetwork.TRUE));
        }
    }

    /** The S-box of the rounds that are not masked. */
    static ByteSubstitution plainSBox(StructuralOptions options) {
        return switch (options.sBox()) {
            case LOGIC -> Sm4SBoxes.table();
            case COMPOSITE -> Sm4SBoxes.composite();
            case BLOCK_RAM -> Sm4SBoxes.blockRam();
        };
    }

    /** A masked S-box with a mask generator of its own in the given network, or that one's plain S-box by a select. */
    static ByteSubstitution maskedSBox(LogicNetwork network) {
        int[] generator = registerOutput(network, MASK_BITS);
        int[] shifted = new int[MASK_BITS];
        System.arraycopy(generator, 0, shifted, 1, MASK_BITS - 1);
        // x^64 + x^63 + x^61 + x^60 + 1 is primitive.
        shifted[0] = network.xor(network.xor(generator[63], generator[62]), network.xor(generator[60], generator[59]));
        register(network, List.of(generator), List.of(shifted), Role.CONTROL);
        int[] masks = IntStream.range(0, BitLogic.WORD_BITS)
                .map(bit -> generator[bit])
                .toArray();
        int[] fresh = IntStream.range(BitLogic.WORD_BITS, MASK_BITS)
                .map(bit -> generator[bit])
                .toArray();
        return Sm4SBoxes.masked(masks, fresh);
    }

    /** One S-box where the selector is 1, and the other one where it is 0; both are built unless it is constant. */
    static ByteSubstitution selected(int selector, ByteSubstitution ifOne, ByteSubstitution ifZero) {
        if (selector == LogicNetwork.TRUE) {
            return ifOne;
        }
        return (network, input, position) -> {
            int[] one = ifOne.substitute(network, input, position);
            int[] zero = ifZero.substitute(network, input, position);
            return IntStream.range(0, one.length)
                    .map(bit -> network.select(selector, one[bit], zero[bit]))
                    .toArray();
        };
    }

    private interface WordSource {
        int[] word(int index);
    }

    private static List<int[]> words(int count, WordSource source) {
        List<int[]> words = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            words.add(source.word(i));
        }
        return words;
    }
}
