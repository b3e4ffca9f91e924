package org.bitlane.kernels.generator;

import java.util.List;

/** Straight-line code for some rounds, or some words of the schedule, with a word of each message in a lane. */
final class LaneStatements {
    private static final Words<String> WORDS = new LaneWords();
    private static final int STATE_WORDS = Sha256Step.STATE_WORDS;
    private static final List<String> STATE = List.of("a", "b", "c", "d", "e", "f", "g", "h");

    private LaneStatements() {}

    /** Reads the state, whose first word is at {@code index}, into locals. */
    static void loadState(JavaSource source, String index, int offset) {
        for (int i = 0; i < STATE_WORDS; i++) {
            String place = LaneWords.place(index, offset + i);
            source.line("IntVector " + STATE.get(i) + " = " + LaneWords.load("states", place) + ";");
        }
        source.line("IntVector t;");
    }

    /** Writes the locals of the state. */
    static void storeState(JavaSource source, String index, int offset) {
        for (int i = 0; i < STATE_WORDS; i++) {
            source.line(LaneWords.store("states", LaneWords.place(index, offset + i), STATE.get(i)));
        }
    }

    /** Adds the locals of the state to the one in memory. */
    static void addState(JavaSource source, String index) {
        for (int i = 0; i < STATE_WORDS; i++) {
            String place = LaneWords.place(index, i);
            source.line(LaneWords.store("states", place, WORDS.add(STATE.get(i), LaneWords.load("states", place))));
        }
    }

    /**
     * Some rounds. The state's words exchange their names in each; if the number is not a multiple of eight, they are put
     * back.
     *
     * @param word the index of the first round's word in the schedule
     * @param round the index of its constant
     */
    static void rounds(JavaSource source, String word, String round, int offset, int count) {
        for (int i = 0; i < count; i++) {
            String scheduled = LaneWords.load("words", LaneWords.place(word, offset + i));
            String constant = "constants[" + LaneWords.place(round, offset + i) + "]";
            source.line("t = "
                    + Sha256Step.temporary(WORDS, name(4, i), name(5, i), name(6, i), name(7, i), scheduled, constant)
                    + ";");
            source.line(name(3, i) + " = " + Sha256Step.nextE(WORDS, "t", name(3, i)) + ";");
            source.line(name(7, i) + " = " + Sha256Step.nextA(WORDS, "t", name(0, i), name(1, i), name(2, i)) + ";");
        }
        turnNames(source, count % STATE_WORDS);
    }

    /** The local that holds a word of the state after some rounds. */
    private static String name(int word, int rounds) {
        return STATE.get(Math.floorMod(word - rounds, STATE_WORDS));
    }

    private static void turnNames(JavaSource source, int by) {
        if (by == 0) {
            return;
        }
        for (int cycle = 0; cycle < greatestCommonDivisor(by, STATE_WORDS); cycle++) {
            source.line("t = " + STATE.get(cycle) + ";");
            int word = cycle;
            for (int next = Math.floorMod(word - by, STATE_WORDS);
                    next != cycle;
                    next = Math.floorMod(word - by, STATE_WORDS)) {
                source.line(STATE.get(word) + " = " + STATE.get(next) + ";");
                word = next;
            }
            source.line(STATE.get(word) + " = t;");
        }
    }

    private static int greatestCommonDivisor(int left, int right) {
        return right == 0 ? left : greatestCommonDivisor(right, left % right);
    }

    /**
     * Reads what the schedule's next word needs of those just before it.
     *
     * @param from the index of the word 16 before the first new one
     */
    static void openSchedule(JavaSource source, String from, int offset) {
        source.line("IntVector word16 = " + LaneWords.load("words", LaneWords.place(from, offset)) + ";");
        source.line("IntVector word15;");
        source.line("IntVector even = " + LaneWords.load("words", LaneWords.place(from, offset + 14)) + ";");
        source.line("IntVector odd = " + LaneWords.load("words", LaneWords.place(from, offset + 15)) + ";");
    }

    /**
     * Some words of the schedule.
     *
     * @param from the index of the word 16 before the first
     * @param offset what is added to it
     * @param gap how much further behind new words are than they would be in an array of all words
     */
    static void schedule(JavaSource source, String from, int offset, int count, int gap) {
        for (int i = 0; i < count; i++) {
            // The word of two steps ago is in the local that takes the new one.
            String word2 = i % 2 == 0 ? "even" : "odd";
            int word7 = offset + i + 9;
            String read7 = LaneWords.place(from, word7 < Sha256Step.BLOCK_WORDS ? word7 : word7 + gap);
            source.line("word15 = " + LaneWords.load("words", LaneWords.place(from, offset + i + 1)) + ";");
            source.line(word2 + " = "
                    + Sha256Step.scheduled(WORDS, "word16", "word15", LaneWords.load("words", read7), word2) + ";");
            source.line(LaneWords.store("words", LaneWords.place(from, offset + i + 16 + gap), word2));
            source.line("word16 = word15;");
        }
        if (count % 2 != 0) {
            source.line("word15 = even;");
            source.line("even = odd;");
            source.line("odd = word15;");
        }
    }
}
