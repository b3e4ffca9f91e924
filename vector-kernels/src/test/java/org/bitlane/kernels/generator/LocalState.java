package org.bitlane.kernels.generator;

/** The planes of a state in locals, a letter for each word: how they are read, put through rounds and written. */
record LocalState(JavaSource source, WordType type, Round round) {

    /** Reads the state, whose first plane is at the index {@code from}: a variable, or empty for the array's start. */
    void load(String from) {
        for (int word = 0; word < round.words(); word++) {
            for (int j = 0; j < PlaneAccess.PLANES; j++) {
                String plane = type.load("planes", index(from, word, j));
                source.line(type.name() + " " + local(word, j) + " = " + plane + ";");
            }
        }
    }

    /**
     * Writes some rounds. Afterwards as many words have taken the next one's place.
     *
     * @param key the index of the first round's key
     */
    void apply(int rounds, String key) {
        for (int i = 0; i < rounds; i++) {
            source.open("");
            round.write(
                    source,
                    type,
                    PlaneAccess.inLocals(round.words(), i % round.words()),
                    PlaneAccess.index(key, PlaneAccess.PLANES * i));
            source.close();
        }
    }

    /** Brings the word that is to be replaced next, after some rounds, to the place of the first one. */
    void turn(int rounds) {
        if (rounds % round.words() == 0) {
            return;
        }
        if (round.words() != 2) {
            throw new IllegalArgumentException("only states of two words are turned between trips");
        }
        for (int j = 0; j < PlaneAccess.PLANES; j++) {
            source.line(type.name() + " swap" + j + " = " + local(0, j) + ";");
            source.line(local(0, j) + " = " + local(1, j) + ";");
            source.line(local(1, j) + " = swap" + j + ";");
        }
    }

    /** Writes the state behind the index {@code to}, first the word that is to be replaced next after some rounds. */
    void store(String to, int rounds) {
        for (int word = 0; word < round.words(); word++) {
            int place = (word + rounds) % round.words();
            for (int j = 0; j < PlaneAccess.PLANES; j++) {
                source.line(type.store("planes", index(to, word, j), local(place, j)));
            }
        }
    }

    private static String index(String base, int word, int plane) {
        int planes = PlaneAccess.PLANES * word + plane;
        return base.isEmpty() ? Integer.toString(planes) : PlaneAccess.index(base, planes);
    }

    private static String local(int word, int plane) {
        return PlaneAccess.letter(word) + plane;
    }
}
