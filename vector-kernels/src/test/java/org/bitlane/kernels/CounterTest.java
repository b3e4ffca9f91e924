package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.bitlane.kernels.reference.ReferenceModes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The counter of CTR is one big-endian number over the whole block, and wraps. */
class CounterTest {
    private static final int BLOCKS = 40;

    private final byte[] key = new byte[16];

    static List<CipherCase> cases() {
        return CipherCase.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void carriesIntoEveryByteFromEveryPlaceInABatch(CipherCase tested) {
        BlockKernel kernel = tested.kernel(Direction.ENCRYPT, key);
        int size = tested.blockBytes();
        for (int carriedInto = 0; carriedInto < size; carriedInto++) {
            for (int before = 1; before <= 33; before++) {
                // before steps from now, all bytes behind carriedInto wrap to 0; at 0 the whole counter does.
                byte[] zeros = new byte[size];
                Arrays.fill(zeros, 0, carriedInto, (byte) 0x37);
                checkFrom(tested, kernel, minus(zeros, before));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void carriesIntoEveryBitFromStartsAroundABatch(CipherCase tested) {
        BlockKernel kernel = tested.kernel(Direction.ENCRYPT, key);
        int size = tested.blockBytes();
        int batch = kernel.batch();
        for (int carriedInto = 0; carriedInto <= 8 * size; carriedInto++) {
            // A single bit; beyond the last one, all wraps to 0.
            byte[] afterCarry = new byte[size + 1];
            afterCarry[size - carriedInto / 8] = (byte) (1 << carriedInto % 8);
            for (int before : new int[] {1, batch - 1, batch, batch + 1}) {
                byte[] start = minus(Arrays.copyOfRange(afterCarry, 1, size + 1), before);
                checkFrom(tested, kernel, start, batch + 2);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void carriesThroughTheSignBitOfEveryByte(CipherCase tested) {
        BlockKernel kernel = tested.kernel(Direction.ENCRYPT, key);
        int size = tested.blockBytes();
        for (int at = 0; at < size; at++) {
            byte[] counter = new byte[size];
            Arrays.fill(counter, at, size, (byte) 0xff);
            counter[at] = 0x7f;
            checkFrom(tested, kernel, minus(counter, 9));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void countsFromAnywhere(CipherCase tested) {
        BlockKernel kernel = tested.kernel(Direction.ENCRYPT, key);
        Random random = new Random(8);
        byte[] counter = new byte[tested.blockBytes()];
        for (int i = 0; i < 300; i++) {
            random.nextBytes(counter);
            checkFrom(tested, kernel, counter.clone());
        }
    }

    private void checkFrom(CipherCase tested, BlockKernel kernel, byte[] counter) {
        checkFrom(tested, kernel, counter, BLOCKS);
    }

    private void checkFrom(CipherCase tested, BlockKernel kernel, byte[] counter, int blocks) {
        byte[] zeros = new byte[blocks * tested.blockBytes()];
        byte[] expected = ReferenceModes.ctr(tested.reference(key), counter, zeros);
        byte[] expectedCounter = ReferenceModes.plus(counter, blocks);
        byte[] keystream = new byte[zeros.length];

        kernel.ctr(counter, zeros, 0, keystream, 0, blocks);

        assertArrayEquals(expected, keystream);
        assertArrayEquals(expectedCounter, counter);
    }

    private static byte[] minus(byte[] counter, int count) {
        byte[] difference = counter.clone();
        for (int i = 0; i < count; i++) {
            for (int at = difference.length - 1; at >= 0 && difference[at]-- == 0; at--) {
                // The borrow goes on to the next byte.
            }
        }
        return difference;
    }
}
