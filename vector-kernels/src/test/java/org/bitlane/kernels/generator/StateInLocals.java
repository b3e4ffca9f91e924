package org.bitlane.kernels.generator;

import org.bitlane.kernels.Dataflow;

/**
 * The whole state in locals, all rounds of a trip in one loop body: for states that (nearly) fit the registers and
 * rounds of few operations.
 */
final class StateInLocals implements RoundLayout {

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        int words = round.words();
        int perTrip = RoundLayout.roundsPerTrip(dataflow);
        int rest = round.algorithm().rounds() % perTrip;
        RoundLayout.openApply(source, type);
        for (int word = 0; word < words; word++) {
            for (int j = 0; j < PlaneAccess.PLANES; j++) {
                String plane = type.load("planes", Integer.toString(PlaneAccess.PLANES * word + j));
                source.line(type.name() + " " + local(word, j) + " = " + plane + ";");
            }
        }
        RoundLayout.openTrips(source, round, perTrip);
        writeRounds(source, type, round, perTrip);
        writeRotation(source, type, words, perTrip % words);
        source.close();
        if (rest != 0) {
            int first = PlaneAccess.PLANES * (round.algorithm().rounds() - rest);
            source.line("int key = " + first + ";");
            writeRounds(source, type, round, rest);
        }
        for (int word = 0; word < words; word++) {
            // After the rounds of the last trip the words stand where those rounds left them.
            int place = (word + rest) % words;
            for (int j = 0; j < PlaneAccess.PLANES; j++) {
                source.line(type.store("planes", Integer.toString(PlaneAccess.PLANES * word + j), local(place, j)));
            }
        }
        source.close();
    }

    private static void writeRounds(JavaSource source, WordType type, Round round, int count) {
        for (int i = 0; i < count; i++) {
            source.open("");
            round.write(
                    source,
                    type,
                    PlaneAccess.inLocals(round.words(), i % round.words()),
                    PlaneAccess.index("key", PlaneAccess.PLANES * i));
            source.close();
        }
    }

    /** Brings the word that is to be replaced next to the place of the first one. */
    private static void writeRotation(JavaSource source, WordType type, int words, int places) {
        if (places == 0) {
            return;
        }
        if (words != 2) {
            throw new IllegalArgumentException("only states of two words are turned between trips");
        }
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            source.line(type.name() + " swap" + j + " = " + local(0, j) + ";");
            source.line(local(0, j) + " = " + local(1, j) + ";");
            source.line(local(1, j) + " = swap" + j + ";");
        }
    }

    private static String local(int word, int plane) {
        return PlaneAccess.letter(word) + plane;
    }
}
