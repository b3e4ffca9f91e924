package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * Stages with a state each, on vectors, as {@link Stages}; but a stage is one method that has the state in locals between
 * the register it reads and the one it writes: for rounds of few operations.
 */
final class StagesInLocals implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        int perStage = Stages.roundsPerStage(dataflow);
        Stages.writeDriver(source, type, round, perStage, 1);
        source.blank();
        int statePlanes = PlaneAccess.PLANES * round.words();
        LocalState state = new LocalState(source, type, round);
        source.open("private static void advance(" + RoundLayout.parameters(type) + ", int stage)");
        source.line("int from = " + statePlanes + " * stage;");
        source.line("int key = " + PlaneAccess.PLANES * perStage + " * stage;");
        state.load("from");
        state.apply(perStage, "key");
        state.store(PlaneAccess.index("from", statePlanes), perStage);
        source.close();
    }
}
