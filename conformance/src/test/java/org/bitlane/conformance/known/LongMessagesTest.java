package org.bitlane.conformance.known;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hex;
import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.MessageDigest;
import javax.crypto.Cipher;
import org.bitlane.conformance.BlockCipher;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Transformation;
import org.bitlane.conformance.Transformation.Mode;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages so long that a count in 32 bits would run over, and others of many megabytes. */
class LongMessagesTest {
    private static final int MEBIBYTE = 1 << 20;

    @Test
    void digestOfMoreBitsThanAnUnsignedIntHoldsIsTheJdks() throws Exception {
        assertDigestIsTheJdks((1L << 32) / Byte.SIZE);
    }

    @Test
    @Tag("nightly")
    void digestOfMoreBytesThanAnIntHoldsIsTheJdks() throws Exception {
        assertDigestIsTheJdks(1L << 31);
    }

    private static void assertDigestIsTheJdks(long atLeast) throws Exception {
        MessageDigest digest = sha256();
        MessageDigest jdk = MessageDigest.getInstance("SHA-256", "SUN");
        byte[] piece = bytes(16 * MEBIBYTE + 1, 0);
        for (long length = 0; length < atLeast; length += piece.length) {
            digest.update(piece);
            jdk.update(piece);
        }
        assertEquals(hex(jdk.digest()), hex(digest.digest()));
    }

    @Tag("nightly")
    @ParameterizedTest
    @EnumSource(Mode.class)
    void sm4OfManyMegabytesIsBouncyCastles(Mode mode) throws Exception {
        Transformation transformation = new Transformation(BlockCipher.SM4, mode, "NoPadding");
        Cipher peer = Cipher.getInstance(transformation.name(), new BouncyCastleProvider());
        peer.init(Cipher.ENCRYPT_MODE, transformation.key(), transformation.parameters());
        Cipher encryptor = transformation.encryptor();
        Cipher decryptor = transformation.decryptor();
        byte[] plaintext = bytes(4 * MEBIBYTE, 1);
        for (int i = 0; i < 8; i++) {
            byte[] ciphertext = peer.update(plaintext);
            assertArrayEquals(ciphertext, encryptor.update(plaintext));
            assertArrayEquals(plaintext, decryptor.update(ciphertext));
        }
    }

    @Tag("nightly")
    @EveryTransformation
    void megabytesAreTheReferences(Transformation transformation) throws Exception {
        byte[] plaintext = bytes(3 * MEBIBYTE + 16, 2);
        byte[] ciphertext = transformation.ciphertext(plaintext);
        assertArrayEquals(ciphertext, transformation.encryptor().doFinal(plaintext));
        assertArrayEquals(plaintext, transformation.decryptor().doFinal(ciphertext));
    }
}
