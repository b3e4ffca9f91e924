package org.bitlane.kernels.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.bitlane.kernels.reference.ReferenceModes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counter planes hold the planes of consecutive counter blocks, wherever the counter carries within a batch. */
@EnabledIf("org.bitlane.kernels.VectorModule#isThere")
class CounterPlanesTest {
    private static final int BATCH = Lanes.BATCH;
    private static final int BATCHES = 4;

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void carryIntoEveryBitAroundTheStartOfABatch(int words) {
        int[] starts = {
            0,
            1,
            2,
            7,
            8,
            BATCH / 2,
            BATCH - 1,
            BATCH,
            BATCH + 1,
            2 * BATCH - 1,
            2 * BATCH,
            3 * BATCH - 1,
            3 * BATCH + 1
        };
        check(words, starts);
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void carryIntoEveryBitFromEveryPlaceInABatch(int words) {
        check(words, IntStream.rangeClosed(0, 2 * BATCH + 1).toArray());
    }

    /** Counts up to every power of two, and to the wrap, from some counts before. */
    private static void check(int words, int[] starts) {
        check(words, false, true, starts);
        check(words, true, false, starts);
    }

    private static void check(int words, boolean lastWordFirst, boolean inputStays, int[] starts) {
        int bits = Integer.SIZE * words;
        CounterPlanes counterPlanes = new CounterPlanes(words, lastWordFirst, inputStays);
        for (int carriedInto = 0; carriedInto <= bits; carriedInto++) {
            for (int start : starts) {
                BigInteger first = BigInteger.ONE.shiftLeft(carriedInto).subtract(BigInteger.valueOf(start));
                String name = words + " words, 2^" + carriedInto + " - " + start;
                check(counterPlanes, block(words, first), lastWordFirst, inputStays, name);
            }
        }
    }

    private static void check(
            CounterPlanes counterPlanes, byte[] first, boolean lastWordFirst, boolean inputStays, String start) {
        int[] planes = new int[Byte.SIZE * first.length / Integer.BYTES * Lanes.COUNT];
        Arrays.fill(planes, 0x5a5a5a5a);
        counterPlanes.start(first);
        byte[] counter = first;
        for (int batch = 0; batch < BATCHES; batch++) {
            if (!inputStays) {
                Arrays.fill(planes, 0x5a5a5a5a);
            }
            counterPlanes.next(planes);
            byte[] blocks = new byte[BATCH * first.length];
            for (int block = 0; block < BATCH; block++) {
                System.arraycopy(counter, 0, blocks, block * first.length, first.length);
                counter = ReferenceModes.plus(counter, 1);
            }
            assertArrayEquals(
                    planesOf(blocks, first.length / Integer.BYTES, lastWordFirst), planes, start + ", batch " + batch);
        }
    }

    /** A bit for every block and byte in each plane, by the definition of the layout. */
    private static int[] planesOf(byte[] blocks, int words, boolean lastWordFirst) {
        int[] planes = new int[8 * words * Lanes.COUNT];
        for (int lane = 0; lane < Lanes.COUNT; lane++) {
            for (int bit = 0; bit < 8; bit++) {
                int block = Transposition.block(words, lane, bit) * words * Integer.BYTES;
                for (int i = 0; i < words * Integer.BYTES; i++) {
                    int place = lastWordFirst ? words - 1 - i / 4 : i / 4;
                    for (int plane = 0; plane < 8; plane++) {
                        planes[(8 * place + plane) * Lanes.COUNT + lane] |=
                                (blocks[block + i] >>> plane & 1) << 8 * (i % 4) + bit;
                    }
                }
            }
        }
        return planes;
    }

    private static byte[] block(int words, BigInteger value) {
        int size = words * Integer.BYTES;
        byte[] block = new byte[size];
        byte[] low = value.mod(BigInteger.ONE.shiftLeft(8 * size)).toByteArray();
        int count = Math.min(size, low.length);
        System.arraycopy(low, low.length - count, block, size - count, count);
        return block;
    }
}
