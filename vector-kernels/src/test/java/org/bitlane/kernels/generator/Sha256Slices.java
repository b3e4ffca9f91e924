package org.bitlane.kernels.generator;

import java.util.List;
import org.bitlane.kernels.Dataflow;

/**
 * A plane for every bit of every word: rotations are offsets, and additions full adders. A round goes through its bits from
 * the lowest to the highest.
 *
 * <p>The state's words lie in two rings of four, from {@code a} and from {@code e} on, the schedule in a ring of 16: what a
 * round makes takes the place of what it was the last to read.
 */
final class Sha256Slices implements Sha256Layout {
    /** The planes that a word takes: see {@link PlaneWords}. */
    private static final int WORD = 64;

    private static final String STATE = "int a, int b, int c, int d, int e, int f, int g, int h";

    @Override
    public String words() {
        return "a bit of each message's word in a bit of an {@code IntVector}";
    }

    @Override
    public String roundsInterface() {
        return "LaneRounds";
    }

    @Override
    public List<String> operators() {
        return List.of("XOR");
    }

    @Override
    public void write(JavaSource source, Dataflow dataflow) {
        if (RoundLayout.roundsPerTrip(dataflow) != 1) {
            throw new IllegalArgumentException("planes of all bits are for one round a trip, not for " + dataflow);
        }
        Sha256Layout.openApply(source);
        source.line("rounds(" + ARRAY_ARGUMENTS + ", 64);");
        source.close().blank();
        Sha256Layout.openApplyBriefly(source);
        source.line("rounds(" + ARRAY_ARGUMENTS + ", 1);");
        source.line("schedule(words, 0, " + WORD + ", " + 9 * WORD + ", " + 14 * WORD + ");");
        source.close().blank();
        writeRounds(source);
        source.blank();
        writeRound(source);
        source.blank();
        writeSchedule(source);
    }

    private static void writeRounds(JavaSource source) {
        source.open("private static void rounds(" + ARRAYS + ", int count)");
        for (int i = 0; i < Sha256Step.STATE_WORDS; i++) {
            source.line("int " + (char) ('a' + i) + " = " + WORD * i + ";");
        }
        source.open("for (int round = 0; round < count; round++)");
        source.line("int word = " + WORD + " * (round & 15);");
        source.open("if (round >= 16)");
        source.line("schedule(words, word, " + place(1) + ", " + place(9) + ", " + place(14) + ");");
        source.close();
        source.line("round(" + ARRAY_ARGUMENTS + ", word, 32 * round, a, b, c, d, e, f, g, h);");
        turn(source, "d", "c", "b", "a");
        turn(source, "h", "g", "f", "e");
        source.close();
        source.close();
    }

    private static String place(int ahead) {
        return WORD + " * (round + " + ahead + " & 15)";
    }

    private static void turn(JavaSource source, String last, String third, String second, String first) {
        source.line("int next" + last + " = " + third + ";");
        source.line(third + " = " + second + ";");
        source.line(second + " = " + first + ";");
        source.line(first + " = " + last + ";");
        source.line(last + " = next" + last + ";");
    }

    private static void writeRound(JavaSource source) {
        source.open("static void round(" + ARRAYS + ", int word, int constant, " + STATE + ")");
        openCarries(source, 7);
        source.open("for (int bit = 0; bit < 32; bit++)");
        PlaneWords on = new PlaneWords(source, 31);
        PlaneWords.Bit a = PlaneWords.inMemory("states", "a");
        PlaneWords.Bit e = PlaneWords.inMemory("states", "e");
        PlaneWords.Bit constant = PlaneWords.atHand("IntVector.broadcast(Lanes.INTS, constants[constant + bit])");
        PlaneWords.Bit f = on.local(PlaneWords.inMemory("states", "f"));
        PlaneWords.Bit g = on.local(PlaneWords.inMemory("states", "g"));
        PlaneWords.Bit temporary = Sha256Step.temporary(
                on, e, f, g, PlaneWords.inMemory("states", "h"), PlaneWords.inMemory("words", "word"), constant);
        PlaneWords.Bit nextE = Sha256Step.nextE(on, temporary, PlaneWords.inMemory("states", "d"));
        store(source, "states", "h", nextE);
        PlaneWords.Bit b = on.local(PlaneWords.inMemory("states", "b"));
        PlaneWords.Bit c = on.local(PlaneWords.inMemory("states", "c"));
        store(source, "states", "d", Sha256Step.nextA(on, temporary, a, b, c));
        source.close();
        source.close();
    }

    private static void writeSchedule(JavaSource source) {
        source.open("static void schedule(int[] words, int word16, int word15, int word7, int word2)");
        openCarries(source, 3);
        // Above these bits, the shifts bring in zeros.
        int first = 0;
        for (int end : new int[] {22, 29, 32}) {
            source.open("for (int bit = " + first + "; bit < " + end + "; bit++)");
            PlaneWords on = new PlaneWords(source, end - 1);
            store(
                    source,
                    "words",
                    "word16",
                    Sha256Step.scheduled(
                            on,
                            PlaneWords.inMemory("words", "word16"),
                            PlaneWords.inMemory("words", "word15"),
                            PlaneWords.inMemory("words", "word7"),
                            PlaneWords.inMemory("words", "word2")));
            source.close();
            first = end;
        }
        source.close();
    }

    private static void openCarries(JavaSource source, int count) {
        for (int i = 0; i < count; i++) {
            source.line("IntVector carry" + i + " = IntVector.zero(Lanes.INTS);");
        }
    }

    /** Writes a bit to both of its places. */
    private static void store(JavaSource source, String array, String index, PlaneWords.Bit bit) {
        source.line(LaneWords.store(array, index + " + bit", bit.above(0)));
        source.line(LaneWords.store(array, index + " + bit + 32", bit.above(0)));
    }
}
