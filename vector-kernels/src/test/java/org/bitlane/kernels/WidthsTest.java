package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kernel equals the reference, whatever vectors and compilers the JVM is allowed to use. */
@Tag("nightly")
class WidthsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-XX:UseAVX=0",
                "-XX:UseAVX=1",
                "-XX:UseAVX=2",
                "-XX:UseAVX=3",
                "-XX:MaxVectorSize=16",
                "-XX:MaxVectorSize=32",
                "-XX:MaxVectorSize=64",
                "-Xint",
                "-XX:TieredStopAtLevel=1",
                "-XX:-TieredCompilation",
                "-Xcomp"
            })
    void everyKernelEqualsTheReference(String option) throws Exception {
        ForkedJvm.Result result = check(option);
        assertEquals(0, result.exitValue(), result.toString());
        assertTrue(Integer.parseInt(result.values().get("checks")) > 300, result.toString());
        int bits = Integer.parseInt(result.values().get("vectorBits"));
        assertTrue(Set.of(128, 256, 512).contains(bits), result.toString());
    }

    @Test
    void theOptionsReallyChangeTheWidth() throws Exception {
        assertEquals("128", check("-XX:MaxVectorSize=16").values().get("vectorBits"));
        int widest = Integer.parseInt(check("").values().get("vectorBits"));
        int middle = Integer.parseInt(check("-XX:MaxVectorSize=32").values().get("vectorBits"));
        assertEquals(Math.min(widest, 256), middle);
    }

    private static ForkedJvm.Result check(String option) throws Exception {
        List<String> options = new ArrayList<>(List.of("--add-modules=jdk.incubator.vector"));
        if (!option.isEmpty()) {
            // Options that this processor's JVM does not have change nothing.
            options.addAll(List.of("-XX:+IgnoreUnrecognizedVMOptions", option));
        }
        return ForkedJvm.run(SelfCheckMain.class, options);
    }
}
