package org.bitlane.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.jmh.work.KernelOperation;
import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Kernels;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.ReferenceModes;
import org.bitlane.kernels.reference.SimonReference;
import org.bitlane.kernels.reference.Sm4Reference;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.annotations.Param;

/** Bare kernels are measured doing what they are said to do, and all of them are. */
class KernelBenchmarkTest {
    private static final int SIZE = 4096;

    @Test
    void allConfigurationsThatRunHereAreMeasured() throws Exception {
        List<String> measured = Arrays.asList(KernelBenchmark.class
                .getField("configuration")
                .getAnnotation(Param.class)
                .value());
        List<String> runnable = new ArrayList<>();
        ciphers().forEach(cipher -> Kernels.runnable(cipher).forEach(each -> runnable.add(each.toString())));
        runnable.removeAll(measured);

        assertEquals(List.of(), runnable, "not among the benchmark's parameters");
    }

    @TestFactory
    List<DynamicTest> kernelsEncipherLikeTheReference() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Algorithm cipher : ciphers()) {
            for (KernelConfiguration configuration : Kernels.runnable(cipher)) {
                for (KernelOperation.Mode mode : KernelOperation.Mode.values()) {
                    tests.add(DynamicTest.dynamicTest(
                            configuration + " " + mode, () -> assertLikeReference(configuration, mode)));
                }
            }
        }
        return tests;
    }

    private static void assertLikeReference(KernelConfiguration configuration, KernelOperation.Mode mode) {
        BlockFunction reference = configuration.algorithm() == Algorithm.SM4
                ? new Sm4Reference(Samples.key())
                : new SimonReference(Samples.key());
        byte[] data = Samples.data(SIZE);
        KernelOperation operation = new KernelOperation(configuration, mode, SIZE);
        operation.run();
        assertArrayEquals(
                mode == KernelOperation.Mode.ECB
                        ? ReferenceModes.ecbEncrypt(reference, data)
                        : ReferenceModes.ctr(reference, Samples.iv(reference.blockBytes()), data),
                operation.output());
    }

    private static List<Algorithm> ciphers() {
        return Arrays.stream(Algorithm.values()).filter(Algorithm::isCipher).toList();
    }
}
