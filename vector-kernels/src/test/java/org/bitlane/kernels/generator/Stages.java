package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * Stages with a state each, on vectors: an application takes every state one stage on, the last first, so that each finds
 * the state behind it free. The state that enters is the first in the array, the one that leaves the last.
 */
final class Stages implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        if (!(dataflow instanceof Dataflow.Pipelined pipelined)) {
            throw new IllegalArgumentException("only a pipelined dataflow has stages, not " + dataflow);
        }
        int perStage = pipelined.roundsPerStage();
        int stages = round.algorithm().rounds() / perStage;
        int statePlanes = PlaneAccess.PLANES * round.words();
        int keyPlanes = PlaneAccess.PLANES * perStage;
        RoundLayout.openApply(source, type);
        source.open("for (int stage = " + (stages - 1) + "; stage >= 0; stage--)");
        source.line("advance(planes, roundKeys, stage);");
        source.close();
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        source.line("advance(planes, roundKeys, 0);");
        source.close().blank();
        source.open("private static void advance(" + RoundLayout.parameters(type) + ", int stage)");
        source.line("int from = " + statePlanes + " * stage;");
        source.line("int key = " + keyPlanes + " * stage;");
        if (perStage < round.words()) {
            source.line("keepWords(planes, from);");
        }
        for (int i = 0; i < perStage; i++) {
            source.line("round" + i + "(planes, roundKeys, from, key);");
        }
        source.close();
        if (perStage < round.words()) {
            writeKeepWords(source, type, round, perStage, statePlanes);
        }
        for (int i = 0; i < perStage; i++) {
            source.blank();
            source.open("private static void round" + i + "(" + RoundLayout.parameters(type) + ", int from, int key)");
            round.write(
                    source,
                    type,
                    PlaneAccess.inStages(type, round.words(), perStage, i),
                    PlaneAccess.index("key", PlaneAccess.PLANES * i));
            source.close();
        }
    }

    private static void writeKeepWords(JavaSource source, WordType type, Round round, int perStage, int statePlanes) {
        int kept = PlaneAccess.PLANES * (round.words() - perStage);
        source.blank();
        source.line("/** Copies the words that the stage does not replace. */");
        source.open("private static void keepWords(" + type.stateType() + " planes, int from)");
        source.open("for (int plane = from; plane < from + " + kept + "; plane++)");
        String oldest = PlaneAccess.index("plane", PlaneAccess.PLANES * perStage);
        source.line(type.store("planes", PlaneAccess.index("plane", statePlanes), type.load("planes", oldest)));
        source.close();
        source.close();
    }
}
