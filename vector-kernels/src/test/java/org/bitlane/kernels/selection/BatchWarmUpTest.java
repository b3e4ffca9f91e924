package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.ForkedJvm;
import org.bitlane.kernels.Kernels;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From a JVM's start to its fastest way to hash many messages, which allocates nothing: each test has a JVM of its own. */
class BatchWarmUpTest {
    private static final String MODULE = "--add-modules=jdk.incubator.vector";

    @Tag("nightly")
    @Test
    void againstPlainJavaLanesServe() throws Exception {
        ForkedJvm.Result result = run(List.of(MODULE, "-Dorg.bitlane.sha256.engine=java"));
        Map<String, String> values = result.values();
        assertTrue(values.get("implementation").startsWith("one message to a lane"), result.toString());
        assertEquals("[]", values.get("refused"), result.toString());
    }

    @Tag("nightly")
    @Test
    void againstTheJdksDigestLanesServeOrAreRefusedByWhatWasMeasured() throws Exception {
        ForkedJvm.Result result = run(List.of(MODULE));
        String refused = result.values().get("refused");
        assertTrue(refused.equals("[]") || refused.contains("is faster on this machine"), result.toString());
    }

    @Tag("nightly")
    @Test
    void aForcedConfigurationIsTheOneThatServes() throws Exception {
        ForkedJvm.Result result = run(
                List.of(MODULE, "-Dorg.bitlane.sha256.engine=java", "-Dorg.bitlane.kernel.SHA256=SHA256/unrolled-8"));
        assertEquals("SHA256/unrolled-8", result.values().get("configuration"), result.toString());
    }

    @Test
    void withoutTheModuleMessagesGoOneByOneAndTheStatusNamesTheCure() throws Exception {
        ForkedJvm.Result result = run(List.of());
        assertTrue(result.values().get("refused").contains("--add-modules jdk.incubator.vector"), result.toString());
        assertEquals(1, result.count("SHA-256 of many messages goes one by one"), result.toString());
    }

    static Stream<String> configurations() {
        return Kernels.runnable(Algorithm.SHA256).stream().map(Object::toString);
    }

    @Tag("nightly")
    @EnabledIf("org.bitlane.kernels.VectorModule#isThere")
    @ParameterizedTest
    @MethodSource("configurations")
    void onceCompiledNoConfigurationAllocates(String configuration) throws Exception {
        run(List.of(MODULE), configuration);
    }

    private static ForkedJvm.Result run(List<String> options, String... arguments) throws Exception {
        ForkedJvm.Result result = ForkedJvm.run(BatchWarmUpMain.class, options, arguments);
        assertEquals(0, result.exitValue(), result.toString());
        assertEquals("0", result.values().get("wrong"), result.toString());
        assertEquals("0", result.values().get("allocated"), result.toString());
        assertEquals("true", result.values().get("settled"), result.toString());
        return result;
    }
}
