package org.bitlane.kernels.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.vector.generated.Sm4Iterative;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A pipeline has a state of its own for every stage, and one application takes every batch one stage further. */
@EnabledIf("org.bitlane.kernels.VectorModule#isThere")
class PipelineTest {
    private static final int ROUNDS = 32;

    private final Random random = new Random(6);

    static Stream<KernelConfiguration> configurations() {
        return VectorKernels.configurations(Algorithm.SM4).stream();
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void aPipelineHasRoomForTheStatesOfAllItsStages(KernelConfiguration configuration) {
        PlaneLayout layout = PlaneLayout.ofSm4(configuration);
        int state = 4 * wordLength();
        if (configuration.dataflow() instanceof Dataflow.Pipelined pipelined) {
            int stages = ROUNDS / pipelined.roundsPerStage();
            assertEquals(stages, layout.stages());
            assertEquals((stages + 1) * state, layout.length());
            assertEquals(stages * state, layout.exit());
        } else {
            assertEquals(1, layout.stages());
        }
    }

    /** A batch's state after each of its stages must be what the sequence of all its words has there. */
    @ParameterizedTest
    @ValueSource(ints = {4, 2, 1})
    void oneApplicationTakesTheBatchesOfAllStagesOneStageFurther(int roundsPerStage) throws Exception {
        KernelConfiguration configuration = KernelConfiguration.of(Algorithm.SM4, Dataflow.pipelined(roundsPerStage));
        PlaneRounds pipeline = rounds(configuration);
        int state = 4 * wordLength();
        int stages = ROUNDS / roundsPerStage;
        int[] keys = random.ints(Sm4PlaneKeys.LENGTH).toArray();
        int[][] sequences = new int[stages + 2][];
        for (int batch = 0; batch < sequences.length; batch++) {
            sequences[batch] = sequence(keys);
        }
        int[] planes = new int[PlaneLayout.ofSm4(configuration).length()];
        for (int tick = 0; tick < sequences.length + stages - 1; tick++) {
            if (tick < sequences.length) {
                System.arraycopy(sequences[tick], 0, planes, 0, state);
            }
            int[] before = planes.clone();
            pipeline.apply(planes, keys);
            for (int stage = 0; stage < stages; stage++) {
                int batch = tick - stage;
                if (batch >= 0 && batch < sequences.length) {
                    int words = (stage + 1) * roundsPerStage * wordLength();
                    int region = (stage + 1) * state;
                    int[] after = Arrays.copyOfRange(planes, region, region + state);
                    String where = "tick " + tick + ", stage " + stage;
                    assertArrayEquals(Arrays.copyOfRange(sequences[batch], words, words + state), after, where);
                    assertFalse(Arrays.equals(Arrays.copyOfRange(before, region, region + state), after), where);
                }
            }
        }
    }

    @Test
    void everyConfigurationHasRoundsOfItsOwnClass() throws Exception {
        Set<Class<?>> classes = new HashSet<>();
        for (KernelConfiguration configuration : plain()) {
            assertTrue(classes.add(rounds(configuration).getClass()), configuration.toString());
        }
        List<String> named = plain().stream()
                .map(configuration ->
                        "Sm4" + configuration.dataflow().toString().replace("-", ""))
                .toList();
        assertEquals(
                named.stream().map(String::toLowerCase).sorted().toList(),
                classes.stream()
                        .map(type -> type.getSimpleName().toLowerCase())
                        .sorted()
                        .toList());
    }

    /** The defended configurations run the plain ones' rounds, but for two. */
    private static List<KernelConfiguration> plain() {
        return configurations()
                .filter(configuration -> configuration.variant().isEmpty())
                .toList();
    }

    /** All 36 words of a batch of random blocks. */
    private int[] sequence(int[] keys) {
        int[] planes = new int[(ROUNDS + 4) * wordLength()];
        for (int i = 0; i < 4 * wordLength(); i++) {
            planes[i] = random.nextInt();
        }
        new Sm4Iterative().apply(planes, keys);
        return planes;
    }

    /** The rounds that a kernel of the configuration really runs. */
    private static PlaneRounds rounds(KernelConfiguration configuration) throws ReflectiveOperationException {
        Field field = VectorBatchKernel.class.getDeclaredField("rounds");
        field.setAccessible(true);
        return (PlaneRounds) field.get(VectorKernels.packed(configuration));
    }

    /** Elements of the planes of a word. */
    private static int wordLength() {
        return 8 * Lanes.COUNT;
    }
}
