package org.bitlane.kernels.selection;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;

/**
 * What a kernel must pass before it serves: the published vector of its cipher, and agreement with the scalar kernel in
 * every mode and direction, for lengths around its batch.
 */
final class SelfTest {
    private static final int SEED = 20160829;

    private static final Map<Algorithm, KnownAnswer> KNOWN_ANSWERS = Map.of(
            // GB/T 32907-2016, A.1
            Algorithm.SM4,
            KnownAnswer.of(
                    "0123456789abcdeffedcba9876543210",
                    "0123456789abcdeffedcba9876543210",
                    "681edf34d206965e86b3e94f536e4246"),
            // Beaulieu et al., "The SIMON and SPECK Families of Lightweight Block Ciphers", appendix B
            Algorithm.SIMON64_128,
            KnownAnswer.of("1b1a1918131211100b0a090803020100", "656b696c20646e75", "44c8fc20b9dfa07a"));

    private final BlockKernel kernel;
    private final BlockKernel scalar;
    private final int blockBytes;
    private final SplittableRandom random = new SplittableRandom(SEED);

    private SelfTest(BlockKernel kernel, BlockKernel scalar) {
        this.kernel = kernel;
        this.scalar = scalar;
        this.blockBytes = scalar.configuration().algorithm().blockBytes();
    }

    /**
     * Examines a kernel, and clears both.
     *
     * @param kernel the kernel
     * @param scalar a kernel for the same cipher that is known to be right
     * @param order the byte order of both; the published vectors are big-endian
     * @return what went wrong, or nothing
     */
    static Optional<String> failure(BlockKernel kernel, BlockKernel scalar, ByteOrder order) {
        try {
            return new SelfTest(kernel, scalar).run(order);
        } catch (RuntimeException e) {
            return Optional.of("the self-test threw " + e);
        } finally {
            kernel.clear();
            scalar.clear();
        }
    }

    private Optional<String> run(ByteOrder order) {
        KnownAnswer published = KNOWN_ANSWERS.get(scalar.configuration().algorithm());
        if (!gives(order == ByteOrder.BIG_ENDIAN ? published : published.reversed())) {
            return Optional.of("the self-test's published vector came out wrong");
        }
        int batch = kernel.batch();
        for (Direction direction : Direction.values()) {
            for (int blocks : new int[] {1, batch - 1, batch, batch + 1, 3 * batch + 2}) {
                for (Mode mode : Mode.values()) {
                    if ((mode != Mode.CTR || direction == Direction.ENCRYPT) && !agrees(mode, direction, blocks)) {
                        return Optional.of("the self-test found another result than the scalar kernel's: " + mode + ", "
                                + direction + ", " + blocks + " blocks");
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean gives(KnownAnswer answer) {
        byte[] data = answer.plaintext().clone();
        kernel.init(Direction.ENCRYPT, answer.key());
        kernel.ecb(data, 0, data, 0, 1);
        boolean encrypts = Arrays.equals(answer.ciphertext(), data);
        kernel.init(Direction.DECRYPT, answer.key());
        kernel.ecb(data, 0, data, 0, 1);
        return encrypts && Arrays.equals(answer.plaintext(), data);
    }

    private boolean agrees(Mode mode, Direction direction, int blocks) {
        byte[] key = randomBytes(scalar.configuration().algorithm().keyBytes());
        byte[] register = randomBytes(blockBytes);
        // Near the end of its range, so that the counter carries through all of its bytes.
        Arrays.fill(register, 0, blockBytes - 2, (byte) 0xff);
        byte[] data = randomBytes(blocks * blockBytes);
        kernel.init(direction, key);
        scalar.init(direction, key);
        byte[] expectedRegister = register.clone();
        byte[] expected = data.clone();
        mode.run(scalar, expectedRegister, expected, blocks);
        mode.run(kernel, register, data, blocks);
        return Arrays.equals(expected, data) && Arrays.equals(expectedRegister, register);
    }

    private byte[] randomBytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private record KnownAnswer(byte[] key, byte[] plaintext, byte[] ciphertext) {
        static KnownAnswer of(String key, String plaintext, String ciphertext) {
            HexFormat hex = HexFormat.of();
            return new KnownAnswer(hex.parseHex(key), hex.parseHex(plaintext), hex.parseHex(ciphertext));
        }

        KnownAnswer reversed() {
            return new KnownAnswer(reversed(key), reversed(plaintext), reversed(ciphertext));
        }

        private static byte[] reversed(byte[] bytes) {
            byte[] reversed = new byte[bytes.length];
            for (int i = 0; i < bytes.length; i++) {
                reversed[i] = bytes[bytes.length - 1 - i];
            }
            return reversed;
        }
    }

    /** The modes that kernels have, in place. */
    enum Mode {
        ECB {
            @Override
            void run(BlockKernel kernel, byte[] register, byte[] data, int blocks) {
                kernel.ecb(data, 0, data, 0, blocks);
            }
        },
        CBC {
            @Override
            void run(BlockKernel kernel, byte[] register, byte[] data, int blocks) {
                kernel.cbc(register, data, 0, data, 0, blocks);
            }
        },
        CTR {
            @Override
            void run(BlockKernel kernel, byte[] register, byte[] data, int blocks) {
                kernel.ctr(register, data, 0, data, 0, blocks);
            }
        };

        abstract void run(BlockKernel kernel, byte[] register, byte[] data, int blocks);
    }
}
