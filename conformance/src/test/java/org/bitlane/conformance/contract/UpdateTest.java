package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.IllegalBlockSizeException;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;
import org.bitlane.conformance.Transformation;
import org.bitlane.conformance.Transformation.Mode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code update} and {@code doFinal} return, and when. */
class UpdateTest {

    @EveryTransformation
    void updateReturnsAllThatCanBeProduced(Transformation transformation) throws Exception {
        Cipher cipher = transformation.encryptor();
        byte[] plaintext = bytes(600, 0);
        int consumed = 0;
        int produced = 0;
        for (int piece = 1; consumed + piece <= plaintext.length; piece = piece % 50 + 1) {
            byte[] output = cipher.update(plaintext, consumed, piece);
            consumed += piece;
            produced += output.length;
            int unit = transformation.mode() == Mode.CTR ? 1 : transformation.blockBytes();
            assertEquals(consumed - consumed % unit, produced, consumed + " bytes in");
        }
    }

    @EveryOperation
    void outputOfNothingYetIsAnEmptyArrayButNullForNoInputAtAll(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        if (operation.transformation().mode() != Mode.CTR) {
            assertArrayEquals(new byte[0], cipher.update(new byte[1]));
        }
        // This one is javax.crypto's own answer.
        assertNull(cipher.update(new byte[0]));
        assertNull(cipher.update(new byte[16], 5, 0));
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allPadded")
    void paddedDecryptionHoldsBackOneBlock(Transformation transformation) throws Exception {
        int size = transformation.blockBytes();
        byte[] plaintext = bytes(10 * size - 1, 0);
        byte[] ciphertext = transformation.ciphertext(plaintext);
        Cipher cipher = transformation.decryptor();
        for (int block = 0; block < 10; block++) {
            byte[] produced = cipher.update(ciphertext, block * size, size);
            byte[] before = block == 0 ? new byte[0] : Arrays.copyOfRange(plaintext, (block - 1) * size, block * size);
            assertArrayEquals(before, produced, "after block " + block);
        }
        assertArrayEquals(Arrays.copyOfRange(plaintext, 9 * size, plaintext.length), cipher.doFinal());
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allPadded")
    void paddedDecryptionNeverReleasesTheLastBlockThatCameNorKeepsMoreThanTwo(Transformation transformation)
            throws Exception {
        int size = transformation.blockBytes();
        byte[] ciphertext = transformation.ciphertext(bytes(400, 0));
        for (int piece = 1; piece <= 3 * size; piece++) {
            Cipher cipher = transformation.decryptor();
            int produced = 0;
            for (int consumed = piece; consumed <= ciphertext.length; consumed += piece) {
                produced += cipher.update(ciphertext, consumed - piece, piece).length;
                int held = consumed - produced;
                assertEquals(0, produced % size);
                assertTrue(held > 0 && held < 2 * size, held + " bytes held after " + consumed);
            }
        }
    }

    @EveryOperation
    void doFinalWithoutInputEndsWhatUpdateBegan(Operation operation) throws Exception {
        Sample sample = operation.sample(100);
        Cipher cipher = operation.cipher();
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        output.write(cipher.update(sample.input()));
        output.write(cipher.doFinal());
        assertArrayEquals(sample.output(), output.toByteArray());
    }

    @EveryOperation
    void doFinalOfNothingIsTheEmptyMessage(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        Sample empty = operation.sample(0);
        if (operation.encrypts()) {
            assertArrayEquals(empty.output(), cipher.doFinal());
            assertArrayEquals(empty.output(), cipher.doFinal(new byte[0]));
        } else {
            // No padding at all is accepted here, as SunJCE does.
            assertArrayEquals(new byte[0], cipher.doFinal());
            assertArrayEquals(new byte[0], cipher.doFinal(new byte[0]));
            assertEquals(0, cipher.doFinal(new byte[0], 0));
            assertArrayEquals(empty.output(), cipher.doFinal(empty.input()));
        }
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allOfWholeBlocks")
    void partOfABlockWithoutPaddingIsAnIllegalBlockSize(Transformation transformation) throws Exception {
        for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE}) {
            for (int length = 1; length < 5 * transformation.blockBytes(); length++) {
                if (length % transformation.blockBytes() != 0) {
                    byte[] data = new byte[length];
                    Cipher cipher = transformation.newCipher(mode);
                    assertThrows(IllegalBlockSizeException.class, () -> cipher.doFinal(data));
                    cipher.init(mode, transformation.key(), transformation.parameters());
                    cipher.update(data);
                    assertThrows(IllegalBlockSizeException.class, cipher::doFinal);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allPadded")
    void partOfABlockOfPaddedCiphertextIsAnIllegalBlockSize(Transformation transformation) throws Exception {
        byte[] ciphertext = transformation.ciphertext(bytes(100, 0));
        for (int length = 1; length < ciphertext.length; length++) {
            if (length % transformation.blockBytes() != 0) {
                byte[] part = Arrays.copyOf(ciphertext, length);
                Cipher cipher = transformation.decryptor();
                assertThrows(IllegalBlockSizeException.class, () -> cipher.doFinal(part));
            }
        }
    }

    @EveryOperation
    void refusedLengthLosesNothing(Operation operation) throws Exception {
        if (operation.encrypts()
                ? Transformation.allOfWholeBlocks().contains(operation.transformation())
                : operation.transformation().mode() != Mode.CTR) {
            Sample sample = operation.sample(64);
            byte[] input = sample.input();
            Cipher cipher = operation.cipher();
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            output.write(cipher.update(input, 0, 21));
            assertThrows(IllegalBlockSizeException.class, cipher::doFinal);
            assertThrows(IllegalBlockSizeException.class, () -> cipher.doFinal(input, 21, 20));
            assertThrows(IllegalBlockSizeException.class, () -> cipher.doFinal(input, 21, 22, new byte[64], 0));
            output.write(cipher.doFinal(input, 21, input.length - 21));
            assertArrayEquals(sample.output(), output.toByteArray());
        }
    }

    @EveryTransformation
    void everyLengthOfMessageComesBack(Transformation transformation) throws Exception {
        Cipher encryptor = transformation.encryptor();
        Cipher decryptor = transformation.decryptor();
        for (int n = 0; n <= 300; n++) {
            byte[] plaintext = bytes(transformation.plaintextLength(n), n);
            byte[] ciphertext = encryptor.doFinal(plaintext);
            assertArrayEquals(transformation.ciphertext(plaintext), ciphertext, n + " bytes");
            assertArrayEquals(plaintext, decryptor.doFinal(ciphertext), n + " bytes");
        }
    }

    @EveryOperation
    void resultDoesNotDependOnOneCutWhereverItFalls(Operation operation) throws Exception {
        Sample sample = operation.sample(5 * operation.transformation().blockBytes() + 3);
        Cipher cipher = operation.cipher();
        for (int cut = 1; cut <= sample.input().length; cut++) {
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            output.write(cipher.update(sample.input(), 0, cut));
            output.write(cipher.doFinal(sample.input(), cut, sample.input().length - cut));
            assertArrayEquals(sample.output(), output.toByteArray(), "cut after " + cut);
        }
    }

    @EveryOperation
    void manyOneByteUpdatesAreLinearInTime(Operation operation) throws Exception {
        // Quadratic handling of this many would take hours, a linear one well under a second.
        int count = 100_000;
        Sample sample = operation.sample(count);
        byte[] output = new byte[sample.input().length + 16];
        Cipher cipher = operation.cipher();
        int length = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            int produced = 0;
            for (int i = 0; i < sample.input().length; i++) {
                produced += cipher.update(sample.input(), i, 1, output, produced);
            }
            return produced + cipher.doFinal(output, produced);
        });
        assertArrayEquals(sample.output(), Arrays.copyOf(output, length));
    }

    @EveryOperation
    void offsetsOutsideTheArrayAreRefusedByTheFrameworkAndChangeNothing(Operation operation) throws Exception {
        Sample sample = operation.sample(64);
        Cipher cipher = operation.cipher();
        byte[] head = cipher.update(sample.input(), 0, 5);
        assertThrows(IllegalArgumentException.class, () -> cipher.update(new byte[16], 1, 16));
        assertThrows(IllegalArgumentException.class, () -> cipher.update(new byte[16], -1, 4));
        assertThrows(IllegalArgumentException.class, () -> cipher.doFinal(new byte[16], 17, 0));
        assertThrows(IllegalArgumentException.class, () -> cipher.doFinal(new byte[16], 0, 16, new byte[64], -1));
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        output.write(head);
        output.write(cipher.doFinal(sample.input(), 5, sample.input().length - 5));
        assertArrayEquals(sample.output(), output.toByteArray());
    }

    @EveryTransformation
    void counterAndChainStartAnewAfterAnEmptyDoFinal(Transformation transformation) throws Exception {
        Cipher cipher = transformation.encryptor();
        byte[] plaintext = bytes(64, 0);
        for (int i = 0; i < 3; i++) {
            cipher.doFinal();
            assertArrayEquals(transformation.ciphertext(plaintext), cipher.doFinal(plaintext));
        }
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allWithIv")
    void counterRunsOverTheWholeBlockAndWraps(Transformation transformation) throws Exception {
        if (transformation.mode() == Mode.CTR) {
            int size = transformation.blockBytes();
            byte[] plaintext = new byte[64 * 1024 + 5];
            for (int low = 0; low < size; low++) {
                // All ones below the byte that is about to be carried into, in every place.
                byte[] iv = bytes(size, low);
                Arrays.fill(iv, low, size, (byte) 0xff);
                iv[size - 1] = (byte) 0x80;
                Cipher cipher = transformation.newCipher();
                cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), transformation.parameters(iv));
                byte[] expected = transformation.ciphertext(transformation.key().getEncoded(), iv, plaintext);
                assertArrayEquals(expected, cipher.doFinal(plaintext), Bitlane.hex(iv));
            }
        }
    }
}
