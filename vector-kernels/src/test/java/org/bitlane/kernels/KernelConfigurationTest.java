package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KernelConfigurationTest {

    @Property
    void parsingUndoesPrinting(@ForAll("configurations") KernelConfiguration configuration) {
        assertEquals(configuration, KernelConfiguration.parse(configuration.toString()));
    }

    @Provide
    Arbitrary<KernelConfiguration> configurations() {
        return Arbitraries.of(everyConfiguration());
    }

    @Test
    void textFormIsAlgorithmDataflowAndVariant() {
        assertEquals(
                "SIMON64_128/unrolled-16",
                KernelConfiguration.of(Algorithm.SIMON64_128, Dataflow.unrolled(16))
                        .toString());
        assertEquals(
                "SM4/pipelined-1+defended",
                KernelConfiguration.of(Algorithm.SM4, Dataflow.pipelined(1), Variant.DEFENDED)
                        .toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    SM4                           | has no dataflow
                    AES/iterative                 | unknown algorithm "AES"
                    sm4/iterative                 | unknown algorithm "sm4"
                    SM4/                          | unknown dataflow ""
                    SM4/looped                    | unknown dataflow "looped"
                    SM4/unrolled-x                | "unrolled-x" needs a whole number of rounds
                    SM4/unrolled-33               | unroll factor 33 is more than the 32 rounds of SM4
                    SIMON64_128/unrolled-45       | unroll factor 45 is more than the 44 rounds of SIMON64_128
                    SM4/pipelined-3               | 3 rounds per stage do not divide the 32 rounds of SM4
                    SM4/pipelined-32              | 32 rounds per stage do not divide the 32 rounds of SM4
                    SM4/iterative+                | unknown variant ""
                    SM4/iterative+fast            | unknown variant "fast"
                    SM4/iterative+DEFENDED        | unknown variant "DEFENDED"
                    SM4/iterative+sliced          | variant sliced belongs to SIMON64_128, not to SM4
                    SIMON64_128/iterative+systolic | variant systolic is a form of pipelined-1 only
                    SM4/iterative+defended+defended | unknown variant "defended+defended"
                    SM4 /iterative                | unknown algorithm "SM4 "
                    """)
    void anythingElseIsRefusedWithTheReason(String text, String reason) {
        IllegalArgumentException refusal =
                assertThrows(IllegalArgumentException.class, () -> KernelConfiguration.parse(text));
        assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
    }

    @Test
    void unrollingGoesUpToAllRounds() {
        assertEquals(
                "SM4/unrolled-32", KernelConfiguration.parse("SM4/unrolled-32").toString());
    }

    /** Every point of the design space. */
    private static List<KernelConfiguration> everyConfiguration() {
        List<KernelConfiguration> all = new ArrayList<>();
        for (Algorithm algorithm : Algorithm.values()) {
            List<Dataflow> dataflows = new ArrayList<>(List.of(Dataflow.iterative()));
            for (int rounds = 1; rounds <= algorithm.rounds(); rounds++) {
                if (rounds > 1) {
                    dataflows.add(Dataflow.unrolled(rounds));
                }
                if (rounds < algorithm.rounds() && algorithm.rounds() % rounds == 0) {
                    dataflows.add(Dataflow.pipelined(rounds));
                }
            }
            for (Dataflow dataflow : dataflows) {
                all.add(new KernelConfiguration(algorithm, dataflow, Optional.empty()));
                for (Variant variant : Variant.values()) {
                    boolean systolic = variant == Variant.SYSTOLIC;
                    if (variant.algorithm() == algorithm && (!systolic || dataflow.equals(Dataflow.pipelined(1)))) {
                        all.add(KernelConfiguration.of(algorithm, dataflow, variant));
                    }
                }
            }
        }
        return all;
    }
}
