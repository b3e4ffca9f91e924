package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Kernels;
import org.bitlane.kernels.VectorModule;
import org.bitlane.kernels.vector.VectorKernels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What serves is what the table of defaults says. */
class DefaultsTest {

    static Stream<Arguments> combinations() {
        return Stream.of(Algorithm.SM4, Algorithm.SIMON64_128)
                .flatMap(algorithm -> Stream.of(64, 128, 256, 512).map(bits -> Arguments.of(algorithm, bits)));
    }

    @ParameterizedTest
    @MethodSource("combinations")
    void thereIsADefaultForEveryWidthOnEveryJdkFrom17On(Algorithm algorithm, int bits) {
        for (int jdk : new int[] {17, 21, 25, 99}) {
            assertEquals(algorithm, Defaults.of(algorithm, bits, jdk).algorithm());
        }
    }

    @Test
    void widerVectorsThanAnyInTheTableHaveTheDefaultOfTheWidest() {
        assertEquals(Defaults.of(Algorithm.SM4, 512, 25), Defaults.of(Algorithm.SM4, 2048, 25));
    }

    @ParameterizedTest
    @MethodSource("combinations")
    void whatIsNotInTheTableIsNamed(Algorithm algorithm, int bits) {
        String message = assertThrows(IllegalArgumentException.class, () -> Defaults.of(algorithm, bits, 16))
                .getMessage();
        assertTrue(message.contains(algorithm + " on " + bits + " bits and JDK 16"), message);
    }

    @Test
    void runnableConfigurationsStartWithTheDefault() {
        for (Algorithm algorithm : List.of(Algorithm.SM4, Algorithm.SIMON64_128)) {
            int bits = VectorModule.isThere() ? VectorKernels.vectorBits() : Defaults.SCALAR_BITS;
            assertEquals(
                    Defaults.of(algorithm, bits), Kernels.runnable(algorithm).get(0));
        }
    }

    @Test
    void aDefaultThatCannotRunIsNamed() {
        KernelConfiguration preferred = KernelConfiguration.parse("SM4/unrolled-2");
        List<KernelConfiguration> others = List.of(KernelConfiguration.parse("SM4/iterative"));
        String message = assertThrows(IllegalArgumentException.class, () -> Defaults.first(preferred, others))
                .getMessage();
        assertTrue(message.contains("SM4/unrolled-2"), message);
    }
}
