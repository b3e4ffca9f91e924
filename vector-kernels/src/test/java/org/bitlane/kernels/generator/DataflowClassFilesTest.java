package org.bitlane.kernels.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dataflows of SM4's vector kernels are in the class files what their names say. */
class DataflowClassFilesTest {
    private static final int ROUNDS = 32;

    /** Planes of a word, and of a round key. */
    private static final int WORD = 8;

    /** Planes of a state: four words. */
    private static final int STATE = 4 * WORD;

    @Test
    void theIterativeClassHasOneRoundBodyAndRunsItOnceATrip() {
        ClassFile iterative = vector("Sm4Iterative");

        assertEquals(List.of(), iterative.methods("round0"));
        assertEquals(List.of("rounds"), iterative.calls("apply"));
        assertEquals(List.of(0, WORD * ROUNDS), iterative.constants("apply"));
        assertEquals(List.of(WORD), iterative.steps("rounds"));
        assertEquals(planes(0, WORD), iterative.keyOffsets("rounds"));
        assertEquals(planes(STATE, WORD), iterative.planesWritten("rounds"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8, 16, 32})
    void anUnrolledDriverCallsAMethodForEachOfItsRoundsOnceATrip(int factor) {
        ClassFile unrolled = vector("Sm4Unrolled" + factor);

        assertEquals(roundMethods(factor), unrolled.methods("round"));
        assertEquals(roundMethods(factor), unrolled.callsInLoop("apply"));
        assertEquals(roundMethods(factor), unrolled.calls("apply"));
        assertEquals(List.of(WORD * factor), unrolled.steps("apply"));
        // From round 0 to the last: as many trips as the factor leaves.
        assertEquals(List.of(0, WORD * ROUNDS), unrolled.constants("apply"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8, 16, 32})
    void anUnrolledRoundHasConstantOffsetsOfItsOwn(int factor) {
        ClassFile unrolled = vector("Sm4Unrolled" + factor);
        for (int round = 0; round < factor; round++) {
            String method = "round" + round;
            assertEquals(planes(WORD * round, WORD), unrolled.keyOffsets(method), method);
            assertEquals(planes(WORD * round, STATE), unrolled.planesRead(method), method);
            assertEquals(planes(WORD * round + STATE, WORD), unrolled.planesWritten(method), method);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 2, 1})
    void aPipelinedDriverAdvancesEveryStageFromTheLastToTheFirst(int rounds) {
        ClassFile pipelined = vector("Sm4Pipelined" + rounds);
        int stages = ROUNDS / rounds;

        assertEquals(roundMethods(rounds), pipelined.methods("round"));
        assertEquals(List.of("advance"), pipelined.callsInLoop("apply"));
        assertEquals(List.of("advance"), pipelined.calls("apply"));
        assertEquals(List.of(-1), pipelined.steps("apply"));
        assertEquals(List.of(stages - 1), pipelined.constants("apply"));
        assertEquals(
                roundMethods(rounds),
                pipelined.calls("advance").stream()
                        .filter(call -> call.startsWith("round"))
                        .toList());
        // The stage's state, and its round keys.
        assertEquals(List.of(STATE, WORD * rounds), pipelined.constants("advance"));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 2, 1})
    void aStageReadsItsOwnStateAndWritesThatOfTheNext(int rounds) {
        ClassFile pipelined = vector("Sm4Pipelined" + rounds);
        for (int round = 0; round < rounds; round++) {
            String method = "round" + round;
            assertEquals(planes(WORD * round, WORD), pipelined.keyOffsets(method), method);
            assertEquals(planes(STATE + WORD * (4 - rounds + round), WORD), pipelined.planesWritten(method), method);
            assertTrue(pipelined.planesRead(method).containsAll(planes(WORD * round, WORD)), method);
        }
    }

    @Test
    void noTwoConfigurationsShareADriver() {
        for (String type : List.of("vector", "scalar")) {
            Set<List<String>> drivers = new HashSet<>();
            int classes = 0;
            for (GeneratedClass generated : GeneratedSources.ofCiphers()) {
                if (generated.type().packageName().contains("." + type + ".")
                        && generated.rounds().startsWith("{@code")) {
                    ClassFile file = ClassFile.of(type + ".generated." + generated.name());
                    List<String> driver = new ArrayList<>(file.text("apply"));
                    file.methods("advance").forEach(method -> driver.addAll(file.text(method)));
                    file.methods("rounds").forEach(method -> driver.addAll(file.text(method)));
                    assertTrue(drivers.add(driver), generated.name() + " has the driver of another class");
                    classes++;
                }
            }
            assertEquals(classes, drivers.size());
            assertTrue(classes >= 5, type + " has " + classes);
        }
    }

    private static ClassFile vector(String name) {
        return ClassFile.of("vector.generated." + name);
    }

    private static List<String> roundMethods(int count) {
        return IntStream.range(0, count).mapToObj(round -> "round" + round).toList();
    }

    private static List<Integer> planes(int first, int count) {
        return IntStream.range(first, first + count).boxed().toList();
    }
}
