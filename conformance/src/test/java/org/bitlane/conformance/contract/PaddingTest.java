package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import org.bitlane.conformance.Bitlane.ThrowingRunnable;
import org.bitlane.conformance.Transformation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Padding: what is added, and how what comes back is judged. */
class PaddingTest {
    private static final String PADDED = "org.bitlane.conformance.Transformation#allPadded";

    @ParameterizedTest
    @MethodSource(PADDED)
    void oneToOneBlockOfBytesIsAdded(Transformation transformation) throws Exception {
        int size = transformation.blockBytes();
        Cipher cipher = transformation.encryptor();
        Cipher unpadded = unpadded(transformation).decryptor();
        for (int length = 0; length <= 3 * size; length++) {
            byte[] padded = unpadded.doFinal(cipher.doFinal(new byte[length]));
            int count = size - length % size;
            byte[] expected = new byte[length + count];
            Arrays.fill(expected, length, expected.length, (byte) count);
            assertArrayEquals(expected, padded);
        }
    }

    @ParameterizedTest
    @MethodSource(PADDED)
    void everyBadPaddingHasTheSameExceptionAndMessage(Transformation transformation) throws Exception {
        Cipher cipher = transformation.decryptor();
        Set<String> messages = new HashSet<>();
        for (byte[] ciphertext : badlyPadded(transformation)) {
            for (ThrowingRunnable attempt : new ThrowingRunnable[] {
                () -> cipher.doFinal(ciphertext),
                () -> cipher.doFinal(ciphertext, 0, ciphertext.length, new byte[ciphertext.length], 0),
                () -> cipher.doFinal(ByteBuffer.wrap(ciphertext), ByteBuffer.allocateDirect(ciphertext.length)),
                () -> {
                    cipher.update(ciphertext);
                    cipher.doFinal();
                }
            }) {
                BadPaddingException refusal = assertThrows(BadPaddingException.class, attempt::run);
                assertEquals(BadPaddingException.class, refusal.getClass());
                messages.add(refusal.getMessage());
            }
        }
        assertEquals(1, messages.size(), messages::toString);
    }

    @ParameterizedTest
    @MethodSource(PADDED)
    void afterBadPaddingTheCipherIsClean(Transformation transformation) throws Exception {
        byte[] plaintext = bytes(50, 0);
        byte[] ciphertext = transformation.ciphertext(plaintext);
        Cipher cipher = transformation.decryptor();
        for (byte[] bad : badlyPadded(transformation)) {
            assertThrows(BadPaddingException.class, () -> cipher.doFinal(bad));
            assertArrayEquals(plaintext, cipher.doFinal(ciphertext));
            cipher.update(bad);
            assertThrows(BadPaddingException.class, cipher::doFinal);
            assertArrayEquals(plaintext, cipher.doFinal(ciphertext));
        }
    }

    @ParameterizedTest
    @MethodSource(PADDED)
    void badPaddingWritesNothingToTheCallersArray(Transformation transformation) throws Exception {
        Cipher cipher = transformation.decryptor();
        for (byte[] bad : badlyPadded(transformation)) {
            byte[] output = new byte[bad.length];
            assertThrows(BadPaddingException.class, () -> cipher.doFinal(bad, 0, bad.length, output, 0));
            assertArrayEquals(new byte[bad.length], output, "no plaintext is released");
        }
    }

    @ParameterizedTest
    @MethodSource(PADDED)
    void everyGoodPaddingIsTakenAndOneBlockOfItIsTheEmptyMessage(Transformation transformation) throws Exception {
        int size = transformation.blockBytes();
        Cipher cipher = transformation.decryptor();
        for (int count = 1; count <= size; count++) {
            byte[] block = new byte[size];
            Arrays.fill(block, size - count, size, (byte) count);
            byte[] plaintext = cipher.doFinal(unpadded(transformation).ciphertext(block));
            assertArrayEquals(new byte[size - count], plaintext);
        }
    }

    @Test
    void bothNamesOfThePaddingMeanTheSame() throws Exception {
        for (Transformation transformation : Transformation.allPadded()) {
            byte[] plaintext = bytes(77, 0);
            Transformation other = new Transformation(
                    transformation.cipher(),
                    transformation.mode(),
                    transformation.padding().equals("PKCS5Padding") ? "PKCS7Padding" : "PKCS5Padding");
            byte[] ciphertext = transformation.encryptor().doFinal(plaintext);
            assertArrayEquals(plaintext, other.decryptor().doFinal(ciphertext), transformation::name);
        }
    }

    /** Ciphertexts of two blocks whose padding is wrong in every way there is. */
    private static Iterable<byte[]> badlyPadded(Transformation transformation) {
        int size = transformation.blockBytes();
        Set<byte[]> ciphertexts = new HashSet<>();
        for (int count = 0; count < 256; count++) {
            byte[] blocks = new byte[2 * size];
            Arrays.fill(blocks, (byte) 0x77);
            if (count == 0 || count > size) {
                // No such count, even where all bytes have it.
                blocks[2 * size - 1] = (byte) count;
                ciphertexts.add(unpadded(transformation).ciphertext(blocks));
                Arrays.fill(blocks, size, 2 * size, (byte) count);
                ciphertexts.add(unpadded(transformation).ciphertext(blocks));
            } else {
                // One of the bytes is another, in one bit.
                for (int wrong = 2; wrong <= count; wrong++) {
                    Arrays.fill(blocks, 2 * size - count, 2 * size, (byte) count);
                    blocks[2 * size - wrong] ^= (byte) (1 << (count + wrong) % 8);
                    ciphertexts.add(unpadded(transformation).ciphertext(blocks));
                }
            }
        }
        return ciphertexts;
    }

    private static Transformation unpadded(Transformation transformation) {
        return new Transformation(transformation.cipher(), transformation.mode(), "NoPadding");
    }
}
