package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.bitlane.hwmodels.structure.LogicNetwork.Register;
import org.bitlane.hwmodels.structure.LogicNetwork.Role;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;

/**
 * One or more rounds of logic around a state register, with a multiplexer in front of it that loads a block.
 *
 * <p>Where the rounds in a clock do not divide all rounds, the block leaves from behind the round of the last clock that
 * is its last one, in front of the register.
 */
final class LoopDesign {
    private final KernelConfiguration configuration;
    private final StructuralOptions options;
    private final int factor;
    private final int trips;
    private final Rounds rounds;
    private final LogicNetwork network = new LogicNetwork();
    private final BitLogic scheduleLogic;
    private final ByteSubstitution plain;
    private final int load = network.control("load");
    private final List<int[]> keys = new ArrayList<>();
    private final List<int[]> constants = new ArrayList<>();
    private int[] trip;
    private int stateLoad = load;
    private int extraClocks;

    LoopDesign(KernelConfiguration configuration, StructuralOptions options, int factor) {
        this.configuration = configuration;
        this.options = options;
        this.factor = factor;
        rounds = Rounds.of(configuration.algorithm());
        int total = configuration.algorithm().rounds();
        trips = (total + factor - 1) / factor;
        plain = DesignWords.plainSBox(options);
        scheduleLogic = new BitLogic(network, plain, options.adders());
    }

    Design build() {
        int total = configuration.algorithm().rounds();
        addSchedule();
        List<int[]> registers = DesignWords.registerOutputs(network, rounds.stateWords());
        ByteSubstitution masked =
                StructuralOptions.isDefended(configuration, options) ? DesignWords.maskedSBox(network) : null;
        int lastSlot = total - factor * (trips - 1);
        List<int[]> state = registers;
        List<int[]> result = registers;
        for (int slot = 0; slot < factor; slot++) {
            BitLogic logic = new BitLogic(network, sBoxOf(slot, masked), options.adders());
            state = rounds.round(logic, state, keys.get(slot), constants.get(slot));
            if (slot + 1 == lastSlot && lastSlot != factor) {
                result = state;
            }
        }
        List<int[]> loaded = configuration.algorithm() == Algorithm.SHA256 && options.chainingValue()
                ? addChainingValue(result, registers)
                : DesignWords.inputs(network, "block", rounds.stateWords());
        List<int[]> next = new ArrayList<>();
        for (int word = 0; word < state.size(); word++) {
            next.add(scheduleLogic.select(stateLoad, loaded.get(word), state.get(word)));
        }
        DesignWords.register(network, registers, next, Role.STATE);
        DesignWords.outputs(network, "result", result);
        int clocks = trips + extraClocks;
        return new Design(List.of(new Design.Part(network, 1, true)), List.of(0), clocks, clocks);
    }

    /** The S-box of a slot: masked in the clocks in which its round is the first or the last, if the design is defended. */
    private ByteSubstitution sBoxOf(int slot, ByteSubstitution masked) {
        int last = configuration.algorithm().rounds() - 1;
        if (masked == null || slot != 0 && slot != last % factor) {
            return plain;
        }
        int selector = function(clock -> {
            int round = clock * factor + slot;
            return round == 0 || round == last;
        });
        if (options.defence() == Defence.BYPASS_MULTIPLEXER) {
            selector = network.and(selector, network.control("defend"));
        }
        return DesignWords.selected(selector, masked, plain);
    }

    private void addSchedule() {
        boolean hash = !configuration.algorithm().isCipher();
        if (hash) {
            addMessageSchedule();
        } else {
            switch (options.keySchedule()) {
                case PRECOMPUTED -> keys.addAll(DesignWords.inputs(network, "key", factor));
                case UNROLLED ->
                    keys.addAll(UnrolledSchedule.roundKeys(rounds, network, scheduleLogic, options.bothDirections()));
                case ON_THE_FLY -> addKeySchedule();
                case PIPELINED -> throw new IllegalArgumentException("a loop has no pipelined key schedule");
            }
        }
        for (int slot = 0; slot < factor; slot++) {
            constants.add(hash ? roundConstant(slot) : null);
        }
    }

    private int[] roundConstant(int slot) {
        if (options.keySchedule() == KeySchedule.PRECOMPUTED) {
            return network.input("constant" + slot, BitLogic.WORD_BITS);
        }
        return constantWord(slot, rounds::roundConstant, rounds.algorithm().rounds());
    }

