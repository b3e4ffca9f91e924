package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.bitlane.hwmodels.structure.LogicNetwork.Role;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;

/**
 * All rounds, with registers behind every stage.
 *
 * <p>Stages of the same shape are one network with as many copies; constants that are wired in do not make a shape of
 * their own, because they decide which look-up tables invert, not how many there are. The first of them stands for all.
 */
final class PipelineDesign {
    /**
     * What tells stages apart.
     *
     * @param keyAhead whether this is a stage in front of the rounds that only computes the first round keys
     * @param finalAddition whether this is SHA-256's stage behind the rounds that adds the chaining value
     * @param masked which of its rounds are masked
     * @param wordsIn schedule words that come with the block
     * @param wordsOut schedule words that leave with it
     * @param steps schedule steps computed in the stage
     * @param registered whether it ends in registers
     */
    private record Shape(
            boolean keyAhead,
            boolean finalAddition,
            List<Boolean> masked,
            int wordsIn,
            int wordsOut,
            int steps,
            boolean registered) {}

    private record Stage(Shape shape, int firstRound) {}

    private final StructuralOptions options;
    private final Rounds rounds;
    private final int total;
    private final int roundsPerStage;
    private final boolean defended;
    private final boolean scheduleTravels;

    PipelineDesign(KernelConfiguration configuration, StructuralOptions options, int roundsPerStage) {
        this.options = options;
        this.roundsPerStage = roundsPerStage;
        rounds = Rounds.of(configuration.algorithm());
        total = configuration.algorithm().rounds();
        defended = StructuralOptions.isDefended(configuration, options);
        scheduleTravels = !configuration.algorithm().isCipher() || options.keySchedule() == KeySchedule.PIPELINED;
    }

    Design build() {
        List<Stage> all = stages();
        List<Shape> shapes = all.stream().map(Stage::shape).distinct().toList();
        List<Integer> stages =
                all.stream().map(stage -> shapes.indexOf(stage.shape())).toList();
        List<Design.Part> parts = new ArrayList<>();
        for (int part = 0; part < shapes.size(); part++) {
            parts.add(new Design.Part(stage(stages.indexOf(part)), Collections.frequency(stages, part), true));
        }
        if (options.keySchedule() == KeySchedule.UNROLLED && rounds.algorithm().isCipher()) {
            parts.add(new Design.Part(stillSchedule(), 1, false));
        }
        return new Design(parts, stages, 1, stages.size());
    }

    private boolean hasKeyAhead() {
        return scheduleTravels && rounds.takesNewestWord();
    }

    private boolean hasChainingValue() {
        return rounds.algorithm() == Algorithm.SHA256 && options.chainingValue();
    }

    private List<Stage> stages() {
        List<Stage> stages = new ArrayList<>();
        if (hasKeyAhead()) {
            stages.add(new Stage(keyAheadShape(), 0));
        }
        for (int first = 0; first < total; first += roundsPerStage) {
            stages.add(new Stage(shape(first), first));
        }
        if (hasChainingValue()) {
            stages.add(new Stage(finalAdditionShape(), total));
        }
        return stages;
    }

    /** The network of the given stage, with the constants of its own rounds. */
    LogicNetwork stage(int number) {
        Stage stage = stages().get(number);
        return network(stage.shape(), stage.firstRound());
    }

    private Shape shape(int first) {
        int end = first + roundsPerStage;
        boolean last = end == total;
        List<Boolean> masked = IntStream.range(first, end)
                .mapToObj(round -> defended && (round == 0 || round == total - 1))
                .toList();
        int steps = scheduleTravels ? Math.max(0, wordsMade(end) - wordsMade(first)) : 0;
        return new Shape(
                false,
                false,
                masked,
                wordsBefore(first),
                wordsBefore(end),
                steps,
                !last || options.outputRegistered() || hasChainingValue());
    }

    private Shape keyAheadShape() {
        return new Shape(true, false, List.of(), rounds.windowWords(), wordsBefore(0), roundsPerStage, true);
    }

    private Shape finalAdditionShape() {
        return new Shape(false, true, List.of(), 0, 0, 0, options.outputRegistered());
    }

    /** How many words of the schedule have been computed in front of the given round's stage. */
    private int wordsMade(int round) {
        int ahead = rounds.takesNewestWord() ? roundsPerStage : 0;
        return Math.min(rounds.scheduleSteps(), round + ahead);
    }

    /** The schedule words that come with the block into the stage that begins with the given round. */
    private int wordsBefore(int round) {
        if (!scheduleTravels || round >= total) {
            return 0;
        }
        if (!rounds.takesNewestWord()) {
            return Math.min(rounds.windowWords(), total - round);
        }
        boolean last = round + roundsPerStage == total;
        return last ? roundsPerStage : Math.max(rounds.windowWords(), roundsPerStage);
    }

