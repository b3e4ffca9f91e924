package org.bitlane.kernels.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.bitlane.kernels.reference.ReferenceModes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** Counter planes hold the planes of consecutive counter blocks, wherever the counter carries within a batch. */
@EnabledIf("org.bitlane.kernels.VectorModule#isThere")
class CounterPlanesTest {
    private static final int BATCH = Lanes.BATCH;
    private static final int BATCHES = 4;
    private static final int WORDS = 4;

    @Test
    void carryIntoEveryBitAroundTheStartOfABatch() {
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
        check(starts);
    }

    @Tag("nightly")
    @Test
    void carryIntoEveryBitFromEveryPlaceInABatch() {
        check(IntStream.rangeClosed(0, 2 * BATCH + 1).toArray());
    }

    /** Counts up to every power of two, and to the wrap, from some counts before. */
    private static void check(int[] starts) {
        int bits = Integer.SIZE * WORDS;
        CounterPlanes counterPlanes = new CounterPlanes();
        for (int carriedInto = 0; carriedInto <= bits; carriedInto++) {
            for (int start : starts) {
                BigInteger first = BigInteger.ONE.shiftLeft(carriedInto).subtract(BigInteger.valueOf(start));
                check(counterPlanes, block(first), "2^" + carriedInto + " - " + start);
            }
        }
    }

    private static void check(CounterPlanes counterPlanes, byte[] first, String start) {
        int[] planes = new int[8 * WORDS * Lanes.COUNT];
        Arrays.fill(planes, 0x5a5a5a5a);
        counterPlanes.start(first);
        byte[] counter = first;
        for (int batch = 0; batch < BATCHES; batch++) {
            counterPlanes.next(planes);
            byte[] blocks = new byte[BATCH * first.length];
            for (int block = 0; block < BATCH; block++) {
                System.arraycopy(counter, 0, blocks, block * first.length, first.length);
                counter = ReferenceModes.plus(counter, 1);
            }
            assertArrayEquals(planesOf(blocks), planes, start + ", batch " + batch);
        }
    }

    /** A bit for every block and byte in each plane, by the definition of the layout. */
    private static int[] planesOf(byte[] blocks) {
        int[] planes = new int[8 * WORDS * Lanes.COUNT];
        for (int lane = 0; lane < Lanes.COUNT; lane++) {
            for (int bit = 0; bit < 8; bit++) {
                int block = Transposition.block(lane, bit) * WORDS * Integer.BYTES;
                for (int i = 0; i < WORDS * Integer.BYTES; i++) {
                    for (int plane = 0; plane < 8; plane++) {
                        planes[(8 * (i / 4) + plane) * Lanes.COUNT + lane] |=
                                (blocks[block + i] >>> plane & 1) << 8 * (i % 4) + bit;
                    }
                }
            }
        }
        return planes;
    }

    private static byte[] block(BigInteger value) {
        int size = WORDS * Integer.BYTES;
        byte[] block = new byte[size];
        byte[] low = value.mod(BigInteger.ONE.shiftLeft(8 * size)).toByteArray();
        int count = Math.min(size, low.length);
        System.arraycopy(low, low.length - count, block, size - count, count);
        return block;
    }
}
