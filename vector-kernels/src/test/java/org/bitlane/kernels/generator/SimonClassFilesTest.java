package org.bitlane.kernels.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The dataflows of SIMON's vector kernels are in the class files what their names say, for both byte orders. */
class SimonClassFilesTest {
    private static final int ROUNDS = 44;

    /** Planes of a word, and of a round key. */
    private static final int WORD = 8;

    /** Planes of a state: two words. */
    private static final int STATE = 2 * WORD;

    private static final List<String> ORDERS = List.of("", "LittleEndian");

    static Stream<Arguments> loops() {
        return forBothOrders(1, 2, 4);
    }

    static Stream<Arguments> chains() {
        return forBothOrders(8, 11, 16, 22, 44);
    }

    static Stream<Arguments> pipelines() {
        return forBothOrders(4, 2, 1);
    }

    private static Stream<Arguments> forBothOrders(Integer... rounds) {
        return ORDERS.stream().flatMap(order -> Stream.of(rounds).map(count -> Arguments.of(count, order)));
    }

    @ParameterizedTest
    @MethodSource("loops")
    void aShortTripIsOneLoopBodyWithItsRoundsAndTheStateInLocals(int rounds, String order) {
        ClassFile loop =
                ClassFile.of("vector.generated.Simon" + (rounds == 1 ? "Iterative" : "Unrolled" + rounds) + order);

        assertEquals(List.of("rounds"), loop.calls("apply"));
        assertEquals(List.of(WORD * rounds), loop.steps("rounds"));
        assertTrue(loop.constants("rounds").contains(WORD * ROUNDS));
        assertBodies(rounds, loop, List.of("rounds"));
        assertEquals(planes(0, STATE), loop.planesRead("rounds"));
        assertEquals(STATE, loop.count("rounds", "fromArray"));
        assertEquals(STATE, loop.count("rounds", "intoArray"));
    }

    @ParameterizedTest
    @MethodSource("chains")
    void aLongTripIsAChainOfMethodsWithItsRounds(int rounds, String order) {
        ClassFile chain = ClassFile.of("vector.generated.SimonUnrolled" + rounds + order);
        List<String> methods = chain.methods("rounds");

        assertEquals(methods, chain.callsInLoop("apply"));
        assertEquals(List.of(WORD * rounds), chain.steps("apply"));
        assertBodies(rounds, chain, methods);
        // The rounds that are left are the first of a trip.
        List<String> rest = chain.calls("apply")
                .subList(methods.size(), chain.calls("apply").size());
        assertEquals(methods.subList(0, rest.size()), rest);
        assertEquals(
                WORD * (ROUNDS % rounds),
                rest.stream().mapToInt(method -> chain.count(method, "and")).sum());
        assertTrue(chain.constants("apply").contains(WORD * (ROUNDS / rounds * rounds)));
    }

    @ParameterizedTest
    @MethodSource("pipelines")
    void aStageReadsItsOwnStateAndWritesThatOfTheNext(int rounds, String order) {
        ClassFile pipelined = ClassFile.of("vector.generated.SimonPipelined" + rounds + order);

        assertEquals(List.of("advance"), pipelined.callsInLoop("apply"));
        assertEquals(List.of(-1), pipelined.steps("apply"));
        assertEquals(List.of(ROUNDS / rounds - 1), pipelined.constants("apply"));
        assertBodies(rounds, pipelined, List.of("advance"));
        assertEquals(planes(0, STATE), pipelined.planesRead("advance"));
        assertEquals(planes(STATE, STATE), pipelined.planesWritten("advance"));
    }

    /** The only AND gates are those of the rounds, one for each plane; and each round has keys of its own. */
    private static void assertBodies(int rounds, ClassFile file, List<String> methods) {
        List<Integer> keys = new ArrayList<>();
        int gates = 0;
        for (String method : methods) {
            keys.addAll(file.keyOffsets(method));
            gates += file.count(method, "and");
        }
        assertEquals(planes(0, WORD * rounds), keys);
        assertEquals(WORD * rounds, gates);
    }

    private static List<Integer> planes(int first, int count) {
        return IntStream.range(first, first + count).boxed().toList();
    }
}
