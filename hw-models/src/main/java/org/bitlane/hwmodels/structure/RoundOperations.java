package org.bitlane.hwmodels.structure;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bitlane.kernels.Algorithm;

/**
 * The operations of an algorithm in plain word-by-word software, counted from the same description of its rounds that
 * hardware is elaborated from.
 *
 * @param algorithm the algorithm
 * @param wordBits bits of a word
 * @param rounds its rounds
 * @param perRound the operations of one round of the data path, with the load of its key, or for SHA-256 of its message
 *     word and constant
 * @param scheduleRound the operations of one step of the key or message schedule
 * @param scheduleSteps the steps that the schedule takes
 * @param rotations the distances, to the left, of the rotations in a round
 * @param scheduleRotations those in a step of the schedule
 * @param stateWords words of the state between two rounds
 * @param tableBytes bytes of the tables that a round looks up in
 * @param loadsPerBlock words of input that a block loads
 * @param storesPerBlock words that it stores at its end
 */
public record RoundOperations(
        Algorithm algorithm,
        int wordBits,
        int rounds,
        Map<WordOperation, Integer> perRound,
        Map<WordOperation, Integer> scheduleRound,
        int scheduleSteps,
        List<Integer> rotations,
        List<Integer> scheduleRotations,
        int stateWords,
        int tableBytes,
        int loadsPerBlock,
        int storesPerBlock) {

    /** Maps and lists are copied. */
    public RoundOperations {
        perRound = Map.copyOf(perRound);
        scheduleRound = Map.copyOf(scheduleRound);
        rotations = List.copyOf(rotations);
        scheduleRotations = List.copyOf(scheduleRotations);
    }

    /** The operations of an algorithm. */
    public static RoundOperations of(Algorithm algorithm) {
        Rounds rounds = Rounds.of(algorithm);
        boolean hash = !algorithm.isCipher();
        OperationCounter round = new OperationCounter();
        rounds.round(round, round.words(rounds.stateWords()), round.word(), round.word());
        round.count(hash ? WordOperation.LOAD_MESSAGE : WordOperation.LOAD_KEY, 1);
        round.count(WordOperation.LOAD_CONSTANT, hash ? 1 : 0);
        OperationCounter step = new OperationCounter();
        Reads window = new Reads(step.words(rounds.windowWords()));
        rounds.nextScheduleWord(step, window, step.word());
        // A hash's window is in memory; a cipher's four words are in registers, and its constants in a table.
        step.count(WordOperation.LOAD_MESSAGE, hash ? window.distinct() : 0);
        step.count(WordOperation.STORE_MESSAGE, 1);
        step.count(WordOperation.LOAD_CONSTANT, hash ? 0 : 1);
        boolean tables = round.counts().containsKey(WordOperation.LOAD_TABLE);
        return new RoundOperations(
                algorithm,
                Integer.SIZE,
                algorithm.rounds(),
                round.counts(),
                step.counts(),
                rounds.scheduleSteps(),
                round.rotations(),
                step.rotations(),
                rounds.stateWords(),
                tables ? 1 << Byte.SIZE : 0,
                algorithm.blockBytes() / Integer.BYTES,
                rounds.stateWords());
    }

    /** Words of a window, of which those that are read are told apart. */
    private static final class Reads extends AbstractList<OperationCounter.Token> {
        private final List<OperationCounter.Token> words;
        private final List<Integer> read = new ArrayList<>();

        Reads(List<OperationCounter.Token> words) {
            this.words = words;
        }

        @Override
        public OperationCounter.Token get(int index) {
            if (!read.contains(index)) {
                read.add(index);
            }
            return words.get(index);
        }

        @Override
        public int size() {
            return words.size();
        }

        int distinct() {
            return read.size();
        }
    }
}
