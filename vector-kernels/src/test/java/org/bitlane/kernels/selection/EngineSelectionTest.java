package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.Sha256Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineSelectionTest {

    @ParameterizedTest
    @CsvSource({
        "auto, true, JDK",
        "auto, false, JAVA",
        "jdk, true, JDK",
        "jdk, false, JAVA",
        "java, true, JAVA",
        "java, false, JAVA",
        "'', true, JDK",
        "Java, true, JDK",
        "sun, false, JAVA",
    })
    void theValueOfThePropertyAndWhatThereIsDecide(String value, boolean jdkIsThere, Sha256Engine expected) {
        EngineSelection.Choice choice = EngineSelection.choose(value, jdkIsThere);
        assertEquals(expected, choice.engine());
        assertTrue(!choice.reason().isBlank());
    }

    @Test
    void theStatusNamesTheEngineAndWhyItServes() {
        String implementation = KernelStatus.of(Algorithm.SHA256).implementation();
        assertTrue(implementation.contains(Sha256Engine.serving().description()), implementation);
        assertTrue(implementation.contains(EngineSelection.reason()), implementation);
    }
}
