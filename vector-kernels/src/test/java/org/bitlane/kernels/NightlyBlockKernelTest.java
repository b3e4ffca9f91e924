package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bitlane.kernels.reference.BlockFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every number of blocks up to {@value #MOST_BLOCKS} at every offset, for every configuration and operation. */
@Tag("nightly")
class NightlyBlockKernelTest {
    private static final int MOST_BLOCKS = 600;
    private static final int MOST_OFFSET = 16;

    private final Random random = new Random(12);

    static Stream<Arguments> operations() {
        return BlockKernelTest.operations();
    }

    @ParameterizedTest
    @MethodSource("operations")
    void everyNumberOfBlocksAtEveryOffset(CipherCase tested, Operation operation) {
        Prefixes prefixes = new Prefixes(tested, operation);
        for (int blocks = 0; blocks <= MOST_BLOCKS; blocks++) {
            for (int offset : offsets(tested, operation, blocks)) {
                prefixes.check(blocks, offset, MOST_OFFSET - offset);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void everyNumberOfBlocksInPlaceAndOverlapping(CipherCase tested, Operation operation) {
        Prefixes prefixes = new Prefixes(tested, operation);
        for (int blocks = 0; blocks <= MOST_BLOCKS; blocks++) {
            for (int distance : offsets(tested, operation, blocks)) {
                int offset = blocks % (MOST_OFFSET + 1);
                prefixes.checkInOneArray(blocks, offset + distance, offset);
            }
        }
    }

    /** All of them; but one only, another for each number of blocks, for chains that take a batch a block. */
    private static int[] offsets(CipherCase tested, Operation operation, int blocks) {
        return operation == Operation.CBC_ENCRYPT && tested.chainsInBatches()
                ? new int[] {blocks % (MOST_OFFSET + 1)}
                : IntStream.rangeClosed(0, MOST_OFFSET).toArray();
    }

    /** Data with its result: in all modes, the start of the data gives the start of the result. */
    private final class Prefixes {
        private final CipherCase tested;
        private final Operation operation;
        private final BlockFunction reference;
        private final BlockKernel kernel;
        private final byte[] data;
        private final byte[] iv;
        private final byte[] result;

        Prefixes(CipherCase tested, Operation operation) {
            byte[] key = bytes(16);
            this.tested = tested;
            this.operation = operation;
            this.reference = tested.reference(key);
            this.kernel = tested.kernel(operation.direction(), key);
            this.data = bytes(MOST_BLOCKS * tested.blockBytes());
            this.iv = bytes(tested.blockBytes());
            this.result = operation.expected(reference, iv, data);
        }

        void check(int blocks, int inOffset, int outOffset) {
            int length = blocks * tested.blockBytes();
            byte[] in = filled(inOffset + length + 3);
            System.arraycopy(data, 0, in, inOffset, length);
            check(in, inOffset, filled(outOffset + length + 5), outOffset, blocks);
        }

        void checkInOneArray(int blocks, int inOffset, int outOffset) {
            int length = blocks * tested.blockBytes();
            byte[] array = filled(inOffset + length + 3);
            System.arraycopy(data, 0, array, inOffset, length);
            check(array, inOffset, array, outOffset, blocks);
        }

        private void check(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            int length = blocks * tested.blockBytes();
            byte[] expected = out.clone();
            System.arraycopy(result, 0, expected, outOffset, length);
            byte[] expectedIn = in == out ? expected : in.clone();
            byte[] register = iv.clone();

            operation.run(kernel, register, in, inOffset, out, outOffset, blocks);

            String shape = blocks + " blocks, " + inOffset + " -> " + outOffset;
            assertArrayEquals(expected, out, shape);
            assertArrayEquals(expectedIn, in, shape);
            if (inOffset == 0) {
                assertArrayEquals(operation.expectedIv(reference, iv, Arrays.copyOf(data, length)), register, shape);
            }
        }
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] filled(int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 0x5a);
        return bytes;
    }
}
