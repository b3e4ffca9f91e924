package org.bitlane.kernels.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.SimonWords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SIMON's pipelines have a state for every stage, in planes or in lanes, and a tick takes each one stage further. */
@EnabledIf("org.bitlane.kernels.VectorModule#isThere")
class SimonPipelineTest {
    private static final int ROUNDS = 44;
    private static final int STATE = 2 * 8 * Lanes.COUNT;

    private final Random random = new Random(7);

    static Stream<KernelConfiguration> packed() {
        return VectorKernels.configurations(Algorithm.SIMON64_128).stream()
                .filter(configuration -> configuration.variant().isEmpty());
    }

    static List<ByteOrder> orders() {
        return List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);
    }

    @ParameterizedTest
    @MethodSource("packed")
    void aPipelineHasRoomForTheStatesOfAllItsStages(KernelConfiguration configuration) {
        PlaneLayout layout = PlaneLayout.ofSimon(configuration);
        int stages = configuration.dataflow() instanceof Dataflow.Pipelined pipelined
                ? ROUNDS / pipelined.roundsPerStage()
                : 1;
        assertEquals(stages, layout.stages());
        assertEquals(stages == 1 ? STATE : (stages + 1) * STATE, layout.length());
        assertEquals(layout.length() - STATE, layout.exit());
    }

    /** A batch's state after each of its stages must be what the iterative rounds make of it in as many trips. */
    @ParameterizedTest
    @ValueSource(ints = {4, 2, 1})
    void oneApplicationTakesTheBatchesOfAllStagesOneStageFurther(int roundsPerStage) throws Exception {
        for (ByteOrder order : orders()) {
            PlaneRounds pipeline = rounds(Dataflow.pipelined(roundsPerStage), order);
            int[] keys = random.ints(8 * ROUNDS).toArray();
            int stages = ROUNDS / roundsPerStage;
            int[][] batches = new int[stages + 2][];
            Arrays.setAll(batches, batch -> random.ints(STATE).toArray());
            int[] planes = new int[(stages + 1) * STATE];
            for (int tick = 0; tick < batches.length + stages - 1; tick++) {
                if (tick < batches.length) {
                    System.arraycopy(batches[tick], 0, planes, 0, STATE);
                }
                pipeline.apply(planes, keys);
                for (int stage = 0; stage < stages; stage++) {
                    int batch = tick - stage;
                    if (batch >= 0 && batch < batches.length) {
                        batches[batch] = advanced(batches[batch], keys, stage, roundsPerStage, order);
                        int[] after = Arrays.copyOfRange(planes, (stage + 1) * STATE, (stage + 2) * STATE);
                        assertArrayEquals(batches[batch], after, order + ", tick " + tick + ", stage " + stage);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void inLanesABlockEntersAndOneLeavesWithEveryTick(Direction direction) {
        SimonWords words = new SimonWords();
        words.expandKey(direction, random.nextLong(), random.nextLong());
        SimonStageLanes lanes = new SimonStageLanes();
        lanes.setKeys(words.roundKeys());
        int turn = direction == Direction.ENCRYPT ? 0 : Integer.SIZE;
        long[] blocks = random.longs(3 * ROUNDS).toArray();
        for (int tick = 0; tick < blocks.length + ROUNDS - 1; tick++) {
            long entering = tick < blocks.length ? blocks[tick] : 0;
            long leaving = Long.rotateLeft(lanes.tick(Long.rotateLeft(entering, turn)), turn);
            if (tick >= ROUNDS - 1) {
                assertEquals(words.crypt(blocks[tick - ROUNDS + 1]), leaving, "tick " + tick);
            }
        }
    }

    @Test
    void everyConfigurationHasRoundsOfItsOwnClassInEachByteOrder() throws Exception {
        Set<Class<?>> classes = new HashSet<>();
        for (KernelConfiguration configuration : packed().toList()) {
            for (ByteOrder order : orders()) {
                Class<?> type = rounds(configuration.dataflow(), order).getClass();
                assertTrue(classes.add(type), configuration.toString());
                String name = "Simon" + configuration.dataflow().toString().replace("-", "")
                        + (order == ByteOrder.BIG_ENDIAN ? "" : "LittleEndian");
                assertEquals(name.toLowerCase(), type.getSimpleName().toLowerCase());
            }
        }
    }

    /** A state after the rounds of one stage, by the same definition one plane and lane at a time. */
    private static int[] advanced(int[] state, int[] keys, int stage, int roundsPerStage, ByteOrder order) {
        int word = STATE / 2;
        int[] y = Arrays.copyOfRange(state, 0, word);
        int[] x = Arrays.copyOfRange(state, word, STATE);
        for (int round = stage * roundsPerStage; round < (stage + 1) * roundsPerStage; round++) {
            int[] next = new int[word];
            for (int plane = 0; plane < 8; plane++) {
                for (int lane = 0; lane < Lanes.COUNT; lane++) {
                    int sum = left(x, plane, 1, lane, order) & left(x, plane, 8, lane, order);
                    int at = plane * Lanes.COUNT + lane;
                    next[at] = y[at] ^ sum ^ left(x, plane, 2, lane, order) ^ keys[8 * round + plane];
                }
            }
            y = x;
            x = next;
        }
        int[] result = Arrays.copyOf(y, STATE);
        System.arraycopy(x, 0, result, word, word);
        return result;
    }

    /** A lane of the plane of a word rotated left by some bits. */
    private static int left(int[] word, int plane, int bits, int lane, ByteOrder order) {
        int from = Math.floorMod(plane - bits, 8);
        int turn = 8 * ((bits + from - plane) / 8);
        int value = word[from * Lanes.COUNT + lane];
        return order == ByteOrder.BIG_ENDIAN ? Integer.rotateRight(value, turn) : Integer.rotateLeft(value, turn);
    }

    /** The rounds that a kernel of the configuration really runs. */
    private static PlaneRounds rounds(Dataflow dataflow, ByteOrder order) throws ReflectiveOperationException {
        KernelConfiguration configuration = KernelConfiguration.of(Algorithm.SIMON64_128, dataflow);
        Field field = VectorBatchKernel.class.getDeclaredField("rounds");
        field.setAccessible(true);
        return (PlaneRounds) field.get(VectorKernels.simon(configuration, order));
    }
}
