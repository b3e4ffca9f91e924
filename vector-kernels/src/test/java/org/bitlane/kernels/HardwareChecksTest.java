package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.ReferenceModes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The checks that hardware designs of these ciphers are put through, on every configuration. */
class HardwareChecksTest {
    private static final HexFormat HEX = HexFormat.of();

    /** Of the output bits, on average, a changed bit of input changes half: to within this share. */
    private static final double TOLERANCE = 0.005;

    private final Random random = new Random(9);

    static List<CipherCase> cases() {
        return CipherCase.all();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theStandardVectorBothWays(CipherCase tested) {
        boolean sm4 = tested.algorithm() == Algorithm.SM4;
        byte[] key = HEX.parseHex(sm4 ? "0123456789abcdeffedcba9876543210" : "1b1a1918131211100b0a090803020100");
        byte[] plaintext = HEX.parseHex(sm4 ? "0123456789abcdeffedcba9876543210" : "656b696c20646e75");
        byte[] ciphertext = HEX.parseHex(sm4 ? "681edf34d206965e86b3e94f536e4246" : "44c8fc20b9dfa07a");
        if (tested.order() == ByteOrder.LITTLE_ENDIAN) {
            List.of(key, plaintext, ciphertext).forEach(HardwareChecksTest::reverse);
        }
        assertArrayEquals(ciphertext, ecb(tested.kernel(Direction.ENCRYPT, key), plaintext));
        assertArrayEquals(plaintext, ecb(tested.kernel(Direction.DECRYPT, key), ciphertext));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void allZerosAndAllOnes(CipherCase tested) {
        for (int keyByte : new int[] {0, 0xff}) {
            for (int dataByte : new int[] {0, 0xff}) {
                byte[] key = filled(16, keyByte);
                byte[] data = filled((tested.kernel().batch() + 1) * tested.blockBytes(), dataByte);
                checkBothWays(tested, key, data);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aOneWalkingThroughTheData(CipherCase tested) {
        int bits = 8 * tested.blockBytes();
        byte[] data = new byte[bits * tested.blockBytes()];
        for (int bit = 0; bit < bits; bit++) {
            flip(data, bits * bit + bit);
        }
        checkBothWays(tested, new byte[16], data);
        checkBothWays(tested, filled(16, 0xff), data);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aOneWalkingThroughTheKey(CipherCase tested) {
        BlockKernel kernel = tested.kernel();
        byte[] data = new byte[2 * tested.blockBytes()];
        Arrays.fill(data, tested.blockBytes(), data.length, (byte) 0xff);
        for (int bit = 0; bit < 128; bit++) {
            byte[] key = new byte[16];
            flip(key, bit);
            kernel.init(Direction.ENCRYPT, key);
            byte[] ciphertext = ecb(kernel, data);
            assertArrayEquals(ReferenceModes.ecbEncrypt(tested.reference(key), data), ciphertext, "key bit " + bit);
            kernel.init(Direction.DECRYPT, key);
            assertArrayEquals(data, ecb(kernel, ciphertext), "key bit " + bit);
        }
    }

    /** From one batch, with which a pipeline does little but fill and drain, to two more than it has stages. */
    @ParameterizedTest
    @MethodSource("cases")
    void aContinuousStreamThroughFillAndDrain(CipherCase tested) {
        byte[] key = bytes(16);
        byte[] iv = bytes(tested.blockBytes());
        BlockFunction reference = tested.reference(key);
        int batches = stages(tested.configuration()) + 2;
        int batchBytes = tested.kernel().batch() * tested.blockBytes();
        byte[] data = bytes(batches * batchBytes);
        for (Operation operation : List.of(Operation.ECB_ENCRYPT, Operation.CBC_DECRYPT, Operation.CTR)) {
            BlockKernel kernel = tested.kernel(operation.direction(), key);
            // Each of these modes gives for the start of data the start of its result.
            byte[] expected = operation.expected(reference, iv, data);
            for (int count = 1; count <= batches; count++) {
                int length = count * batchBytes;
                byte[] out = new byte[length];
                operation.run(kernel, iv.clone(), data, 0, out, 0, length / tested.blockBytes());
                assertArrayEquals(Arrays.copyOf(expected, length), out, operation + ", " + count + " batches");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theKeyChangesBetweenBatches(CipherCase tested) {
        BlockKernel kernel = tested.kernel();
        int batchBytes = kernel.batch() * tested.blockBytes();
        byte[] data = bytes(batchBytes);
        byte[] counter = new byte[tested.blockBytes()];
        for (int change = 0; change < 10; change++) {
            byte[] key = bytes(16);
            kernel.init(Direction.ENCRYPT, key);
            assertArrayEquals(ReferenceModes.ecbEncrypt(tested.reference(key), data), ecb(kernel, data));
            byte[] expected = ReferenceModes.ctr(tested.reference(key), counter, data);
            byte[] out = new byte[batchBytes];
            kernel.ctr(counter, data, 0, out, 0, kernel.batch());
            assertArrayEquals(expected, out, "key " + change);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void encryptionAndDecryptionMixed(CipherCase tested) {
        BlockKernel alternating = tested.kernel();
        byte[] firstKey = bytes(16);
        byte[] secondKey = bytes(16);
        BlockKernel encrypting = tested.kernel(Direction.ENCRYPT, firstKey);
        BlockKernel decrypting = tested.kernel(Direction.DECRYPT, secondKey);
        byte[] data = bytes((encrypting.batch() + 3) * tested.blockBytes());
        byte[] encrypted = ReferenceModes.ecbEncrypt(tested.reference(firstKey), data);
        byte[] decrypted = ReferenceModes.ecbDecrypt(tested.reference(secondKey), data);
        for (int round = 0; round < 3; round++) {
            assertArrayEquals(encrypted, ecb(encrypting, data));
            assertArrayEquals(decrypted, ecb(decrypting, data));
            alternating.init(Direction.ENCRYPT, firstKey);
            assertArrayEquals(encrypted, ecb(alternating, data));
            alternating.init(Direction.DECRYPT, secondKey);
            assertArrayEquals(decrypted, ecb(alternating, data));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aChangedBitOfTheBlockChangesHalfOfTheResult(CipherCase tested) {
        int size = tested.blockBytes();
        int bits = 8 * size;
        BlockKernel kernel = tested.kernel();
        long changed = 0;
        int keys = 40 * 16 / size;
        for (int i = 0; i < keys; i++) {
            kernel.init(i % 2 == 0 ? Direction.ENCRYPT : Direction.DECRYPT, bytes(16));
            byte[] block = bytes(size);
            byte[] data = new byte[(bits + 1) * size];
            for (int at = 0; at <= bits; at++) {
                System.arraycopy(block, 0, data, at * size, size);
                if (at < bits) {
                    flip(data, at * bits + at);
                }
            }
            byte[] result = ecb(kernel, data);
            for (int at = 0; at < bits; at++) {
                changed += distance(result, at * size, result, bits * size, size);
            }
        }
        assertEquals(0.5, (double) changed / ((long) keys * bits * bits), TOLERANCE);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aChangedBitOfTheKeyChangesHalfOfTheResult(CipherCase tested) {
        int blocks = 4 * 16 / tested.blockBytes();
        BlockKernel kernel = tested.kernel();
        long changed = 0;
        byte[] data = bytes(blocks * tested.blockBytes());
        int pairs = 256;
        for (int pair = 0; pair < pairs; pair++) {
            byte[] key = bytes(16);
            kernel.init(Direction.ENCRYPT, key);
            byte[] result = ecb(kernel, data);
            flip(key, pair % 128);
            kernel.init(Direction.ENCRYPT, key);
            changed += distance(result, 0, ecb(kernel, data), 0, data.length);
        }
        assertEquals(0.5, (double) changed / (8L * pairs * data.length), TOLERANCE);
    }

    private static void checkBothWays(CipherCase tested, byte[] key, byte[] data) {
        BlockFunction reference = tested.reference(key);
        assertArrayEquals(ReferenceModes.ecbEncrypt(reference, data), ecb(tested.kernel(Direction.ENCRYPT, key), data));
        assertArrayEquals(ReferenceModes.ecbDecrypt(reference, data), ecb(tested.kernel(Direction.DECRYPT, key), data));
    }

    private static byte[] ecb(BlockKernel kernel, byte[] data) {
        byte[] out = new byte[data.length];
        kernel.ecb(
                data,
                0,
                out,
                0,
                data.length / kernel.configuration().algorithm().blockBytes());
        return out;
    }

    private static int stages(KernelConfiguration configuration) {
        return configuration.dataflow() instanceof Dataflow.Pipelined pipelined
                ? configuration.algorithm().rounds() / pipelined.roundsPerStage()
                : 1;
    }

    /** In how many bits two pieces of data differ. */
    private static int distance(byte[] a, int aOffset, byte[] b, int bOffset, int length) {
        int bits = 0;
        for (int i = 0; i < length; i++) {
            bits += Integer.bitCount((a[aOffset + i] ^ b[bOffset + i]) & 0xff);
        }
        return bits;
    }

    private static void flip(byte[] bytes, int bit) {
        bytes[bit / 8] ^= (byte) (1 << bit % 8);
    }

    private static void reverse(byte[] bytes) {
        for (int i = 0; i < bytes.length / 2; i++) {
            byte swapped = bytes[i];
            bytes[i] = bytes[bytes.length - 1 - i];
            bytes[bytes.length - 1 - i] = swapped;
        }
    }

    private static byte[] filled(int length, int value) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
