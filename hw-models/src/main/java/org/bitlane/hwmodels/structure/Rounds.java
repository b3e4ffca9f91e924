package org.bitlane.hwmodels.structure;

import java.util.List;
import org.bitlane.kernels.Algorithm;

/** The rounds of an algorithm and of its key or message schedule, described in words. */
public interface Rounds {
    /** The algorithm. */
    Algorithm algorithm();

    /** The words of the state between two rounds. */
    int stateWords();

    /** The words that the schedule needs to compute the next one. */
    int windowWords();

    /**
     * One round.
     *
     * @param <W> a word
     * @param logic what words can do
     * @param state the state words
     * @param key the word that the schedule gives this round
     * @param constant the round constant; not used where the algorithm has none
     * @return the state words after the round
     */
    <W> List<W> round(WordLogic<W> logic, List<W> state, W key, W constant);

    /**
     * The next word of the schedule.
     *
     * @param <W> a word
     * @param logic what words can do
     * @param window the last {@link #windowWords()} words, oldest first. A cipher's schedule also runs backwards: for the
     *     newest word followed by the three before it, oldest first, this is the word before them
     * @param constant the schedule's constant for this step; not used where the algorithm has none
     */
    <W> W nextScheduleWord(WordLogic<W> logic, List<W> window, W constant);

    /** Whether a round takes the newest word of the schedule rather than the oldest one of the window. */
    boolean takesNewestWord();

    /** The constant of a step of the schedule; 0 where the algorithm has none. */
    int scheduleConstant(int step);

    /** The constant that a round takes beside its schedule word; 0 where the algorithm has none. */
    int roundConstant(int round);

    /** The steps of the schedule that all rounds together need. */
    default int scheduleSteps() {
        return takesNewestWord() ? algorithm().rounds() : algorithm().rounds() - windowWords();
    }

    /** The rounds of an algorithm. */
    static Rounds of(Algorithm algorithm) {
        return switch (algorithm) {
            case SIMON64_128 -> new SimonRounds();
            case SM4 -> new Sm4Rounds();
            case SHA256 -> new Sha256Rounds();
        };
    }
}
