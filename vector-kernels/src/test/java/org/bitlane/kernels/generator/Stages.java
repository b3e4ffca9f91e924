package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * Stages with a state each, on vectors: an application takes every state one stage on, the last first, so that each finds
 * the state behind it free. The state that enters is the first in the array, the one that leaves the last.
 */
final class Stages implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        int perStage = roundsPerStage(dataflow);
        writeDriver(source, type, round, perStage, 1);
        source.blank();
        openAdvance(source, type, round, perStage, "");
        for (int i = 0; i < perStage; i++) {
            source.line("round" + i + "(planes, roundKeys, from, key);");
        }
        source.close();
        if (perStage < round.words()) {
            writeKeepWords(source, type, round, perStage);
        }
        for (int i = 0; i < perStage; i++) {
            source.blank();
            source.open("static void round" + i + "(" + RoundLayout.parameters(type) + ", int from, int key)");
            round.write(
                    source,
                    type,
                    PlaneAccess.inStages(type, round.words(), perStage, i),
                    PlaneAccess.index("key", PlaneAccess.PLANES * i));
            source.close();
        }
    }

    /**
     * The rounds of a stage.
     *
     * @throws IllegalArgumentException if the dataflow has no stages
     */
    static int roundsPerStage(Dataflow dataflow) {
        if (dataflow instanceof Dataflow.Pipelined pipelined) {
            return pipelined.roundsPerStage();
        }
        throw new IllegalArgumentException("only a pipelined dataflow has stages, not " + dataflow);
    }

    /**
     * Writes the methods that have every stage advance, or as many as have all methods run.
     *
     * @param briefly how many that are, counted from the first
     */
    static void writeDriver(JavaSource source, WordType type, Round round, int perStage, int briefly) {
        int stages = round.algorithm().rounds() / perStage;
        RoundLayout.openApply(source, type);
        source.open("for (int stage = " + (stages - 1) + "; stage >= 0; stage--)");
        source.line("advance(planes, roundKeys, stage);");
        source.close();
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        for (int stage = 0; stage < briefly; stage++) {
            source.line("advance(planes, roundKeys, " + stage + ");");
        }
        source.close();
    }

    /**
     * Opens the method that has one stage advance, up to where it calls its rounds.
     *
     * @param owner what stands before the name of the method that keeps words: nothing, or the class that has it
     */
    static void openAdvance(JavaSource source, WordType type, Round round, int perStage, String owner) {
        source.open("private static void advance(" + RoundLayout.parameters(type) + ", int stage)");
        source.line("int from = " + statePlanes(round) + " * stage;");
        source.line("int key = " + PlaneAccess.PLANES * perStage + " * stage;");
        if (perStage < round.words()) {
            source.line(owner + "keepWords(planes, from);");
        }
    }

    private static int statePlanes(Round round) {
        return PlaneAccess.PLANES * round.words();
    }

    private static void writeKeepWords(JavaSource source, WordType type, Round round, int perStage) {
        int kept = PlaneAccess.PLANES * (round.words() - perStage);
        source.blank();
        source.line("/** Copies the words that the stage does not replace. */");
        source.open("static void keepWords(" + type.stateType() + " planes, int from)");
        source.open("for (int plane = from; plane < from + " + kept + "; plane++)");
        String oldest = PlaneAccess.index("plane", PlaneAccess.PLANES * perStage);
        source.line(type.store("planes", PlaneAccess.index("plane", statePlanes(round)), type.load("planes", oldest)));
        source.close();
        source.close();
    }
}
