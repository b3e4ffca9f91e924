package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * The whole state in locals, all rounds of a trip in one loop body: for states that (nearly) fit the registers and
 * rounds of few operations.
 */
final class StateInLocals implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        int perTrip = RoundLayout.roundsPerTrip(dataflow);
        int rest = round.algorithm().rounds() % perTrip;
        LocalState state = new LocalState(source, type, round);
        RoundLayout.openApply(source, type);
        state.load("");
        RoundLayout.openTrips(source, round, perTrip);
        state.apply(perTrip, "key");
        state.turn(perTrip);
        source.close();
        if (rest != 0) {
            int first = PlaneAccess.PLANES * (round.algorithm().rounds() - rest);
            source.line("int key = " + first + ";");
            state.apply(rest, "key");
        }
        state.store("", rest);
        source.close();
    }
}
