package org.bitlane.kernels.generator;

import java.util.List;
import org.bitlane.kernels.Dataflow;

/**
 * One state for all rounds. Up to eight rounds a trip are one method with the state in locals; more are methods of eight
 * rounds each, which take the state from memory and leave it there.
 */
final class Sha256Sequence implements Sha256Layout {
    /** As many rounds as bring every word of the state back to its local, and about as many as a method may have. */
    static final int ROUNDS_PER_METHOD = 8;

    @Override
    public String words() {
        return "a word of each message in a lane of an {@code IntVector}";
    }

    @Override
    public String roundsInterface() {
        return "ScheduledRounds";
    }

    @Override
    public List<String> operators() {
        return List.of("LSHR", "ROR", "XOR");
    }

    @Override
    public void write(JavaSource source, Dataflow dataflow) {
        int perTrip = RoundLayout.roundsPerTrip(dataflow);
        if (perTrip <= ROUNDS_PER_METHOD) {
            writeLoops(source, perTrip);
        } else {
            writeMethods(source, perTrip);
        }
    }

    private static void writeLoops(JavaSource source, int perTrip) {
        Sha256Layout.openApply(source);
        source.line("schedule(words, 0, 48);");
        source.line("applyScheduled(" + ARRAY_ARGUMENTS + ");");
        source.close().blank();
        Sha256Layout.openApplyScheduled(source);
        source.line("rounds(" + ARRAY_ARGUMENTS + ", 0, 64);");
        source.close().blank();
        Sha256Layout.openApplyBriefly(source);
        source.line("schedule(words, 0, " + perTrip + ");");
        source.line("rounds(" + ARRAY_ARGUMENTS + ", 0, " + perTrip + ");");
        source.close().blank();

        source.open("static void schedule(int[] words, int from, int to)");
        LaneStatements.openSchedule(source, "from", 0);
        source.open("for (int word = from; word < to; word += " + perTrip + ")");
        LaneStatements.schedule(source, "word", 0, perTrip, 0);
        source.close();
        source.close().blank();

        source.open("static void rounds(" + ARRAYS + ", int from, int to)");
        LaneStatements.loadState(source, "", 0);
        source.open("for (int round = from; round < to; round += " + perTrip + ")");
        LaneStatements.rounds(source, "round", "round", 0, perTrip);
        source.close();
        LaneStatements.addState(source, "");
        source.close();
    }

    private static void writeMethods(JavaSource source, int perTrip) {
        int methods = perTrip / ROUNDS_PER_METHOD;
        // The first block's words are not scheduled: where all rounds are one trip, that is the first two methods.
        int scheduled = Math.min(perTrip, Sha256Step.ROUNDS - Sha256Step.BLOCK_WORDS) / ROUNDS_PER_METHOD;
        Sha256Layout.openApply(source);
        source.open("for (int word = 0; word < 48; word += " + perTrip + ")");
        calls(source, scheduled, "schedule", "(words, word);");
        source.close();
        source.line("applyScheduled(" + ARRAY_ARGUMENTS + ");");
        source.close().blank();
        Sha256Layout.openApplyScheduled(source);
        source.line("LaneRounds.copyState(states, 0, states, 8);");
        source.open("for (int round = 0; round < 64; round += " + perTrip + ")");
        calls(source, methods, "rounds", "(" + ARRAY_ARGUMENTS + ", round);");
        source.close();
        source.line("LaneRounds.addState(states, 8, states, 0);");
        source.close().blank();
        Sha256Layout.openApplyBriefly(source);
        calls(source, scheduled, "schedule", "(words, 0);");
        calls(source, methods, "rounds", "(" + ARRAY_ARGUMENTS + ", 0);");
        source.close();

        for (int i = 0; i < scheduled; i++) {
            source.blank();
            source.open("static void schedule" + i + "(int[] words, int word)");
            LaneStatements.openSchedule(source, "word", ROUNDS_PER_METHOD * i);
            LaneStatements.schedule(source, "word", ROUNDS_PER_METHOD * i, ROUNDS_PER_METHOD, 0);
            source.close();
        }
        for (int i = 0; i < methods; i++) {
            source.blank();
            source.open("static void rounds" + i + "(" + ARRAYS + ", int round)");
            LaneStatements.loadState(source, "", 8);
            LaneStatements.rounds(source, "round", "round", ROUNDS_PER_METHOD * i, ROUNDS_PER_METHOD);
            LaneStatements.storeState(source, "", 8);
            source.close();
        }
    }

    private static void calls(JavaSource source, int count, String name, String arguments) {
        for (int i = 0; i < count; i++) {
            source.line(name + i + arguments);
        }
    }
}
