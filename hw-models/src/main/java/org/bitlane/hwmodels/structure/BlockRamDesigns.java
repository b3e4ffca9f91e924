package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.hwmodels.structure.LogicNetwork.Role;
import org.bitlane.kernels.Algorithm;

/**
 * SM4 with its S-boxes in block RAM, one round a clock.
 *
 * <p>The RAM's output register lies in the middle of the round, so a clock goes from the S-box outputs through the
 * linear transformation to the next round's S-box inputs, and a block needs one clock more than there are rounds.
 */
final class BlockRamDesigns {
    private static final Sm4Rounds ROUNDS = new Sm4Rounds();

    private BlockRamDesigns() {}

    static Design loop(StructuralOptions options) {
        LogicNetwork network = new LogicNetwork();
        BitLogic logic = logic(network, options);
        int load = network.control("load");
        List<int[]> state = DesignWords.registerOutputs(network, ROUNDS.stateWords());
        List<int[]> block = DesignWords.inputs(network, "block", ROUNDS.stateWords());
        // The address is that of the word that the S-boxes serve in the coming clock; their data comes first here only
        // because signals are numbered in the order in which they can be computed.
        int[] substituted = new int[BitLogic.WORD_BITS];
        for (int at = 0; at < substituted.length; at += 8) {
            System.arraycopy(network.memoryData(Sm4SBoxes.outputBits()), 0, substituted, at, 8);
        }
        List<int[]> rotated = ROUNDS.complete(logic, state, substituted);
        List<int[]> next = new ArrayList<>();
        for (int word = 0; word < rotated.size(); word++) {
            next.add(logic.select(load, block.get(word), rotated.get(word)));
        }
        int[] address = ROUNDS.substitutionInput(logic, next, network.input("key0", BitLogic.WORD_BITS));
        for (int at = 0; at < substituted.length; at += 8) {
            network.memory(
                    Arrays.copyOfRange(address, at, at + 8),
                    Arrays.copyOfRange(substituted, at, at + 8),
                    Sm4SBoxes.outputBits());
        }
        DesignWords.register(network, state, next, Role.STATE);
        DesignWords.outputs(network, "result", state);
        int clocks = Algorithm.SM4.rounds();
        return new Design(List.of(new Design.Part(network, 1, true)), List.of(0), clocks, clocks + 1);
    }

    static Design pipeline(StructuralOptions options) {
        int total = Algorithm.SM4.rounds();
        List<Design.Part> parts = new ArrayList<>();
        parts.add(new Design.Part(stage(options, true, false), 1, true));
        parts.add(new Design.Part(stage(options, false, false), total - 1, true));
        parts.add(new Design.Part(stage(options, false, true), 1, true));
        List<Integer> stages = new ArrayList<>(List.of(0));
        for (int round = 1; round < total; round++) {
            stages.add(1);
        }
        stages.add(2);
        return new Design(parts, stages, 1, stages.size());
    }

    private static LogicNetwork stage(StructuralOptions options, boolean first, boolean last) {
        LogicNetwork network = new LogicNetwork();
        BitLogic logic = logic(network, options);
        List<int[]> state = DesignWords.inputs(network, "block", ROUNDS.stateWords());
        if (!first) {
            state = ROUNDS.complete(logic, state, network.inputFromMemory("substituted", BitLogic.WORD_BITS));
        }
        if (!last) {
            int[] address = ROUNDS.substitutionInput(logic, state, network.input("key0", BitLogic.WORD_BITS));
            network.output("substituted", logic.substituteBytes(address));
        }
        List<int[]> outputs = state;
        if (!last || options.outputRegistered()) {
            outputs = DesignWords.registerOutputs(network, state.size());
            DesignWords.register(network, outputs, state, Role.PIPELINE);
        }
        DesignWords.outputs(network, "block", outputs);
        return network;
    }

    private static BitLogic logic(LogicNetwork network, StructuralOptions options) {
        return new BitLogic(network, DesignWords.plainSBox(options), options.adders());
    }
}