    private LogicNetwork network(Shape shape, int first) {
        LogicNetwork network = new LogicNetwork();
        ByteSubstitution plain = DesignWords.plainSBox(options);
        BitLogic logic = new BitLogic(network, plain, options.adders());
        List<int[]> state = DesignWords.inputs(network, "block", rounds.stateWords());
        List<int[]> chaining =
                hasChainingValue() ? DesignWords.inputs(network, "chaining", rounds.stateWords()) : List.of();
        if (shape.finalAddition()) {
            finish(network, shape, "block", sums(network, state, chaining), Role.PIPELINE);
            return network;
        }
        List<int[]> words = shape.keyAhead()
                ? new ArrayList<>(UnrolledSchedule.initialWindow(rounds, network, logic))
                : DesignWords.inputs(network, "word", shape.wordsIn());
        int given = words.size();
        addSteps(logic, words, shape, shape.keyAhead() ? 0 : wordsMade(first));
        ByteSubstitution masked = shape.masked().contains(true) ? maskedSBox(network, plain) : null;
        for (int slot = 0; slot < shape.masked().size(); slot++) {
            ByteSubstitution sBox = shape.masked().get(slot) ? masked : plain;
            BitLogic roundLogic = new BitLogic(network, sBox, options.adders());
            int[] key = scheduleTravels
                    ? words.get(rounds.takesNewestWord() ? given - roundsPerStage + slot : slot)
                    : roundKey(network, logic, slot);
            state = rounds.round(roundLogic, state, key, roundConstant(network, logic, slot, first));
        }
        finish(network, shape, "block", state, Role.PIPELINE);
        finish(network, shape, "word", words.subList(words.size() - shape.wordsOut(), words.size()), Role.KEY_SCHEDULE);
        finish(network, shape, "chaining", chaining, Role.PIPELINE);
        return network;
    }

    private void addSteps(BitLogic logic, List<int[]> words, Shape shape, int firstStep) {
        int window = rounds.windowWords();
        for (int step = 0; step < shape.steps(); step++) {
            // SHA-256 and SIMON begin at the oldest word, which this stage's rounds use up one by one.
            int from = rounds.takesNewestWord() ? words.size() - window : step;
            int[] constant = logic.constant(rounds.scheduleConstant(firstStep + step));
            words.add(rounds.nextScheduleWord(logic, words.subList(from, from + window), constant));
        }
    }

    private ByteSubstitution maskedSBox(LogicNetwork network, ByteSubstitution plain) {
        ByteSubstitution masked = DesignWords.maskedSBox(network);
        return options.defence() == Defence.BYPASS_MULTIPLEXER
                ? DesignWords.selected(network.control("defend"), masked, plain)
                : masked;
    }

    private int[] roundKey(LogicNetwork network, BitLogic logic, int slot) {
        int[] key = network.input("key" + slot, BitLogic.WORD_BITS);
        if (options.keySchedule() != KeySchedule.UNROLLED || !options.bothDirections()) {
            return key;
        }
        return logic.select(network.control("decrypt"), network.input("reverseKey" + slot, BitLogic.WORD_BITS), key);
    }

    private int[] roundConstant(LogicNetwork network, BitLogic logic, int slot, int first) {
        if (rounds.algorithm().isCipher()) {
            return null;
        }
        return options.keySchedule() == KeySchedule.UNROLLED
                ? logic.constant(rounds.roundConstant(first + slot))
                : network.input("constant" + slot, BitLogic.WORD_BITS);
    }

    private static List<int[]> sums(LogicNetwork network, List<int[]> state, List<int[]> chaining) {
        return IntStream.range(0, state.size())
                .mapToObj(word -> network.add(state.get(word), chaining.get(word)))
                .toList();
    }

    /** Ends a stage: in registers, or directly in the outputs. */
    private static void finish(LogicNetwork network, Shape shape, String name, List<int[]> words, Role role) {
        List<int[]> outputs = words;
        if (shape.registered()) {
            outputs = DesignWords.registerOutputs(network, words.size());
            DesignWords.register(network, outputs, words, role);
        }
        DesignWords.outputs(network, name, outputs);
    }

    /** The key schedule of a key that holds still, beside the pipeline. */
    private LogicNetwork stillSchedule() {
        LogicNetwork network = new LogicNetwork();
        BitLogic logic = new BitLogic(network, DesignWords.plainSBox(options), options.adders());
        DesignWords.outputs(network, "key", UnrolledSchedule.roundKeys(rounds, network, logic, false));
        return network;
    }
}
