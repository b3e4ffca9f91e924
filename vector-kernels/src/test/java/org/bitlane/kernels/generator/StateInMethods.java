package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * The whole state in locals, on vectors, in methods of at most {@value #ROUNDS_PER_METHOD} rounds: more would exceed what
 * the compilers take.
 *
 * <p>A trip that fits one method is the body of its loop, so that the state stays in locals from the first round to the
 * last. The loop's bounds are constants, which with few registers makes it up to half as fast again. A longer one is as many methods as it needs, which hand the state on in its array; the shorter trip at the end, if
 * the rounds leave one, calls the first of them.
 */
final class StateInMethods implements RoundLayout {
    private static final int ROUNDS_PER_METHOD = 4;

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        int perTrip = RoundLayout.roundsPerTrip(dataflow);
        if (perTrip <= ROUNDS_PER_METHOD) {
            writeLoop(source, type, round, perTrip);
        } else {
            writeTrips(source, type, round, perTrip);
        }
    }

    private static void writeLoop(JavaSource source, WordType type, Round round, int perTrip) {
        int rounds = round.algorithm().rounds();
        if (rounds % perTrip != 0) {
            throw new IllegalArgumentException(perTrip + " rounds a trip leave a rest of " + rounds);
        }
        RoundLayout.openApply(source, type);
        source.line("rounds(planes, roundKeys);");
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        source.line("rounds(planes, roundKeys);");
        source.close().blank();
        source.open("private static void rounds(" + RoundLayout.parameters(type) + ")");
        LocalState state = new LocalState(source, type, round);
        state.load("");
        RoundLayout.openTrips(source, round, perTrip);
        state.apply(perTrip, "key");
        state.turn(perTrip);
        source.close();
        state.store("", 0);
        source.close();
    }

    private static void writeTrips(JavaSource source, WordType type, Round round, int perTrip) {
        int rounds = round.algorithm().rounds();
        int rest = rounds % perTrip;
        if (rest % ROUNDS_PER_METHOD != 0) {
            throw new IllegalArgumentException("no methods of " + perTrip + " rounds a trip make up a rest of " + rest);
        }
        RoundLayout.openApply(source, type);
        RoundLayout.openTrips(source, round, perTrip);
        writeCalls(source, perTrip, "key");
        source.close();
        if (rest != 0) {
            writeCalls(source, rest, Integer.toString(PlaneAccess.PLANES * (rounds - rest)));
        }
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        writeCalls(source, perTrip, "0");
        source.close();
        for (int first = 0; first < perTrip; first += ROUNDS_PER_METHOD) {
            int count = Math.min(ROUNDS_PER_METHOD, perTrip - first);
            source.blank();
            source.open("private static void rounds" + first + "(" + RoundLayout.parameters(type) + ", int key)");
            LocalState state = new LocalState(source, type, round);
            state.load("");
            state.apply(count, PlaneAccess.index("key", PlaneAccess.PLANES * first));
            state.store("", count);
            source.close();
        }
    }

    private static void writeCalls(JavaSource source, int rounds, String key) {
        for (int first = 0; first < rounds; first += ROUNDS_PER_METHOD) {
            source.line("rounds" + first + "(planes, roundKeys, " + key + ");");
        }
    }
}
