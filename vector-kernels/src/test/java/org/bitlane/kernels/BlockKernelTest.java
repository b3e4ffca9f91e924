package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.ReferenceModes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every configuration that can run equals the reference, whatever the shape of its arguments. */
class BlockKernelTest {
    private static final int MOST_BLOCKS = 70;
    private static final byte FILLER = 0x5a;

    /**
     * Blocks of a chain for kernels that give each of them a batch: there is one way for all of them, but that is slow
     * until it is compiled. The nightly form has them all.
     */
    private static final int MOST_CHAINED_BLOCKS = 5;

    /** How far output lies behind input: every distance less than a block, around two blocks, and around vectors. */
    private static final int[] DISTANCES = {
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 31, 32, 33, 40, 520
    };

    private final Random random = new Random(4);

    static List<CipherCase> cases() {
        return CipherCase.all();
    }

    static Stream<Arguments> operations() {
        return cases().stream()
                .flatMap(tested -> Arrays.stream(Operation.values()).map(operation -> Arguments.of(tested, operation)));
    }

    @ParameterizedTest
    @MethodSource("operations")
    void equalsTheReferenceForEveryNumberOfBlocks(CipherCase tested, Operation operation) {
        byte[] key = bytes(16);
        BlockKernel kernel = tested.kernel(operation.direction(), key);
        int most = limit(tested, operation, Math.max(MOST_BLOCKS, kernel.batch() + 2));
        for (int blocks = 0; blocks <= most; blocks++) {
            byte[] data = bytes(blocks * tested.blockBytes());
            byte[] iv = bytes(tested.blockBytes());
            check(tested, operation, kernel, key, iv, data, data.clone(), 0, new byte[data.length], 0);
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void readsAndWritesAtAnyOffset(CipherCase tested, Operation operation) {
        byte[] key = bytes(16);
        BlockKernel kernel = tested.kernel(operation.direction(), key);
        for (int offset = 0; offset <= 16; offset++) {
            for (int blocks : counts(tested, operation)) {
                byte[] data = bytes(blocks * tested.blockBytes());
                byte[] iv = bytes(tested.blockBytes());
                byte[] in = place(data, offset, 3);
                byte[] out = place(new byte[data.length], 16 - offset, 5);
                check(tested, operation, kernel, key, iv, data, in, offset, out, 16 - offset);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void outputMayLieOnInputOrBehindIt(CipherCase tested, Operation operation) {
        byte[] key = bytes(16);
        BlockKernel kernel = tested.kernel(operation.direction(), key);
        for (int distance : DISTANCES) {
            for (int blocks : counts(tested, operation)) {
                byte[] data = bytes(blocks * tested.blockBytes());
                byte[] iv = bytes(tested.blockBytes());
                byte[] array = place(data, distance + 2, 3);
                check(tested, operation, kernel, key, iv, data, array, distance + 2, array, 2);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void everyBitOfKeyAndBlockCounts(CipherCase tested, Operation operation) {
        for (int bit = 0; bit < 128; bit++) {
            byte[] key = oneBit(16, bit);
            byte[] data = oneBit(2 * tested.blockBytes(), bit % (16 * tested.blockBytes()));
            byte[] iv = new byte[tested.blockBytes()];
            BlockKernel kernel = tested.kernel(operation.direction(), key);
            check(tested, operation, kernel, key, iv, data, data.clone(), 0, new byte[data.length], 0);
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void blocksAreCountedInPiecesAsInOne(CipherCase tested, Operation operation) {
        int size = tested.blockBytes();
        byte[] key = bytes(16);
        BlockKernel kernel = tested.kernel(operation.direction(), key);
        int blocks = limit(tested, operation, 2 * kernel.batch() + MOST_BLOCKS);
        byte[] data = bytes(blocks * size);
        byte[] iv = bytes(size);
        byte[] expected = operation.expected(tested.reference(key), iv, data);
        for (int done = 0, piece = 1; done < blocks; done += piece, piece = 2 * piece + 1) {
            piece = Math.min(piece, blocks - done);
            operation.run(kernel, iv, data, done * size, data, done * size, piece);
        }
        assertArrayEquals(expected, data);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theLastKeyCounts(CipherCase tested) {
        byte[] first = bytes(16);
        byte[] second = bytes(16);
        byte[] data = bytes(20 * tested.blockBytes());
        BlockKernel kernel = tested.kernel(Direction.DECRYPT, first);
        kernel.init(Direction.ENCRYPT, second);
        byte[] out = new byte[data.length];
        kernel.ecb(data, 0, out, 0, 20);
        assertArrayEquals(ReferenceModes.ecbEncrypt(tested.reference(second), data), out);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aKeyOfAnotherLengthIsRefusedAndTheOldOneStays(CipherCase tested) {
        byte[] key = bytes(16);
        byte[] data = bytes(tested.blockBytes());
        BlockKernel kernel = tested.kernel(Direction.ENCRYPT, key);
        for (int length : new int[] {0, 8, 15, 17, 32}) {
            assertThrows(IllegalArgumentException.class, () -> kernel.init(Direction.DECRYPT, new byte[length]));
        }
        byte[] out = new byte[data.length];
        kernel.ecb(data, 0, out, 0, 1);
        assertArrayEquals(ReferenceModes.ecbEncrypt(tested.reference(key), data), out);
    }

    @ParameterizedTest
    @MethodSource("operations")
    void aRegionOutsideItsArrayIsRefusedBeforeAnythingIsWritten(CipherCase tested, Operation operation) {
        int size = tested.blockBytes();
        BlockKernel kernel = tested.kernel(operation.direction(), bytes(16));
        int[][] wrong = {
            // inOffset, outOffset, blocks; both arrays have room for 20 blocks.
            {0, 0, -1},
            {-1, 0, 1},
            {0, -1, 1},
            {0, 0, 21},
            {1, 0, 20},
            {0, 1, 20},
            {20 * size + 1, 0, 0},
            {Integer.MAX_VALUE, 0, 1},
            {0, Integer.MAX_VALUE, 1},
            {0, 0, Integer.MAX_VALUE},
            {0, 0, Integer.MIN_VALUE},
            {0, 0, Integer.MAX_VALUE / size + 1},
            {Integer.MIN_VALUE, 0, Integer.MAX_VALUE},
        };
        for (int[] arguments : wrong) {
            byte[] in = bytes(20 * size);
            byte[] out = place(new byte[0], 0, 20 * size);
            byte[] iv = bytes(size);
            byte[] ivBefore = iv.clone();
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> operation.run(kernel, iv, in, arguments[0], out, arguments[1], arguments[2]),
                    Arrays.toString(arguments));
            assertArrayEquals(place(new byte[0], 0, 20 * size), out);
            assertArrayEquals(ivBefore, iv);
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void aChainOrCounterOfLessThanABlockIsRefusedBeforeAnythingIsWritten(CipherCase tested, Operation operation) {
        if (operation == Operation.ECB_ENCRYPT || operation == Operation.ECB_DECRYPT) {
            return;
        }
        int size = tested.blockBytes();
        BlockKernel kernel = tested.kernel(operation.direction(), bytes(16));
        byte[] out = new byte[size];
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> operation.run(kernel, new byte[size - 1], bytes(size), 0, out, 0, 1));
        assertArrayEquals(new byte[size], out);
    }

    @ParameterizedTest
    @MethodSource("operations")
    void dataWithoutAKeyIsRefused(CipherCase tested, Operation operation) {
        int size = tested.blockBytes();
        BlockKernel fresh = tested.kernel();
        BlockKernel cleared = tested.kernel(operation.direction(), bytes(16));
        cleared.clear();
        for (BlockKernel kernel : List.of(fresh, cleared)) {
            assertThrows(
                    IllegalStateException.class,
                    () -> operation.run(kernel, new byte[size], new byte[size], 0, new byte[size], 0, 1));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void counterModeIsRefusedByAKernelThatDecrypts(CipherCase tested) {
        int size = tested.blockBytes();
        BlockKernel kernel = tested.kernel(Direction.DECRYPT, bytes(16));
        assertThrows(
                IllegalStateException.class, () -> kernel.ctr(new byte[size], new byte[size], 0, new byte[size], 0, 1));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void namesItsConfigurationAndItsBatch(CipherCase tested) {
        assertEquals(tested.configuration(), tested.kernel().configuration());
        assertTrue(tested.kernel().batch() >= 1);
    }

    /** Counts around nothing, one block, half a batch, one batch and several. */
    private static int[] counts(CipherCase tested, Operation operation) {
        int batch = tested.kernel().batch();
        return IntStream.of(0, 1, 3, batch / 2 + 1, batch - 1, batch, batch + 1, 2 * batch + 3)
                .map(count -> limit(tested, operation, count))
                .distinct()
                .toArray();
    }

    private static int limit(CipherCase tested, Operation operation, int blocks) {
        return operation == Operation.CBC_ENCRYPT && tested.chainsInBatches()
                ? Math.min(blocks, MOST_CHAINED_BLOCKS)
                : blocks;
    }

    /** Runs an operation on data that {@code in} already holds, and checks output, chain, and all that lies around. */
    private static void check(
            CipherCase tested,
            Operation operation,
            BlockKernel kernel,
            byte[] key,
            byte[] iv,
            byte[] data,
            byte[] in,
            int inOffset,
            byte[] out,
            int outOffset) {
        BlockFunction reference = tested.reference(key);
        byte[] expected = out.clone();
        System.arraycopy(operation.expected(reference, iv, data), 0, expected, outOffset, data.length);
        byte[] expectedIn = in == out ? expected : in.clone();
        byte[] expectedIv = operation.expectedIv(reference, iv, data);
        byte[] keyBefore = key.clone();

        operation.run(kernel, iv, in, inOffset, out, outOffset, data.length / tested.blockBytes());

        String shape = data.length / tested.blockBytes() + " blocks, " + inOffset + " -> " + outOffset;
        assertArrayEquals(expected, out, shape);
        assertArrayEquals(expectedIn, in, shape);
        assertArrayEquals(expectedIv, iv, shape);
        assertArrayEquals(keyBefore, key, shape);
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] oneBit(int length, int bit) {
        byte[] bytes = new byte[length];
        bytes[bit / 8] = (byte) (1 << bit % 8);
        return bytes;
    }

    /** The data with filler before and after it. */
    private static byte[] place(byte[] data, int before, int after) {
        byte[] array = new byte[before + data.length + after];
        Arrays.fill(array, FILLER);
        System.arraycopy(data, 0, array, before, data.length);
        return array;
    }
}
