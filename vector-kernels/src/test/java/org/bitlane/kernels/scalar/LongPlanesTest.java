package org.bitlane.kernels.scalar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LongPlanesTest {
    private final Random random = new Random(9);

    @ParameterizedTest
    @CsvSource({"1, false", "1, true", "2, false", "2, true"})
    void everyBitOfABatchHasItsPlaceInThePlanes(int blockLongs, boolean reversed) {
        long[] batch = random.longs(16L * blockLongs).toArray();
        long[] planes = new long[16 * blockLongs];

        LongPlanes.slice(batch.clone(), blockLongs, reversed, planes);

        for (int block = 0; block < 16; block++) {
            for (int word = 0; word < 2 * blockLongs; word++) {
                for (int bit = 0; bit < 32; bit++) {
                    long half = batch[block * blockLongs + word / 2] >>> (word % 2 == 0 ? 32 : 0);
                    int place = reversed ? 2 * blockLongs - 1 - word : word;
                    long plane = planes[8 * place + bit % 8];
                    int blockBit = 8 * (block % 2) + block / 2;
                    assertEquals(half >>> bit & 1, plane >>> bit / 8 * 16 + blockBit & 1);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, false", "1, true", "2, false", "2, true"})
    void unslicingUndoesSlicing(int blockLongs, boolean reversed) {
        long[] batch = random.longs(16L * blockLongs).toArray();
        long[] planes = new long[16 * blockLongs];
        long[] back = new long[batch.length];

        LongPlanes.slice(batch, blockLongs, reversed, planes);
        LongPlanes.unslice(planes, blockLongs, reversed, back);

        assertArrayEquals(batch, back);
    }

    @ParameterizedTest
    @CsvSource({"1, false", "1, true", "2, false", "2, true"})
    void oneBlockIsSlicedAsTheFirstOfABatch(int blockLongs, boolean reversed) {
        long[] batch = new long[16 * blockLongs];
        System.arraycopy(random.longs(blockLongs).toArray(), 0, batch, 0, blockLongs);
        long[] expected = new long[16 * blockLongs];
        LongPlanes.slice(batch, blockLongs, reversed, expected);

        long[] planes = new long[16 * blockLongs];
        LongPlanes.sliceOne(batch, 0, blockLongs, reversed, planes);
        assertArrayEquals(expected, planes);

        for (int i = 0; i < planes.length; i++) {
            // The other blocks' bits must not matter on the way back.
            planes[i] |= random.nextLong() & ~LongPlanes.LOWEST;
        }
        long[] back = new long[16 * blockLongs];
        LongPlanes.unsliceOne(planes, blockLongs, reversed, back, 0);
        assertArrayEquals(batch, back);
    }
}
