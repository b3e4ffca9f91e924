package org.bitlane.conformance.fault;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.BlockCipher;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;
import org.bitlane.conformance.Transformation;
import org.bitlane.conformance.Transformation.Mode;
import org.bitlane.kernels.reference.ReferenceModes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults that other providers had in counters, chains and what they go back to. */
class KeystreamFaultsTest {

    static Stream<Operation> counterMode() {
        return Operation.all().stream()
                .filter(operation -> operation.transformation().mode() == Mode.CTR);
    }

    /** Fault 1: counter mode fed in pieces shorter than a block corrupted its state (openjdk 9635). */
    @ParameterizedTest
    @MethodSource("counterMode")
    void fault01PiecesShorterThanABlockInEveryOrder(Operation operation) throws Exception {
        Sample sample = operation.sample(3000);
        Cipher cipher = operation.cipher();
        for (int first = 1; first <= 15; first++) {
            for (int second = 1; second <= 15; second++) {
                assertPieces(cipher, sample, List.of(first, second));
            }
        }
        Random random = new Random(1);
        for (int order = 0; order < 200; order++) {
            assertPieces(cipher, sample, random.ints(1, 16).limit(15).boxed().toList());
        }
    }

    private static void assertPieces(Cipher cipher, Sample sample, List<Integer> pieces) throws Exception {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        int consumed = 0;
        for (int i = 0; consumed + 15 < sample.input().length; i++) {
            int piece = pieces.get(i % pieces.size());
            output.writeBytes(cipher.update(sample.input(), consumed, piece));
            consumed += piece;
        }
        output.writeBytes(cipher.doFinal(sample.input(), consumed, sample.input().length - consumed));
        assertArrayEquals(sample.output(), output.toByteArray(), pieces::toString);
    }

    /**
     * Fault 2: a carry from byte to byte done with signed bytes went wrong around 0x7f/0x80 and 0xff/0x00 (bc-java 1775).
     * Block k's counter is k single increments of the start value, for starts around every such place.
     */
    @ParameterizedTest
    @EnumSource(BlockCipher.class)
    void fault02CarryAroundEverySignChange(BlockCipher algorithm) throws Exception {
        int size = algorithm.blockBytes();
        byte[] key = bytes(BlockCipher.KEY_BYTES, 2);
        int blocks = 300;
        Cipher cipher = Bitlane.cipher(algorithm.algorithm() + "/CTR/NoPadding");
        for (int place = 0; place < size; place++) {
            for (int value : new int[] {0x00, 0x01, 0x7e, 0x7f, 0x80, 0xfe, 0xff}) {
                for (int below : new int[] {0x00, 0x7f, 0x80, 0xff}) {
                    byte[] start = new byte[size];
                    Arrays.fill(start, place, size, (byte) below);
                    start[place] = (byte) value;
                    byte[] counters = new byte[blocks * size];
                    byte[] counter = start.clone();
                    for (int k = 0; k < blocks; k++) {
                        System.arraycopy(counter, 0, counters, k * size, size);
                        counter = ReferenceModes.plus(counter, 1);
                    }
                    byte[] expected = ReferenceModes.ecbEncrypt(algorithm.reference(key), counters);
                    cipher.init(Cipher.ENCRYPT_MODE, algorithm.key(key), new IvParameterSpec(start));
                    assertArrayEquals(
                            expected, cipher.doFinal(new byte[counters.length]), () -> "from " + Bitlane.hex(start));
                }
            }
        }
    }

    /** Fault 3: an addition that lost its carry repeated keystream every 256 blocks (bc-java, KCCM). */
    @ParameterizedTest
    @EnumSource(BlockCipher.class)
    void fault03NoKeystreamBlockOccursTwice(BlockCipher algorithm) throws Exception {
        int blocks = 70_000;
        int size = algorithm.blockBytes();
        Transformation transformation = new Transformation(algorithm, Mode.CTR, "NoPadding");
        byte[] keystream = transformation.encryptor().doFinal(new byte[blocks * size]);
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < blocks; i++) {
            seen.add(Bitlane.hex(Arrays.copyOfRange(keystream, i * size, (i + 1) * size)));
        }
        assertEquals(blocks, seen.size());
    }

    /** Fault 4: after more than 1024 bytes, {@code doFinal} went back to a later state than the first (bc-java 1953). */
    @EveryTransformation
    void fault04LongMessageEncryptsTheSameTwice(Transformation transformation) throws Exception {
        Cipher cipher = transformation.encryptor();
        for (int length : new int[] {1025, 1040, 2049, 5000, 70_001}) {
            byte[] plaintext = bytes(transformation.plaintextLength(length), length);
            byte[] expected = transformation.ciphertext(plaintext);
            assertArrayEquals(expected, cipher.doFinal(plaintext), length + " bytes");
            assertArrayEquals(expected, cipher.doFinal(plaintext), length + " bytes, again");
        }
    }

    /** Fault 5: chained decryption in place took the plaintext for the next block's IV (inmcm 2). */
    @ParameterizedTest
    @EnumSource(BlockCipher.class)
    void fault05ChainedDecryptionInPlace(BlockCipher algorithm) throws Exception {
        for (Transformation transformation : Transformation.all()) {
            if (transformation.cipher() == algorithm && transformation.mode() == Mode.CBC) {
                for (int blocks = 1; blocks <= 300; blocks += blocks < 40 ? 1 : 37) {
                    byte[] plaintext = bytes(blocks * algorithm.blockBytes(), blocks);
                    byte[] memory = transformation.ciphertext(plaintext);
                    int length = transformation.decryptor().doFinal(memory, 0, memory.length, memory, 0);
                    assertArrayEquals(plaintext, Arrays.copyOf(memory, length), blocks + " blocks");
                }
            }
        }
    }
}
