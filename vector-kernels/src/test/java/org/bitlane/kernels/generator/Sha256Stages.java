package org.bitlane.kernels.generator;

import java.util.List;
import org.bitlane.kernels.Dataflow;

/**
 * Stages, each with a state and a window of 16 words of the schedule of its own: an application takes every block one stage
 * on, the last first, so that each finds the place behind it free.
 */
final class Sha256Stages implements Sha256Layout {

    @Override
    public String words() {
        return "a word of each message in a lane of an {@code IntVector}";
    }

    @Override
    public String roundsInterface() {
        return "LaneRounds";
    }

    @Override
    public List<String> operators() {
        return List.of("LSHR", "ROR", "XOR");
    }

    @Override
    public void write(JavaSource source, Dataflow dataflow) {
        int perStage = Stages.roundsPerStage(dataflow);
        int stages = Sha256Step.ROUNDS / perStage;
        int kept = Sha256Step.BLOCK_WORDS - perStage;
        int perMethod = Math.min(perStage, Sha256Sequence.ROUNDS_PER_METHOD);
        int methods = perStage / perMethod;
        Sha256Layout.openApply(source);
        source.open("for (int stage = " + (stages - 1) + "; stage >= 0; stage--)");
        source.line("advance(" + ARRAY_ARGUMENTS + ", stage);");
        source.close();
        source.close().blank();
        Sha256Layout.openApplyBriefly(source);
        source.line("advance(" + ARRAY_ARGUMENTS + ", 0);");
        source.close().blank();

        source.open("private static void advance(" + ARRAYS + ", int stage)");
        source.line("int window = 16 * stage;");
        source.line("int state = 8 * stage;");
        source.line("int round = " + perStage + " * stage;");
        for (int i = 0; i < methods; i++) {
            source.line("rounds" + i + "(" + ARRAY_ARGUMENTS + ", window, state, round);");
        }
        if (kept > 0) {
            source.line("keepWords(words, window);");
        }
        source.open("if (stage < " + (stages - Sha256Step.BLOCK_WORDS / perStage) + ")");
        for (int i = 0; i < methods; i++) {
            source.line("schedule" + i + "(words, window);");
        }
        source.close();
        source.close();

        if (kept > 0) {
            source.blank();
            source.line("/** Copies the words that the stage does not use up to the next stage's window. */");
            source.open("static void keepWords(int[] words, int window)");
            source.open("for (int word = window; word < window + " + kept + "; word++)");
            source.line(LaneWords.store("words", "word + 16", LaneWords.load("words", "word + " + perStage)));
            source.close();
            source.close();
        }
        for (int i = 0; i < methods; i++) {
            source.blank();
            source.open("static void schedule" + i + "(int[] words, int window)");
            LaneStatements.openSchedule(source, "window", perMethod * i);
            LaneStatements.schedule(source, "window", perMethod * i, perMethod, kept);
            source.close();
        }
        for (int i = 0; i < methods; i++) {
            source.blank();
            source.open("static void rounds" + i + "(" + ARRAYS + ", int window, int state, int round)");
            LaneStatements.loadState(source, "state", i == 0 ? 0 : 8);
            LaneStatements.rounds(source, "window", "round", perMethod * i, perMethod);
            LaneStatements.storeState(source, "state", 8);
            source.close();
        }
    }
}
