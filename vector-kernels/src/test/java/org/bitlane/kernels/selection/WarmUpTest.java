package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.bitlane.kernels.ForkedJvm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * From a JVM's start to its fastest kernels: every test has JVMs of its own, because all this happens once in each. Those
 * that wait for the JIT are nightly: how long it takes is not theirs to say.
 */
class WarmUpTest {
    private static final String MODULE = "--add-modules=jdk.incubator.vector";
    private static final String VECTOR = "-bit vector registers";
    private static final String SCALAR = "64-bit long registers";

    /** Work that tells on which kernel it is done. */
    private static final String SOME_KIB = "64";

    @Tag("nightly")
    @Test
    void workForSm4HasItsVectorKernelsPublishedWithoutAWrongResult() throws Exception {
        ForkedJvm.Result result = run(List.of(MODULE), "unasked", "bulk", "0", "chain", "0");

        Map<String, String> values = result.values();
        assertTrue(values.get("bulk.implementation").contains(VECTOR), result.toString());
        assertTrue(values.get("bulk.reason").contains("fastest"), result.toString());
        assertTrue(Integer.parseInt(values.get("bulk.seconds")) < 60, result.toString());
        if (VectorApi.compilesNarrowThenWide()) {
            assertTrue(values.get("chain.implementation").contains("for few blocks"), result.toString());
            assertEquals("[]", values.get("chain.refused"));
        } else {
            assertTrue(values.get("chain.refused").contains("one width only"), result.toString());
        }
        assertEndedAndRight(result);
    }

    @Tag("nightly")
    @Test
    void chainsFirstDoNotKeepManyBlocksFromTheirKernel() throws Exception {
        ForkedJvm.Result result = run(List.of(MODULE), "unasked", "chain", "0", "bulk", "0");

        Map<String, String> values = result.values();
        assertTrue(values.get("chain.implementation").contains("for few blocks"), result.toString());
        if (VectorApi.compilesNarrowThenWide()) {
            assertTrue(values.get("bulk.implementation").contains(VECTOR), result.toString());
        } else {
            assertTrue(values.get("bulk.refused").contains("one width only"), result.toString());
        }
        assertEndedAndRight(result);
    }

    @Tag("nightly")
    @Test
    void aForcedConfigurationIsTheOneThatServes() throws Exception {
        ForkedJvm.Result result = run(List.of(MODULE, "-Dorg.bitlane.kernel.SM4=SM4/unrolled-4"), "asked", "bulk", "0");

        Map<String, String> values = result.values();
        assertEquals("SM4/unrolled-4", values.get("configuration"));
        assertEquals("SM4/unrolled-4", values.get("bulk.configuration"));
        assertTrue(values.get("bulk.implementation").contains(VECTOR), result.toString());
        assertEquals(0, result.count("is passed over"), result.toString());
        assertEndedAndRight(result);
    }

    @Test
    void aConfigurationOfNoUseIsPassedOverWithOneLine() throws Exception {
        String unforced = run(List.of(MODULE), "unasked", "bulk", "1").values().get("configuration");
        for (String value : List.of("", "nonsense", "SM4/unrolled-3", "SIMON64_128/iterative", "SHA256/iterative")) {
            ForkedJvm.Result result = run(List.of(MODULE, "-Dorg.bitlane.kernel.SM4=" + value), "unasked", "bulk", "1");

            assertEquals(1, result.count("is passed over"), result.toString());
            assertEquals(unforced, result.values().get("configuration"));
            assertEndedAndRight(result);
        }
    }

    @Test
    void littleWorkStartsNoWarmerUnlessItIsAskedFor() throws Exception {
        ForkedJvm.Result unasked = run(List.of(MODULE), "unasked", "bulk", "4096", "chain", SOME_KIB);
        assertEquals("false", unasked.values().get("warmerSeen"), unasked.toString());
        assertEndedAndRight(unasked);

        ForkedJvm.Result asked = run(List.of(MODULE), "asked", "bulk", SOME_KIB);
        assertEquals("true", asked.values().get("warmerSeen"), asked.toString());
        assertRight(asked);
    }

    @Test
    void withoutTheModuleNoWarmerStartsAndTheStatusAndOneLineNameTheCure() throws Exception {
        ForkedJvm.Result result = run(List.of(), "asked", "bulk", SOME_KIB, "chain", SOME_KIB);

        assertStaysScalar(result, "--add-modules jdk.incubator.vector");
        assertEquals(1, result.count("SM4 runs on scalar kernels"), result.toString());
        assertEquals(1, result.count("CBC encryption takes one block at a time"), result.toString());
    }

    @Test
    void withoutTheModuleAVectorConfigurationCannotBeForced() throws Exception {
        ForkedJvm.Result result = run(List.of("-Dorg.bitlane.kernel.SM4=SM4/pipelined-1"), "asked", "bulk", "1");

        assertEquals(1, result.count("is passed over"), result.toString());
        assertStaysScalar(result, "--add-modules jdk.incubator.vector");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Xint", "-XX:TieredStopAtLevel=1"})
    void withoutTheOptimisingCompilerNoWarmerStartsAndTheStatusSaysWhy(String option) throws Exception {
        assertStaysScalar(run(List.of(MODULE, option), "asked", "bulk", SOME_KIB), option.replaceAll("=.*", ""));
    }

    private static void assertStaysScalar(ForkedJvm.Result result, String cure) {
        Map<String, String> values = result.values();
        assertTrue(values.get("bulk.implementation").contains(SCALAR), result.toString());
        assertTrue(values.get("bulk.reason").contains(cure), result.toString());
        assertTrue(values.get("bulk.refused").contains(cure), result.toString());
        assertEquals("false", values.get("warmerSeen"), result.toString());
        assertEndedAndRight(result);
    }

    private static void assertEndedAndRight(ForkedJvm.Result result) {
        assertRight(result);
        assertEquals("true", result.values().get("warmerEnded"), result.toString());
    }

    private static void assertRight(ForkedJvm.Result result) {
        assertEquals(0, result.exitValue(), result.toString());
        assertEquals("0", result.values().get("wrong"), result.toString());
        assertTrue(Long.parseLong(result.values().get("right")) > 0, result.toString());
    }

    private static ForkedJvm.Result run(List<String> options, String... work) throws Exception {
        return ForkedJvm.run(WarmUpMain.class, options, work);
    }
}