    private void addMessageSchedule() {
        List<int[]> registers = DesignWords.registerOutputs(network, rounds.windowWords());
        List<int[]> block = DesignWords.inputs(network, "message", rounds.windowWords());
        List<int[]> window = new ArrayList<>(registers);
        // With all rounds in one clock the words behind the last round are nobody's.
        int steps = trips == 1 ? rounds.scheduleSteps() : factor;
        for (int slot = 0; slot < factor; slot++) {
            keys.add(window.get(slot));
            if (slot < steps) {
                window.add(rounds.nextScheduleWord(
                        scheduleLogic, window.subList(slot, slot + rounds.windowWords()), null));
            }
        }
        List<int[]> next = new ArrayList<>();
        for (int word = 0; word < registers.size(); word++) {
            next.add(
                    trips == 1
                            ? block.get(word)
                            : scheduleLogic.select(load, block.get(word), window.get(factor + word)));
        }
        DesignWords.register(network, registers, next, Role.KEY_SCHEDULE);
    }

    private void addKeySchedule() {
        int kept = rounds.takesNewestWord() ? Math.max(rounds.windowWords(), factor) : rounds.windowWords();
        List<int[]> registers = DesignWords.registerOutputs(network, kept);
        List<int[]> loaded = loadedKeyWords(kept);
        List<int[]> shifted = options.bothDirections() ? shiftBothWays(registers) : shiftForward(registers);
        List<int[]> next = new ArrayList<>();
        for (int word = 0; word < kept; word++) {
            next.add(scheduleLogic.select(load, loaded.get(word), shifted.get(word)));
        }
        DesignWords.register(network, registers, next, Role.KEY_SCHEDULE);
        if (rounds.takesNewestWord()) {
            // The schedule runs one clock ahead of the rounds, so that no round waits for its key.
            stateLoad = network.registerOutput();
            network.markControl(stateLoad);
            network.register(stateLoad, load, Role.CONTROL);
            extraClocks = 1;
        }
    }

    private List<int[]> loadedKeyWords(int kept) {
        List<int[]> key = DesignWords.inputs(network, "key", rounds.windowWords());
        List<int[]> loaded = new ArrayList<>();
        for (int word = 0; word < kept; word++) {
            int from = word - (kept - key.size());
            if (from < 0) {
                // A word that is overwritten before it is used: it may take anything.
                loaded.add(key.get(0));
            } else if (rounds instanceof Sm4Rounds && !options.bothDirections()) {
                loaded.add(scheduleLogic.xor(key.get(from), scheduleLogic.constant(Sm4Rounds.FAMILY_KEY.get(from))));
            } else {
                loaded.add(key.get(from));
            }
        }
        return loaded;
    }

    private List<int[]> shiftForward(List<int[]> registers) {
        int kept = registers.size();
        int needed = rounds.windowWords();
        List<int[]> window = new ArrayList<>(registers);
        for (int slot = 0; slot < factor; slot++) {
            keys.add(rounds.takesNewestWord() ? registers.get(kept - factor + slot) : window.get(slot));
            List<int[]> last = window.subList(window.size() - needed, window.size());
            window.add(rounds.nextScheduleWord(scheduleLogic, last, scheduleConstant(slot)));
        }
        if (!(rounds instanceof Sm4Rounds)) {
            countTrips();
        }
        return window.subList(factor, factor + kept);
    }

    /** One step forwards or, to decrypt, backwards. */
    private List<int[]> shiftBothWays(List<int[]> registers) {
        int decrypt = network.control("decrypt");
        int newest = registers.size() - 1;
        int[] last = registers.get(newest);
        keys.add(rounds.takesNewestWord() ? last : scheduleLogic.select(decrypt, last, registers.get(0)));
        List<int[]> operands = new ArrayList<>();
        for (int word = 0; word <= newest; word++) {
            int[] backward = registers.get(word == 0 ? newest : word - 1);
            operands.add(scheduleLogic.select(decrypt, backward, registers.get(word)));
        }
        int steps = rounds.scheduleSteps();
        int[] constant = new int[BitLogic.WORD_BITS];
        for (int bit = 0; bit < constant.length; bit++) {
            int at = bit;
            int forward = function(clock -> clock < steps && (rounds.scheduleConstant(clock) >> at & 1) != 0);
            int backward =
                    function(clock -> clock < steps && (rounds.scheduleConstant(backwardStep(clock)) >> at & 1) != 0);
            constant[bit] = network.select(decrypt, backward, forward);
        }
        int[] made = rounds.nextScheduleWord(scheduleLogic, operands, constant);
        List<int[]> shifted = new ArrayList<>();
        for (int word = 0; word <= newest; word++) {
            int[] forward = word == newest ? made : registers.get(word + 1);
            int[] backward = word == 0 ? made : registers.get(word - 1);
            shifted.add(scheduleLogic.select(decrypt, backward, forward));
        }
        return shifted;
    }

