package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/** Rounds that append words to a sequence, one a trip: for key expansions, all of whose words are wanted. */
final class RollingWords implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        if (!(dataflow instanceof Dataflow.Iterative)) {
            throw new IllegalArgumentException("a sequence of words grows by one word a trip, not as " + dataflow);
        }
        RoundLayout.openApply(source, type);
        RoundLayout.openTrips(source, round, 1);
        round.write(source, type, PlaneAccess.inSequence(type, round.words()), "key");
        source.close();
        source.close();
    }
}
