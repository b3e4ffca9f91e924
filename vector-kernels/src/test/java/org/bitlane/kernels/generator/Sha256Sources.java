package org.bitlane.kernels.generator;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Variant;

/** The generated classes of SHA-256 that are shipped. */
final class Sha256Sources {
    private Sha256Sources() {}

    /** Every one of them. */
    static List<Sha256Class> all() {
        Sha256Layout sequence = new Sha256Sequence();
        Sha256Layout stages = new Sha256Stages();
        List<Sha256Class> classes = new ArrayList<>();
        classes.add(Sha256Class.of(Dataflow.iterative(), sequence));
        for (int factor : new int[] {2, 4, 8, 16, 64}) {
            classes.add(Sha256Class.of(Dataflow.unrolled(factor), sequence));
        }
        for (int rounds : new int[] {16, 4}) {
            classes.add(Sha256Class.of(Dataflow.pipelined(rounds), stages));
        }
        classes.add(Sha256Class.of(Dataflow.iterative(), Variant.BITSLICED, new Sha256Slices()));
        return classes;
    }
}
