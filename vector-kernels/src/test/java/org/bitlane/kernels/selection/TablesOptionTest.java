package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.ForkedJvm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SM4 looks nothing up in tables unless it is told to. */
class TablesOptionTest {
    private static final String TABLES = "org.bitlane.kernels.scalar.Sm4Tables ";
    private static final String OPTION = "-Dorg.bitlane.sm4.tables=";

    @Test
    void withoutTheOptionTheTablesAreNotEvenLoaded() throws Exception {
        ForkedJvm.Result result = run();
        assertEquals(0, result.count(TABLES), result.toString());
        assertFalse(result.values().get("chain.implementation").contains("table"), result.toString());
    }

    @Test
    void withTheOptionSingleBlocksAreLookedUpAndTheStatusSaysSo() throws Exception {
        ForkedJvm.Result result = run(OPTION + "true");
        assertEquals(1, result.count(TABLES), result.toString());
        String implementation = result.values().get("chain.implementation");
        assertTrue(implementation.contains("by table lookup, which is not constant-time"), result.toString());
        assertEquals(0, result.count("CBC encryption takes one block at a time"), result.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "yes", "TRUE"})
    void anyOtherValueIsPassedOverWithOneLine(String value) throws Exception {
        ForkedJvm.Result result = run(OPTION + value);
        assertEquals(0, result.count(TABLES), result.toString());
        assertEquals(1, result.count("is passed over"), result.toString());
    }

    private static ForkedJvm.Result run(String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of("-Xlog:class+load"));
        all.addAll(List.of(options));
        ForkedJvm.Result result = ForkedJvm.run(WarmUpMain.class, all, "unasked", "chain", "8", "bulk", "8");
        assertEquals(0, result.exitValue(), result.toString());
        assertEquals("0", result.values().get("wrong"), result.toString());
        return result;
    }
}
