package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Cipher;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.SharedKey;
import org.bitlane.conformance.Transformation;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys that are wrapped and unwrapped. */
class WrapTest {
    private static KeyPair pair;

    @BeforeAll
    static void makeKeyPair() throws GeneralSecurityException {
        pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
    }

    @EveryTransformation
    void secretKeyComesBack(Transformation transformation) throws Exception {
        SecretKey key = new SecretKeySpec(bytes(48, 0), "HmacSHA384");
        assertComesBack(transformation, key, Cipher.SECRET_KEY);
    }

    @EveryTransformation
    void privateAndPublicKeysComeBackWhereTheirLengthIsAllowed(Transformation transformation) throws Exception {
        for (Key key : new Key[] {pair.getPrivate(), pair.getPublic()}) {
            int type = key == pair.getPrivate() ? Cipher.PRIVATE_KEY : Cipher.PUBLIC_KEY;
            int length = key.getEncoded().length;
            if (transformation.plaintextLength(length) == length) {
                assertComesBack(transformation, key, type);
            } else {
                Cipher wrapper = transformation.newCipher(Cipher.WRAP_MODE);
                assertThrows(IllegalBlockSizeException.class, () -> wrapper.wrap(key));
            }
        }
    }

    @EveryTransformation
    void keyWithoutEncodingCannotBeWrapped(Transformation transformation) throws Exception {
        Cipher wrapper = transformation.newCipher(Cipher.WRAP_MODE);
        assertThrows(InvalidKeyException.class, () -> wrapper.wrap(new SharedKey("AES", "RAW", null)));
        assertThrows(InvalidKeyException.class, () -> wrapper.wrap(new SharedKey("AES", "RAW", new byte[0])));
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allPadded")
    void damagedWrappedKeyIsAnInvalidKey(Transformation transformation) throws Exception {
        byte[] wrapped = transformation.newCipher(Cipher.WRAP_MODE).wrap(new SecretKeySpec(bytes(20, 0), "AES"));
        Cipher unwrapper = transformation.newCipher(Cipher.UNWRAP_MODE);
        byte[] cut = new byte[wrapped.length - 1];
        assertThrows(InvalidKeyException.class, () -> unwrapper.unwrap(cut, "AES", Cipher.SECRET_KEY));
        byte[] notPadded = new byte[transformation.blockBytes()];
        unwrapper.init(Cipher.UNWRAP_MODE, transformation.key(), transformation.parameters());
        assertThrows(InvalidKeyException.class, () -> unwrapper.unwrap(notPadded, "AES", Cipher.SECRET_KEY));
    }

    @EveryTransformation
    void bytesThatAreNoSuchKeyAreAnInvalidKey(Transformation transformation) throws Exception {
        byte[] wrapped = transformation.ciphertext(new byte[32]);
        for (int type : new int[] {Cipher.PRIVATE_KEY, Cipher.PUBLIC_KEY}) {
            Cipher unwrapper = transformation.newCipher(Cipher.UNWRAP_MODE);
            assertThrows(InvalidKeyException.class, () -> unwrapper.unwrap(wrapped, "EC", type));
        }
    }

    @EveryTransformation
    void keyOfAnUnknownAlgorithmIsNotUnwrapped(Transformation transformation) throws Exception {
        byte[] wrapped = transformation.ciphertext(new byte[32]);
        for (int type : new int[] {Cipher.PRIVATE_KEY, Cipher.PUBLIC_KEY}) {
            Cipher unwrapper = transformation.newCipher(Cipher.UNWRAP_MODE);
            assertThrows(NoSuchAlgorithmException.class, () -> unwrapper.unwrap(wrapped, "NoSuchAlgorithm", type));
        }
    }

    private static void assertComesBack(Transformation transformation, Key key, int type) throws Exception {
        Cipher wrapper = transformation.newCipher(Cipher.WRAP_MODE);
        Cipher unwrapper = transformation.newCipher(Cipher.UNWRAP_MODE);
        for (int i = 0; i < 2; i++) {
            byte[] wrapped = wrapper.wrap(key);
            assertArrayEquals(transformation.ciphertext(key.getEncoded()), wrapped);
            Key back = unwrapper.unwrap(wrapped, key.getAlgorithm(), type);
            assertEquals(key, back);
            assertEquals(key.getAlgorithm(), back.getAlgorithm());
        }
    }
}
