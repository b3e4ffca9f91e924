package org.bitlane.conformance.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What hashes single messages: the JDK's digest where it is, ours elsewhere, or what the system property says. */
class EngineTest {

    @Test
    void theJdksDigestServesByItself() throws Exception {
        Fork.Output output = check(List.of());
        assertEquals("JDK", output.value("engine"));
        assertTrue(output.value("status").contains("provider SUN"), output.text());
        assertFalse(output.text().contains("passed over"), output.text());
    }

    @Test
    void theJdksDigestServesEvenIfWeComeFirst() throws Exception {
        assertEquals("JDK", check(List.of(), "first").value("engine"));
    }

    @Test
    void oursServesWhereTheJdksIsNot() throws Exception {
        Fork.Output output = check(List.of(), "withoutSun", "first");
        assertEquals("JAVA", output.value("engine"));
        assertTrue(output.value("status").contains("int registers"), output.text());
    }

    @Test
    void thePropertyChooses() throws Exception {
        assertEquals("JAVA", check(property("java")).value("engine"));
        assertEquals("JAVA", check(property("java"), "first").value("engine"));
        assertEquals("JDK", check(property("jdk")).value("engine"));
        assertEquals("JDK", check(property("auto")).value("engine"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "JAVA", "native"})
    void anUnknownValueIsPassedOverWithOneLineThatNamesTheKnownOnes(String value) throws Exception {
        Fork.Output output = check(property(value));
        assertEquals("JDK", output.value("engine"));
        assertEquals(
                1,
                output.text()
                        .lines()
                        .filter(line -> line.contains("org.bitlane.sha256.engine=" + value
                                + " is passed over: expected one of auto, jdk, java"))
                        .count(),
                output.text());
    }

    @Test
    void aDemandForTheJdksDigestIsPassedOverWhereItIsNot() throws Exception {
        Fork.Output output = check(property("jdk"), "withoutSun");
        assertEquals("JAVA", output.value("engine"));
        assertTrue(output.text().contains("org.bitlane.sha256.engine=jdk is passed over"), output.text());
    }

    private static List<String> property(String value) {
        return List.of("-Dorg.bitlane.sha256.engine=" + value);
    }

    private static Fork.Output check(List<String> options, String... arguments) throws Exception {
        return Fork.onClassPath(options, EngineCheck.class, arguments);
    }
}
