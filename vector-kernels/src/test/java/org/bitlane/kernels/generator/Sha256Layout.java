package org.bitlane.kernels.generator;

import java.util.List;
import java.util.stream.Stream;
import org.bitlane.kernels.Dataflow;

/** How the rounds of SHA-256 in a dataflow become methods: the body of a generated class. */
interface Sha256Layout {
    /** What every method works on. */
    String ARRAYS = "int[] words, int[] states, int[] constants";

    /** The same as arguments. */
    String ARRAY_ARGUMENTS = "words, states, constants";

    /**
     * Writes the methods {@code apply} and {@code applyBriefly} and what they call.
     *
     * @throws IllegalArgumentException if the layout has no form for the dataflow
     */
    void write(JavaSource source, Dataflow dataflow);

    /** Where words are, for the Javadoc: {@code a word of each message in ...}. */
    String words();

    /** The vector operators that the code names. */
    List<String> operators();

    /** The interface of the class, without its package. */
    String roundsInterface();

    /** The classes of the kernels' package that the code names. */
    default List<String> imports() {
        return Stream.of("LaneRounds", "Lanes", roundsInterface())
                .distinct()
                .sorted()
                .toList();
    }

    /** Opens {@code apply}. */
    static void openApply(JavaSource source) {
        source.line("@Override");
        source.open("public void apply(" + ARRAYS + ")");
    }

    /** Opens {@code applyScheduled}. */
    static void openApplyScheduled(JavaSource source) {
        source.line("@Override");
        source.open("public void applyScheduled(" + ARRAYS + ")");
    }

    /** Opens {@code applyBriefly}. */
    static void openApplyBriefly(JavaSource source) {
        source.line("@Override");
        source.open("public void applyBriefly(" + ARRAYS + ")");
    }
}
