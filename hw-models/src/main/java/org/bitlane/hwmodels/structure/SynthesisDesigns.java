package org.bitlane.hwmodels.structure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/**
 * The plain designs that open synthesis was run on, elaborated by the same code as configurations.
 *
 * <p>Round keys and round constants enter as ports, except in {@code simon_iterative_otf}, and SHA-256 is without its
 * chaining value. {@code unrolled1} is the iterative dataflow; {@code _round} is a round and {@code _sbox_...} an S-box
 * without registers.
 */
public final class SynthesisDesigns {
    private static final StructuralOptions PLAIN = StructuralOptions.defaults().withChainingValue(false);

    private SynthesisDesigns() {}

    /**
     * The design of the given name.
     *
     * @throws IllegalArgumentException if it names none
     */
    public static SynthesisDesign analyse(String name) {
        List<Design.Part> parts = combinational(name)
                .map(network -> List.of(new Design.Part(network, 1, true)))
                .orElseGet(() -> sequential(name).parts());
        return new SynthesisDesign(
                name,
                FabricMapper.registers(parts),
                new Mapping(Objective.AREA, () -> parts),
                new Mapping(Objective.DEPTH, () -> parts));
    }

    private static Optional<LogicNetwork> combinational(String name) {
        return switch (name) {
            case "simon_round" -> Optional.of(round(new SimonRounds()));
            case "sm4_round" -> Optional.of(round(new Sm4Rounds()));
            case "sm4_sbox_table" -> Optional.of(sBox(Sm4SBoxes.table()));
            case "sm4_sbox_composite" -> Optional.of(sBox(Sm4SBoxes.composite()));
            default -> Optional.empty();
        };
    }

    private static LogicNetwork round(Rounds rounds) {
        LogicNetwork network = new LogicNetwork();
        BitLogic logic = new BitLogic(network, Sm4SBoxes.table(), Adders.CARRY_SAVE);
        List<int[]> state = DesignWords.inputs(network, "block", rounds.stateWords());
        DesignWords.outputs(
                network, "block", rounds.round(logic, state, network.input("key0", BitLogic.WORD_BITS), null));
        return network;
    }

    private static LogicNetwork sBox(ByteSubstitution form) {
        LogicNetwork network = new LogicNetwork();
        network.output("output", form.substitute(network, network.input("input", Byte.SIZE), 0));
        return network;
    }

    private static Design sequential(String name) {
        int underscore = name.indexOf('_');
        String prefix = underscore < 0 ? name : name.substring(0, underscore);
        Algorithm algorithm = Stream.of(Algorithm.values())
                .filter(each -> each.name().replaceFirst("64_128$", "").equalsIgnoreCase(prefix))
                .findFirst()
                .orElseThrow(() -> unknown(name));
        String rest = name.substring(underscore + 1);
        boolean onTheFly = rest.endsWith("_otf");
        String dataflow = rest.replaceFirst("_otf$", "").replaceFirst("(\\d+)$", "-$1");
        try {
            return Design.of(
                    KernelConfiguration.of(
                            algorithm, Dataflow.parse(dataflow.equals("unrolled-1") ? "iterative" : dataflow)),
                    onTheFly ? PLAIN.withKeySchedule(KeySchedule.ON_THE_FLY) : PLAIN);
        } catch (IllegalArgumentException e) {
            IllegalArgumentException unknown = unknown(name);
            unknown.initCause(e);
            throw unknown;
        }
    }

    private static IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException("unknown synthesis design \"" + name + "\"");
    }
}
