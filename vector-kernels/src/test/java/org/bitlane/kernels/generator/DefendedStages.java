package org.bitlane.kernels.generator;

import java.util.List;
import org.bitlane.kernels.Dataflow;

/**
 * The stages of {@link Stages} with the first round of the first and the last of the last masked: a driver that calls
 * the methods of the class without masks, and the masked round.
 *
 * @param masked the masked round
 */
record DefendedStages(MaskedRound masked) implements RoundLayout {

    @Override
    public List<String> imports(WordType type) {
        return List.of(type.roundsInterface());
    }

    @Override
    public void write(JavaSource source, WordType type, Round round, Dataflow dataflow) {
        int perStage = Stages.roundsPerStage(dataflow);
        int words = round.words();
        int stages = round.algorithm().rounds() / perStage;
        String undefended = GeneratedClass.name(round, dataflow) + ".";
        int regions = PlaneAccess.PLANES * words * (stages + 1);
        MaskedCalls calls = new MaskedCalls(masked, "stage", stages - 1, perStage, regions);
        // The second stage runs the methods in whose place the first has the masked round.
        Stages.writeDriver(source, type, round, perStage, 2);
        source.blank();
        Stages.openAdvance(source, type, round, perStage, undefended);
        for (int i = 0; i < perStage; i++) {
            String plain = undefended + "round" + i + "(planes, roundKeys, from, key);";
            calls.write(source, i, plain, word -> PlaneAccess.placeInStages("from", words, perStage, word));
        }
        source.close();
    }
}
