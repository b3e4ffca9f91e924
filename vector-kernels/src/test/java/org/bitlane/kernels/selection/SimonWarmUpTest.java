package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bitlane.kernels.ForkedJvm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work for SIMON has its vector kernels compiled and published, those for few and for many blocks, in either byte order. */
class SimonWarmUpTest {

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"big", "little"})
    void bothKernelsArePublishedWithoutAWrongResult(String order) throws Exception {
        ForkedJvm.Result result = run(order);

        Map<String, String> values = result.values();
        assertEquals("[]", values.get("refused"), result.toString());
        assertEquals("true", values.get("small.ready"), result.toString());
        assertEquals("true", values.get("large.ready"), result.toString());
        assertRight(result);
    }

    @Tag("nightly")
    @Test
    void aForcedConfigurationIsTheOneThatServes() throws Exception {
        ForkedJvm.Result result = run("big", "-Dorg.bitlane.kernel.SIMON64_128=SIMON64_128/unrolled-11");

        assertEquals("true", result.values().get("large.ready"), result.toString());
        assertEquals("SIMON64_128/unrolled-11", result.values().get("configuration"));
        assertRight(result);
    }

    private static void assertRight(ForkedJvm.Result result) {
        assertEquals(0, result.exitValue(), result.toString());
        assertEquals("0", result.values().get("wrong"), result.toString());
        assertTrue(Long.parseLong(result.values().get("right")) > 0, result.toString());
    }

    private static ForkedJvm.Result run(String order, String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of("--add-modules=jdk.incubator.vector"));
        all.addAll(List.of(options));
        return ForkedJvm.run(SimonWarmUpMain.class, all, order);
    }
}
