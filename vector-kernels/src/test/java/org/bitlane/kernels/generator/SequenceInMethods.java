package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * Rounds that append words to the sequence of all words, on vectors: for rounds so large that one fills a method.
 *
 * <p>One round a trip is a loop that carries the newest word in locals, so that a round need not wait for the one before to
 * be stored and loaded. Several rounds a trip are as many methods, each with its own distance from the trip's start.
 */
final class SequenceInMethods implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        if (dataflow instanceof Dataflow.Iterative) {
            writeLoop(source, type, round);
        } else {
            writeTrips(source, type, round, RoundLayout.roundsPerTrip(dataflow));
        }
    }

    private static void writeLoop(JavaSource source, WordType type, Round round) {
        int end = PlaneAccess.PLANES * round.algorithm().rounds();
        RoundLayout.openApply(source, type);
        source.line("rounds(planes, roundKeys, 0, " + end + ");");
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        source.line("rounds(planes, roundKeys, 0, " + PlaneAccess.PLANES + ");");
        source.close().blank();
        source.open("static void rounds(" + RoundLayout.parameters(type) + ", int from, int to)");
        PlaneAccess sequence = PlaneAccess.inSequence(type, round.words());
        int newest = round.words() - 1;
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            String plane = PlaneAccess.index("from", PlaneAccess.PLANES * newest + j);
            source.line(type.name() + " newest" + j + " = " + type.load("planes", plane) + ";");
        }
        source.open("for (int key = from; key < to; key += " + PlaneAccess.PLANES + ")");
        round.write(source, type, carrying(sequence, newest), "key");
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            source.line(sequence.write(0, j, "newest" + j));
        }
        source.close();
        source.close();
    }

    /** The sequence, with its newest word in locals. */
    private static PlaneAccess carrying(PlaneAccess sequence, int newest) {
        return new PlaneAccess() {
            @Override
            public String read(int word, int plane) {
                return word == newest ? "newest" + plane : sequence.read(word, plane);
            }

            @Override
            public String write(int word, int plane, String value) {
                return "newest" + plane + " = " + value + ";";
            }
        };
    }

    private static void writeTrips(JavaSource source, WordType type, Round round, int perTrip) {
        RoundLayout.openApply(source, type);
        RoundLayout.openTrips(source, round, perTrip);
        for (int i = 0; i < perTrip; i++) {
            source.line("round" + i + "(planes, roundKeys, key);");
        }
        source.close();
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        for (int i = 0; i < perTrip; i++) {
            source.line("round" + i + "(planes, roundKeys, 0);");
        }
        source.close();
        for (int i = 0; i < perTrip; i++) {
            source.blank();
            source.open("static void round" + i + "(" + RoundLayout.parameters(type) + ", int key)");
            int distance = PlaneAccess.PLANES * i;
            round.write(
                    source,
                    type,
                    PlaneAccess.inSequence(type, round.words(), distance),
                    PlaneAccess.index("key", distance));
            source.close();
        }
    }
}
