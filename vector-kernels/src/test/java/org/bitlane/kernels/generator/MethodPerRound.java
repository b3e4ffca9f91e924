package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * The state in its array and a method for every round: for rounds of many operations, which the compiler schedules
 * better one by one.
 */
final class MethodPerRound implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        int perTrip = RoundLayout.roundsPerTrip(dataflow);
        if (perTrip % round.words() == 0) {
            writeFixedPlaces(source, type, round, perTrip);
        } else {
            writeMovingPlaces(source, type, round, perTrip);
        }
    }

    /** Every trip starts with the same word, so that each round of the trip knows its words' places. */
    private static void writeFixedPlaces(JavaSource source, WordType type, Round round, int perTrip) {
        int words = round.words();
        int rounds = round.algorithm().rounds();
        int rest = rounds % perTrip;
        RoundLayout.openApply(source, type);
        RoundLayout.openTrips(source, round, perTrip);
        for (int i = 0; i < perTrip; i++) {
            String key = PlaneAccess.index("key", PlaneAccess.PLANES * i);
            source.line("replaceWord" + i % words + "(planes, roundKeys, " + key + ");");
        }
        source.close();
        for (int i = rounds - rest; i < rounds; i++) {
            source.line("replaceWord" + i % words + "(planes, roundKeys, " + PlaneAccess.PLANES * i + ");");
        }
        source.close();
        for (int word = 0; word < words; word++) {
            source.blank();
            source.open("private static void replaceWord" + word + "(" + type.stateType() + " planes, "
                    + type.roundKeysType() + " roundKeys, int key)");
            round.write(source, type, PlaneAccess.inArray(type, words, word), "key");
            source.close();
        }
    }

    /** The words' places change from round to round and are passed along. */
    private static void writeMovingPlaces(JavaSource source, WordType type, Round round, int perTrip) {
        int words = round.words();
        int rounds = round.algorithm().rounds();
        RoundLayout.openApply(source, type);
        StringBuilder places = new StringBuilder();
        StringBuilder parameters = new StringBuilder();
        for (int word = 0; word < words; word++) {
            source.line("int w" + word + " = " + PlaneAccess.PLANES * word + ";");
            places.append(", w").append(word);
            parameters.append(", int w").append(word);
        }
        RoundLayout.openTrips(source, round, perTrip);
        for (int i = 0; i < perTrip; i++) {
            source.line(
                    "replace(planes, roundKeys, " + PlaneAccess.index("key", PlaneAccess.PLANES * i) + places + ");");
            writeTurn(source, words, i);
        }
        source.close();
        for (int i = rounds - rounds % perTrip; i < rounds; i++) {
            source.line("replace(planes, roundKeys, " + PlaneAccess.PLANES * i + places + ");");
            writeTurn(source, words, i);
        }
        source.close();
        source.blank();
        source.open("private static void replace(" + type.stateType() + " planes, " + type.roundKeysType()
                + " roundKeys, int key" + parameters + ")");
        round.write(source, type, PlaneAccess.inArray(type), "key");
        source.close();
    }

    /** Makes the second word the first. */
    private static void writeTurn(JavaSource source, int words, int number) {
        source.line("int oldest" + number + " = w0;");
        for (int word = 0; word + 1 < words; word++) {
            source.line("w" + word + " = w" + (word + 1) + ";");
        }
        source.line("w" + (words - 1) + " = oldest" + number + ";");
    }
}