    /** The step that a clock of decryption undoes; SM4's schedule is entered one step behind its last. */
    private int backwardStep(int clock) {
        return rounds.takesNewestWord() ? rounds.scheduleSteps() - clock : rounds.scheduleSteps() - 1 - clock;
    }

    /** The schedule's constant for a slot: for SIMON a bit of a ring that the rounds turn, otherwise a table. */
    private int[] scheduleConstant(int slot) {
        if (!(rounds instanceof SimonRounds)) {
            return constantWord(slot, rounds::scheduleConstant, rounds.scheduleSteps());
        }
        int[] word = scheduleLogic.constant(rounds.scheduleConstant(0)).clone();
        word[0] = ring()[slot % SimonRounds.SEQUENCE.length()];
        return word;
    }

    private int[] sequenceRing;

    private int[] ring() {
        if (sequenceRing == null) {
            int length = SimonRounds.SEQUENCE.length();
            int[] ring = DesignWords.registerOutput(network, length);
            int[] turned = IntStream.range(0, length)
                    .map(bit -> ring[(bit + factor) % length])
                    .toArray();
            DesignWords.registerWithPreset(
                    network, ring, turned, Role.CONTROL, load, bit -> SimonRounds.SEQUENCE.charAt(bit) - '0');
            sequenceRing = ring;
        }
        return sequenceRing;
    }

    private interface ConstantOf {
        int value(int index);
    }

    private int[] constantWord(int slot, ConstantOf values, int count) {
        int[] word = new int[BitLogic.WORD_BITS];
        for (int bit = 0; bit < word.length; bit++) {
            int at = bit;
            word[bit] = function(clock -> {
                int index = clock * factor + slot;
                return index < count && (values.value(index) >> at & 1) != 0;
            });
        }
        return word;
    }

    /** A function of the number of the clock within a block. */
    private int function(IntPredicate ofClock) {
        long[] list = new long[1];
        int set = 0;
        for (int clock = 0; clock < trips; clock++) {
            if (ofClock.test(clock)) {
                list[0] |= 1L << clock;
                set++;
            }
        }
        if (set == 0 || set == trips) {
            return set == 0 ? LogicNetwork.FALSE : LogicNetwork.TRUE;
        }
        countTrips();
        return network.table(new TruthTable(trip.length, list), trip);
    }

    private void countTrips() {
        if (trip != null || trips == 1) {
            return;
        }
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(trips - 1);
        trip = DesignWords.registerOutput(network, width);
        int[] one = new int[width];
        one[0] = LogicNetwork.TRUE;
        int[] next = network.add(trip, one);
        DesignWords.registerWithPreset(network, trip, next, Role.CONTROL, load, bit -> 0);
        network.output("clock", trip);
    }

    /**
     * The chaining value: preset to the initial value, and added to when a block is done.
     *
     * @return what a new block's state starts from
     */
    private List<int[]> addChainingValue(List<int[]> result, List<int[]> registers) {
        int start = network.control("start");
        int finish = network.control("finish");
        List<int[]> chaining = DesignWords.registerOutputs(network, rounds.stateWords());
        for (int word = 0; word < chaining.size(); word++) {
            int[] sum = network.add(result.get(word), chaining.get(word));
            for (int bit = 0; bit < sum.length; bit++) {
                boolean preset = (Sha256Rounds.INITIAL_VALUE.get(word) >> bit & 1) != 0;
                network.register(new Register(chaining.get(word)[bit], sum[bit], Role.STATE, start, preset, finish));
            }
        }
        DesignWords.outputs(network, "digest", chaining);
        // One clock to load; one to add, unless the sum is taken in front of the state register.
        extraClocks = result == registers ? 2 : 1;
        return chaining;
    }
}
