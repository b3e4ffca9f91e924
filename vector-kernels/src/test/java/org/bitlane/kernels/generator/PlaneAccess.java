package org.bitlane.kernels.generator;

import java.util.stream.IntStream;

/** Where the planes of the state live while a round works on them. */
interface PlaneAccess {
    /** Planes of one word, one for each bit of a byte. */
    int PLANES = 8;

    /**
     * An expression that reads a plane.
     *
     * @param word a word of the state, counted from the one that the round replaces
     * @param plane a plane of the word, 0 to 7
     */
    String read(int word, int plane);

    /** A statement that replaces a plane. */
    String write(int word, int plane, String value);

    /** The names of the planes of one word as locals: its letter and the plane's number. */
    static String[] locals(String letter) {
        return IntStream.range(0, PLANES).mapToObj(plane -> letter + plane).toArray(String[]::new);
    }

    /** The expression for an index some planes after a base, which is a variable or itself such an expression. */
    static String index(String base, int planes) {
        int plus = base.indexOf(" + ");
        if (plus >= 0) {
            return index(base.substring(0, plus), planes + Integer.parseInt(base.substring(plus + 3)));
        }
        return planes == 0 ? base : base + " + " + planes;
    }

    /** Planes in the array {@code planes}, with the replaced word at a fixed place. */
    static PlaneAccess inArray(WordType type, int words, int position) {
        return new PlaneAccess() {
            @Override
            public String read(int word, int plane) {
                return type.load("planes", place(word, plane));
            }

            @Override
            public String write(int word, int plane, String value) {
                return type.store("planes", place(word, plane), value);
            }

            private String place(int word, int plane) {
                return Integer.toString(PLANES * ((position + word) % words) + plane);
            }
        };
    }

    /** Planes in the array {@code planes}, each word from an index that the variable {@code w0}, {@code w1} ... holds. */
    static PlaneAccess inArray(WordType type) {
        return new PlaneAccess() {
            @Override
            public String read(int word, int plane) {
                return type.load("planes", index("w" + word, plane));
            }

            @Override
            public String write(int word, int plane, String value) {
                return type.store("planes", index("w" + word, plane), value);
            }
        };
    }

    /**
     * Planes of the word sequence in the array {@code planes}: the first word at the index {@code key}, the others
     * behind it. The new word becomes one more; none is overwritten.
     */
    static PlaneAccess inSequence(WordType type, int words) {
        return inSequence(type, words, 0);
    }

    /** The same, with the first word some planes behind the index {@code key}. */
    static PlaneAccess inSequence(WordType type, int words, int distance) {
        return new PlaneAccess() {
            @Override
            public String read(int word, int plane) {
                return type.load("planes", index("key", distance + PLANES * word + plane));
            }

            @Override
            public String write(int word, int plane, String value) {
                return type.store("planes", index("key", distance + PLANES * (words + word) + plane), value);
            }
        };
    }

    /**
     * Planes of a pipeline's states in the array {@code planes}, one state behind the other: a stage reads the one at the
     * index {@code from} and makes the next.
     *
     * @param roundsPerStage words that a stage replaces
     * @param position the round of the stage, counted from 0
     */
    static PlaneAccess inStages(WordType type, int words, int roundsPerStage, int position) {
        return new PlaneAccess() {
            @Override
            public String read(int word, int plane) {
                return type.load("planes", place(position + word, plane));
            }

            @Override
            public String write(int word, int plane, String value) {
                return type.store("planes", place(words + position, plane), value);
            }

            private String place(int number, int plane) {
                return index(placeInStages("from", words, roundsPerStage, number), plane);
            }
        };
    }

    /**
     * The expression for the first plane of a word in a pipeline's states: in the state that a stage reads, or, if the
     * stage makes the word, in the next.
     *
     * @param number the word, counted from the first of the state that the stage reads
     */
    static String placeInStages(String from, int words, int roundsPerStage, int number) {
        int inStates = number < words ? number : words + number - roundsPerStage;
        return index(from, PLANES * inStates);
    }

    /** Planes in locals: {@code a0} to {@code a7} for the first word, {@code b0} to {@code b7} for the next. */
    static PlaneAccess inLocals(int words, int position) {
        return new PlaneAccess() {
            @Override
            public String read(int word, int plane) {
                return letter((position + word) % words) + plane;
            }

            @Override
            public String write(int word, int plane, String value) {
                return read(word, plane) + " = " + value + ";";
            }
        };
    }

    /** The letter of a word's locals. */
    static String letter(int word) {
        return String.valueOf((char) ('a' + word));
    }
}
