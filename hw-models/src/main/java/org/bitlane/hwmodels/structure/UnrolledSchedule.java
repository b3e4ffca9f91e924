package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.List;

/** A cipher's key schedule as combinational logic from the key words, a copy of its step for every round. */
final class UnrolledSchedule {
    private UnrolledSchedule() {}

    /**
     * The keys of all rounds, in the order of the rounds.
     *
     * @param bothDirections whether the input {@code decrypt} reverses their order
     */
    static List<int[]> roundKeys(Rounds rounds, LogicNetwork network, BitLogic logic, boolean bothDirections) {
        List<int[]> words = new ArrayList<>(initialWindow(rounds, network, logic));
        for (int step = 0; step < rounds.scheduleSteps(); step++) {
            words.add(rounds.nextScheduleWord(
                    logic,
                    words.subList(step, step + rounds.windowWords()),
                    logic.constant(rounds.scheduleConstant(step))));
        }
        int total = rounds.algorithm().rounds();
        List<int[]> keys = words.subList(words.size() - total, words.size());
        if (!bothDirections) {
            return keys;
        }
        int decrypt = network.control("decrypt");
        List<int[]> selected = new ArrayList<>();
        for (int round = 0; round < total; round++) {
            selected.add(logic.select(decrypt, keys.get(total - 1 - round), keys.get(round)));
        }
        return selected;
    }

    /** The words that the schedule starts from: the key, which SM4 first combines with a constant. */
    static List<int[]> initialWindow(Rounds rounds, LogicNetwork network, BitLogic logic) {
        List<int[]> key = DesignWords.inputs(network, "key", rounds.windowWords());
        if (!(rounds instanceof Sm4Rounds)) {
            return key;
        }
        List<int[]> window = new ArrayList<>();
        for (int word = 0; word < key.size(); word++) {
            window.add(logic.xor(key.get(word), logic.constant(Sm4Rounds.FAMILY_KEY.get(word))));
        }
        return window;
    }
}
