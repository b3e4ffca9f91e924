package org.bitlane.conformance.property;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Transformation;

/** Keys, counters, messages and cuts as they come. */
final class CipherArbitraries extends DomainContextBase {

    @Provide
    Arbitrary<Transformation> transformations() {
        return Arbitraries.of(Transformation.all());
    }

    @Provide
    Arbitrary<Operation> operations() {
        return Arbitraries.of(Operation.all());
    }

    /** Lengths of the pieces: single bytes, around blocks, around batches. */
    @Provide
    Arbitrary<List<Integer>> pieces() {
        Arbitrary<Integer> lengths = Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.integers().between(0, 40)),
                Tuple.of(2, Arbitraries.integers().between(41, 600)),
                Tuple.of(1, Arbitraries.integers().between(601, 4200)));
        return lengths.list().ofMaxSize(12);
    }

    @Provide
    Arbitrary<List<Cuts.Hand>> hands() {
        return Arbitraries.of(Cuts.Hand.class).list().ofMinSize(1).ofMaxSize(6);
    }
}
