package org.bitlane.kernels.generator;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.Dataflow;

/** How the rounds of a dataflow become methods: the body of a generated class. */
interface RoundLayout {

    /**
     * Writes the method {@code apply} and what it calls.
     *
     * @throws IllegalArgumentException if the layout has no form for the dataflow
     */
    void write(JavaSource source, WordType type, Round round, Dataflow dataflow);

    /** What a class of this layout imports, as full names. */
    default List<String> imports(WordType type) {
        List<String> imports = new ArrayList<>(type.imports());
        imports.add(type.roundsInterface());
        return imports;
    }

    /** The head of the class. */
    default String declaration(WordType type, String name) {
        return "public final class " + name + " implements "
                + type.roundsInterface().replaceAll(".*\\.", "");
    }

    /** Rounds in one trip through the loop of an iterative or unrolled dataflow. */
    static int roundsPerTrip(Dataflow dataflow) {
        if (dataflow instanceof Dataflow.Iterative) {
            return 1;
        }
        if (dataflow instanceof Dataflow.Unrolled unrolled) {
            return unrolled.factor();
        }
        throw new IllegalArgumentException("a loop over one state does not mirror " + dataflow);
    }

    /** Opens {@code apply}. */
    static void openApply(JavaSource source, WordType type) {
        source.line("@Override");
        source.open("public void apply(" + parameters(type) + ")");
    }

    /** Opens {@code applyBriefly}. */
    static void openApplyBriefly(JavaSource source, WordType type) {
        source.line("@Override");
        source.open("public void applyBriefly(" + parameters(type) + ")");
    }

    /** The arrays that every method works on. */
    static String parameters(WordType type) {
        return type.stateType() + " planes, " + type.roundKeysType() + " roundKeys";
    }

    /** Opens the loop over whole trips; {@code key} is the index of a trip's first round-key plane. */
    static void openTrips(JavaSource source, Round round, int perTrip) {
        int whole = round.algorithm().rounds() / perTrip * perTrip;
        source.open("for (int key = 0; key < " + PlaneAccess.PLANES * whole + "; key += " + PlaneAccess.PLANES * perTrip
                + ")");
    }
}
