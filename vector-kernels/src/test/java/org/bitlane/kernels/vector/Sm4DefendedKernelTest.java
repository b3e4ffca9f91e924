package org.bitlane.kernels.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.Variant;
import org.bitlane.kernels.vector.generated.Sm4Iterative;
import org.bitlane.kernels.vector.generated.Sm4IterativeDefended;
import org.bitlane.kernels.vector.generated.Sm4MaskedRound;
import org.bitlane.kernels.vector.generated.Sm4Pipelined1;
import org.bitlane.kernels.vector.generated.Sm4Pipelined1Defended;
import org.bitlane.kernels.vector.generated.Sm4Pipelined2;
import org.bitlane.kernels.vector.generated.Sm4Pipelined2Defended;
import org.bitlane.kernels.vector.generated.Sm4Pipelined4;
import org.bitlane.kernels.vector.generated.Sm4Pipelined4Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled16;
import org.bitlane.kernels.vector.generated.Sm4Unrolled16Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled2;
import org.bitlane.kernels.vector.generated.Sm4Unrolled2Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled32;
import org.bitlane.kernels.vector.generated.Sm4Unrolled32Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled4;
import org.bitlane.kernels.vector.generated.Sm4Unrolled4Defended;
import org.bitlane.kernels.vector.generated.Sm4Unrolled8;
import org.bitlane.kernels.vector.generated.Sm4Unrolled8Defended;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first and the last round of a defended configuration are masked, with masks that are never used again. */
@EnabledIf("hasVectorApi")
class Sm4DefendedKernelTest {
    private static final int BLOCKS = 3 * 128;

    static boolean hasVectorApi() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }

    /** A configuration's rounds with and without masks. */
    private record Case(String dataflow, PlaneRounds plain, PlaneRounds defended) {
        KernelConfiguration configuration() {
            return KernelConfiguration.parse("SM4/" + dataflow + "+defended");
        }

        /** Where the regions of the masked rounds start. */
        int regions() {
            return PlaneLayout.ofSm4(configuration()).length();
        }

        /** Where the masks of the first or the last round start. */
        int masks(int region) {
            return regions() + region * Sm4MaskedRound.REGION * Lanes.COUNT;
        }

        @Override
        public String toString() {
            return dataflow;
        }
    }

    static List<Case> cases() {
        return List.of(
                new Case("iterative", new Sm4Iterative(), new Sm4IterativeDefended()),
                new Case("unrolled-2", new Sm4Unrolled2(), new Sm4Unrolled2Defended()),
                new Case("unrolled-4", new Sm4Unrolled4(), new Sm4Unrolled4Defended()),
                new Case("unrolled-8", new Sm4Unrolled8(), new Sm4Unrolled8Defended()),
                new Case("unrolled-16", new Sm4Unrolled16(), new Sm4Unrolled16Defended()),
                new Case("unrolled-32", new Sm4Unrolled32(), new Sm4Unrolled32Defended()),
                new Case("pipelined-4", new Sm4Pipelined4(), new Sm4Pipelined4Defended()),
                new Case("pipelined-2", new Sm4Pipelined2(), new Sm4Pipelined2Defended()),
                new Case("pipelined-1", new Sm4Pipelined1(), new Sm4Pipelined1Defended()));
    }

    @Test
    void everyDataflowHasADefendedForm() {
        List<KernelConfiguration> defended = VectorKernels.configurations(Algorithm.SM4).stream()
                .filter(configuration -> configuration.variant().isPresent())
                .toList();

        assertEquals(cases().stream().map(Case::configuration).toList(), defended);
        assertEquals(
                2 * defended.size(), VectorKernels.configurations(Algorithm.SM4).size());
        assertEquals(Variant.DEFENDED, defended.get(0).variant().orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void masksChangeNoWordOfAnyRound(Case tested) {
        int[] keys = roundKeys();
        int[] expected = randomPlanes(tested);
        int[] actual = expected.clone();
        tested.plain.apply(expected, keys);
        tested.defended.apply(actual, keys);

        int states = tested.regions();
        assertArrayEquals(Arrays.copyOf(expected, states), Arrays.copyOf(actual, states));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyMaskOfBothRoundsTakesPartInItsOwnRoundOnly(Case tested) {
        int[] keys = roundKeys();
        int[] planes = randomPlanes(tested);
        int[] before = planes.clone();
        tested.defended.apply(before, keys);
        for (int region = 0; region < 2; region++) {
            for (int mask = 0; mask < Sm4MaskedRound.MASKS; mask++) {
                int[] after = planes.clone();
                for (int lane = 0; lane < Lanes.COUNT; lane++) {
                    after[tested.masks(region) + mask * Lanes.COUNT + lane] ^= -1;
                }
                tested.defended.apply(after, keys);

                String what = "mask " + mask + " of region " + region;
                assertArrayEquals(states(tested, before), states(tested, after), what);
                assertFalse(Arrays.equals(shares(tested, before, region), shares(tested, after, region)), what);
                assertArrayEquals(shares(tested, before, 1 - region), shares(tested, after, 1 - region), what);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void noTwoBatchesCallsOrKeysHaveAMaskInCommon(Case tested) {
        Set<IntBuffer> masks = new HashSet<>();
        int[] applications = new int[1];
        PlaneRounds recording = new PlaneRounds() {
            @Override
            public void apply(int[] planes, int[] roundKeys) {
                applications[0]++;
                for (int region = 0; region < 2; region++) {
                    for (int mask = 0; mask < Sm4MaskedRound.MASKS; mask++) {
                        int from = tested.masks(region) + mask * Lanes.COUNT;
                        masks.add(IntBuffer.wrap(Arrays.copyOfRange(planes, from, from + Lanes.COUNT)));
                    }
                }
                tested.defended.apply(planes, roundKeys);
            }

            @Override
            public void applyBriefly(int[] planes, int[] roundKeys) {
                tested.defended.applyBriefly(planes, roundKeys);
            }
        };
        byte[] first = encrypted(new Sm4DefendedKernel(tested.configuration(), recording));
        byte[] second = encrypted(new Sm4DefendedKernel(tested.configuration(), recording));

        assertArrayEquals(first, second);
        assertEquals(applications[0] * 2 * Sm4MaskedRound.MASKS, masks.size());
    }

    /** Some batches, enciphered in two calls under each of two equal keys. */
    private static byte[] encrypted(Sm4DefendedKernel kernel) {
        byte[] in = new byte[16 * BLOCKS];
        byte[] out = new byte[in.length];
        byte[] again = new byte[in.length];
        for (int i = 0; i < 2; i++) {
            kernel.init(Direction.ENCRYPT, new byte[16]);
            kernel.ecb(in, 0, out, 0, BLOCKS);
            kernel.ecb(in, 0, again, 0, BLOCKS);
            assertArrayEquals(out, again);
        }
        return out;
    }

    private static int[] states(Case tested, int[] planes) {
        return Arrays.copyOf(planes, tested.regions());
    }

    /** What a masked round leaves in its region behind the masks. */
    private static int[] shares(Case tested, int[] planes, int region) {
        int start = tested.masks(region);
        return Arrays.copyOfRange(
                planes, start + Sm4MaskedRound.MASKS * Lanes.COUNT, start + Sm4MaskedRound.REGION * Lanes.COUNT);
    }

    private static int[] randomPlanes(Case tested) {
        return new Random(1)
                .ints(tested.regions() + (long) MaskedRounds.REGIONS * Lanes.COUNT)
                .toArray();
    }

    private static int[] roundKeys() {
        return new Random(2).ints(Sm4PlaneKeys.LENGTH).toArray();
    }
}
