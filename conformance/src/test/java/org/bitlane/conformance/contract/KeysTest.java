package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.cipher;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyPairGenerator;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.SharedKey;
import org.bitlane.conformance.Transformation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which keys a cipher takes, and what it does with them. */
class KeysTest {

    @ParameterizedTest(name = "{0} bytes")
    @ValueSource(ints = {1, 8, 15, 17, 24, 32, 64})
    void keyOfAnyOtherLengthThan16BytesIsInvalid(int length) throws Exception {
        for (Transformation transformation : Transformation.all()) {
            assertInvalid(
                    transformation,
                    new SecretKeySpec(bytes(length, 0), transformation.cipher().keyAlgorithm()));
        }
    }

    static Stream<Key> unusableKeys() throws Exception {
        byte[] key = bytes(16, 0);
        return Stream.of(
                null,
                new SharedKey("SM4", "RAW", null),
                new SharedKey("SM4", null, null),
                new SharedKey("SM4", null, key),
                new SharedKey("SM4", "X.509", key),
                new SharedKey("SM4", "PKCS#8", key),
                new SharedKey(null, "RAW", key),
                new SharedKey("SM4", "RAW", new byte[0]),
                destroyed(),
                KeyPairGenerator.getInstance("EC").generateKeyPair().getPublic());
    }

    @ParameterizedTest
    @MethodSource("unusableKeys")
    void keyThatIsNotSixteenRawBytesIsInvalidAndNeverANullPointerException(Key key) throws Exception {
        for (Transformation transformation : Transformation.all()) {
            if (transformation.cipher().keyAlgorithm().equals("SM4")) {
                assertInvalid(transformation, key);
            }
        }
    }

    @Test
    void destroyedSimonKeyIsInvalid() throws Exception {
        Cipher cipher = cipher("SIMON64_128/ECB/NoPadding");
        SharedKey key = new SharedKey("SIMON64_128", "RAW", bytes(16, 0));
        key.destroy();
        assertThrows(InvalidKeyException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, key));
    }

    @ParameterizedTest(name = "{0} takes a key labelled {1}")
    @CsvSource(textBlock = """
            SM4,         SM4
            SM4,         sm4
            SM4,         1.2.156.10197.1.104
            SM4,         OID.1.2.156.10197.1.104
            SM4,         oid.1.2.156.10197.1.104
            SM4,         SM4/CBC/PKCS5Padding
            SM4,         sm4/ecb/nopadding
            SM4,         1.2.156.10197.1.104/CTR/NoPadding
            SIMON64_128, SIMON64_128
            SIMON64_128, simon64_128
            SIMON64_128, SIMON
            SIMON64_128, Simon
            SIMON64_128, SIMON64_128/CBC/PKCS7Padding
            SIMON64_128, SIMON/CTR/NoPadding
            """)
    void labelMayBeAnyNameOfTheCipherAloneOrWithATransformation(String algorithm, String label) throws Exception {
        byte[] key = bytes(16, 0);
        byte[] plaintext = bytes(16, 1);
        Cipher expected = cipher(algorithm + "/ECB/NoPadding");
        expected.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, algorithm));
        Cipher cipher = cipher(algorithm + "/ECB/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, label));
        assertArrayEquals(expected.doFinal(plaintext), cipher.doFinal(plaintext));
    }

    @ParameterizedTest(name = "{0} takes no key labelled {1}")
    @CsvSource(textBlock = """
            SM4,            AES
            SM4,            SIMON64_128
            SM4,            SM4X
            SM4,            SM
            SM4,            1.2.156.10197.1.1045
            SM4,            /SM4
            SIMON64_128,    SM4
            SIMON64_128,    SIMON64
            SIMON64_128,    SIMON128_128
            SIMON64_128-LE, SM4
            """)
    void labelOfAnotherAlgorithmIsRefused(String algorithm, String label) throws Exception {
        Cipher cipher = cipher(algorithm + "/ECB/NoPadding");
        SecretKey key = new SecretKeySpec(bytes(16, 0), label);
        assertThrows(InvalidKeyException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, key));
    }

    @EveryTransformation
    void initWithAnEqualKeyGoesOnWithThatKeyAndWithAnotherOneUsesTheOther(Transformation transformation)
            throws Exception {
        byte[] plaintext = bytes(100 - 100 % transformation.blockBytes(), 1);
        byte[] firstKey = bytes(16, 2);
        byte[] secondKey = firstKey.clone();
        secondKey[15] ^= 1;
        Cipher cipher = transformation.newCipher();
        for (byte[] key : new byte[][] {firstKey, firstKey.clone(), secondKey, firstKey, secondKey}) {
            byte[] ciphertext = transformation.ciphertext(key, transformation.iv(), plaintext);
            cipher.init(Cipher.ENCRYPT_MODE, transformation.cipher().key(key), transformation.parameters());
            assertArrayEquals(ciphertext, cipher.doFinal(plaintext));
            cipher.init(Cipher.DECRYPT_MODE, transformation.cipher().key(key), transformation.parameters());
            assertArrayEquals(plaintext, cipher.doFinal(ciphertext));
        }
    }

    @EveryTransformation
    void keyIsReadOnInitOnlyAndNeverWritten(Transformation transformation) throws Exception {
        byte[] encoded = bytes(16, 3);
        byte[] before = encoded.clone();
        SharedKey key = new SharedKey(transformation.cipher().keyAlgorithm(), "RAW", encoded);
        byte[] plaintext = bytes(4096, 4);
        byte[] expected = transformation.ciphertext(before, transformation.iv(), plaintext);
        Cipher cipher = transformation.newCipher();
        cipher.init(Cipher.ENCRYPT_MODE, key, transformation.parameters());
        assertArrayEquals(expected, cipher.doFinal(plaintext));
        assertArrayEquals(before, encoded);
        key.destroy();
        assertArrayEquals(expected, assertDoesNotThrow(() -> cipher.doFinal(plaintext)));
    }

    private static void assertInvalid(Transformation transformation, Key key) throws Exception {
        Cipher cipher = transformation.newCipher();
        assertThrows(InvalidKeyException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, key));
        assertThrows(
                InvalidKeyException.class,
                () -> cipher.init(Cipher.DECRYPT_MODE, key, transformation.parameters()),
                transformation::name);
    }

    private static SharedKey destroyed() {
        SharedKey key = new SharedKey("SM4", "RAW", bytes(16, 0));
        key.destroy();
        return key;
    }
}
