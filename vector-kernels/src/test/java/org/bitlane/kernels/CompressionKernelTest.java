package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import org.bitlane.kernels.reference.Sha256Reference;
import org.junit.jupiter.api.Test;

class CompressionKernelTest {
    private static final int BLOCK_BYTES = 64;

    private final CompressionKernel kernel = Kernels.compressionKernel();
    private final Random random = new Random(2);

    @Test
    void equalsTheReferenceForEveryNumberOfBlocksAndOffset() {
        for (int blocks = 0; blocks <= 20; blocks++) {
            for (int offset = 0; offset <= 9; offset++) {
                byte[] message = new byte[offset + blocks * BLOCK_BYTES + 3];
                random.nextBytes(message);
                byte[] messageBefore = message.clone();
                int[] state = random.ints(8).toArray();
                int[] expected = state.clone();
                for (int i = 0; i < blocks; i++) {
                    Sha256Reference.compress(expected, message, offset + i * BLOCK_BYTES);
                }

                kernel.compress(state, message, offset, blocks);

                assertArrayEquals(expected, state);
                assertArrayEquals(messageBefore, message);
            }
        }
    }

    @Test
    void everyBitOfStateAndBlockCounts() {
        for (int bit = 0; bit < 8 * BLOCK_BYTES; bit++) {
            byte[] block = new byte[BLOCK_BYTES];
            block[bit / 8] = (byte) (1 << bit % 8);
            int[] state = new int[8];
            state[bit % 8] = 1 << bit / 8;
            int[] expected = state.clone();
            Sha256Reference.compress(expected, block, 0);

            kernel.compress(state, block, 0, 1);

            assertArrayEquals(expected, state);
        }
    }

    @Test
    void blocksOutsideTheArrayAreRefusedAndTheStateStays() {
        int[] before = Sha256Reference.initialState();
        int[] state = before.clone();
        byte[] message = new byte[3 * BLOCK_BYTES];
        int[][] wrong = {
            // offset, blocks
            {0, -1}, {-1, 1}, {0, 4}, {1, 3}, {Integer.MAX_VALUE, 1}, {0, Integer.MAX_VALUE}, {0, 1 << 26}, {193, 0},
        };
        for (int[] arguments : wrong) {
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> kernel.compress(state, message, arguments[0], arguments[1]),
                    Arrays.toString(arguments));
        }
        assertArrayEquals(before, state);
    }

    @Test
    void namesItsConfiguration() {
        assertEquals("SHA256/iterative", kernel.configuration().toString());
    }
}
