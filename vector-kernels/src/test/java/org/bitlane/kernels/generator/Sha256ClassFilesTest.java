package org.bitlane.kernels.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dataflows of SHA-256's vector kernels are in the class files what their names say. */
class Sha256ClassFilesTest {
    private static final int ROUNDS = 64;
    private static final int ROUNDS_PER_METHOD = 8;

    @Test
    void theIterativeClassHasARoundATripAndAWordOfTheScheduleATrip() {
        ClassFile iterative = vector("Iterative");
        assertEquals(List.of("schedule", "applyScheduled"), iterative.calls("apply"));
        assertEquals(List.of("rounds"), iterative.calls("applyScheduled"));
        assertEquals(List.of(1), iterative.steps("rounds"));
        assertEquals(List.of(1), iterative.steps("schedule"));
        assertEquals(List.of(0, 48), iterative.constants("apply"));
        assertEquals(List.of(0, 64), iterative.constants("applyScheduled"));
        assertEquals(1, constantsRead(iterative, "rounds"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8})
    void anUnrolledLoopHasItsRoundsInATrip(int factor) {
        ClassFile unrolled = vector("Unrolled" + factor);
        assertEquals(List.of("schedule", "applyScheduled"), unrolled.calls("apply"));
        assertEquals(List.of("rounds"), unrolled.calls("applyScheduled"));
        assertEquals(List.of(factor), unrolled.steps("rounds"));
        assertEquals(List.of(factor), unrolled.steps("schedule"));
        assertEquals(List.of(0, 48), unrolled.constants("apply"));
        assertEquals(List.of(0, 64), unrolled.constants("applyScheduled"));
        assertEquals(factor, constantsRead(unrolled, "rounds"));
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 64})
    void aLongerTripIsMethodsOfEightRounds(int factor) {
        ClassFile unrolled = vector("Unrolled" + factor);
        int methods = factor / ROUNDS_PER_METHOD;
        assertEquals(names("rounds", methods), unrolled.methods("rounds"));
        assertEquals(names("rounds", methods), unrolled.callsInLoop("applyScheduled"));
        assertEquals(List.of(factor), unrolled.steps("apply"));
        assertEquals(List.of(factor), unrolled.steps("applyScheduled"));
        for (String method : unrolled.methods("rounds")) {
            assertEquals(ROUNDS_PER_METHOD, constantsRead(unrolled, method), method);
            assertEquals(List.of(), unrolled.steps(method), method);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 4})
    void aPipelineAdvancesEveryStageFromTheLastToTheFirst(int rounds) {
        ClassFile pipelined = vector("Pipelined" + rounds);
        int stages = ROUNDS / rounds;
        assertEquals(List.of("advance"), pipelined.callsInLoop("apply"));
        assertEquals(List.of(-1), pipelined.steps("apply"));
        assertEquals(List.of(stages - 1), pipelined.constants("apply"));
        int inStage = pipelined.methods("rounds").stream()
                .mapToInt(method -> constantsRead(pipelined, method))
                .sum();
        assertEquals(rounds, inStage);
        // A window of 16 words and a state of 8 for each stage; the last 16 rounds need no further words.
        assertEquals(List.of(16, 8, rounds, stages - 16 / rounds), pipelined.constants("advance"));
    }

    @Test
    void theBitslicedClassGoesThroughTheBitsOfARound() {
        ClassFile sliced = vector("IterativeBitsliced");
        assertEquals(List.of("schedule", "round"), sliced.callsInLoop("rounds"));
        assertEquals(List.of(1), sliced.steps("rounds"));
        assertEquals(List.of(1), sliced.steps("round"));
        assertEquals(List.of(1, 1, 1), sliced.steps("schedule"));
    }

    @Test
    void noTwoConfigurationsShareADriver() {
        Set<List<String>> drivers = new HashSet<>();
        for (Sha256Class generated : Sha256Sources.all()) {
            ClassFile file = ClassFile.of("vector.generated." + generated.name());
            List<String> driver = new ArrayList<>(file.text("apply"));
            file.methods("applyScheduled").forEach(method -> driver.addAll(file.text(method)));
            file.methods("advance").forEach(method -> driver.addAll(file.text(method)));
            file.methods("rounds").forEach(method -> driver.addAll(file.text(method)));
            drivers.add(driver);
        }
        assertEquals(Sha256Sources.all().size(), drivers.size());
    }

    /** How many round constants a method reads in a pass: as many as it has rounds. */
    private static int constantsRead(ClassFile file, String method) {
        // The third array among the parameters.
        return file.loadsOf(method, 2);
    }

    private static List<String> names(String prefix, int count) {
        return IntStream.range(0, count).mapToObj(i -> prefix + i).toList();
    }

    private static ClassFile vector(String name) {
        return ClassFile.of("vector.generated.Sha256" + name);
    }
}
