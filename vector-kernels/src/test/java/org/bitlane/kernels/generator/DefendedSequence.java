package org.bitlane.kernels.generator;

import java.util.List;
import org.bitlane.kernels.Dataflow;

/**
 * The rounds of {@link SequenceInMethods} with the first and the last masked: a driver that calls the methods of the
 * class without masks, and the masked round.
 *
 * @param masked the masked round
 */
record DefendedSequence(MaskedRound masked) implements RoundLayout {

    @Override
    public List<String> imports(WordType type) {
        return List.of(type.roundsInterface());
    }

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        String undefended = GeneratedClass.name(round, dataflow) + ".";
        int rounds = round.algorithm().rounds();
        int perTrip = RoundLayout.roundsPerTrip(dataflow);
        int regions = PlaneAccess.PLANES * (rounds + round.words());
        MaskedCalls calls = new MaskedCalls(masked, "key", PlaneAccess.PLANES * (rounds - perTrip), perTrip, regions);
        if (dataflow instanceof Dataflow.Iterative) {
            writeLoop(source, type, undefended, rounds, calls);
        } else {
            writeTrips(source, type, round, undefended, perTrip, calls);
        }
    }

    /** The loop does the rounds between. */
    private static void writeLoop(JavaSource source, WordType type, String undefended, int rounds, MaskedCalls calls) {
        int second = PlaneAccess.PLANES;
        int last = PlaneAccess.PLANES * (rounds - 1);
        RoundLayout.openApply(source, type);
        calls.writeFirst(source);
        source.line(undefended + "rounds(planes, roundKeys, " + second + ", " + last + ");");
        calls.writeLast(source, rounds - 1);
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        calls.writeFirst(source);
        source.line(undefended + "rounds(planes, roundKeys, " + second + ", " + 2 * second + ");");
        source.close();
    }

    private static void writeTrips(
            JavaSource source, WordType type, Round round, String undefended, int perTrip, MaskedCalls calls) {
        RoundLayout.openApply(source, type);
        RoundLayout.openTrips(source, round, perTrip);
        for (int i = 0; i < perTrip; i++) {
            String plain = undefended + "round" + i + "(planes, roundKeys, key);";
            calls.write(source, i, plain, word -> PlaneAccess.index("key", PlaneAccess.PLANES * word));
        }
        source.close();
        source.close().blank();
        RoundLayout.openApplyBriefly(source, type);
        calls.writeFirst(source);
        for (int i = 0; i < perTrip; i++) {
            if (!calls.isAlwaysMasked(i)) {
                source.line(undefended + "round" + i + "(planes, roundKeys, 0);");
            }
        }
        source.close();
    }
}
