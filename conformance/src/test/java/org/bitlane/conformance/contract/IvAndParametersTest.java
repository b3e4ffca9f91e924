package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.stream.IntStream;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.SharedIv;
import org.bitlane.conformance.Transformation;
import org.bitlane.conformance.Transformation.Mode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which IVs and parameters a cipher takes, makes and gives back. */
class IvAndParametersTest {
    private static final String WITH_IV = "org.bitlane.conformance.Transformation#allWithIv";

    @ParameterizedTest
    @MethodSource(WITH_IV)
    void ivOfAnyOtherLengthThanOneBlockIsInvalid(Transformation transformation) throws Exception {
        Cipher cipher = transformation.newCipher();
        IntStream.rangeClosed(0, 33)
                .filter(length -> length != transformation.blockBytes())
                .forEach(length -> {
                    assertInvalid(cipher, Cipher.ENCRYPT_MODE, transformation, new IvParameterSpec(new byte[length]));
                    assertInvalid(cipher, Cipher.DECRYPT_MODE, transformation, new IvParameterSpec(new byte[length]));
                });
    }

    @EveryTransformation
    void parametersOfAnotherKindAreInvalid(Transformation transformation) throws Exception {
        Cipher cipher = transformation.newCipher();
        AlgorithmParameterSpec spec = new GCMParameterSpec(128, new byte[transformation.blockBytes()]);
        assertInvalid(cipher, Cipher.ENCRYPT_MODE, transformation, spec);
        assertInvalid(cipher, Cipher.DECRYPT_MODE, transformation, spec);
        AlgorithmParameters rsa = AlgorithmParameters.getInstance("RSASSA-PSS");
        assertThrows(
                InvalidAlgorithmParameterException.class,
                () -> cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), rsa));
    }

    @ParameterizedTest
    @MethodSource(WITH_IV)
    void encryptionWithoutParametersMakesAFreshRandomIv(Transformation transformation) throws Exception {
        Cipher cipher = transformation.newCipher();
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key());
        byte[] first = cipher.getIV();
        assertEquals(transformation.blockBytes(), first.length);
        byte[] plaintext = bytes(64, 0);
        Cipher decryptor = transformation.newCipher();
        decryptor.init(Cipher.DECRYPT_MODE, transformation.key(), new IvParameterSpec(first));
        assertArrayEquals(plaintext, decryptor.doFinal(cipher.doFinal(plaintext)));
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), (AlgorithmParameterSpec) null);
        byte[] second = cipher.getIV();
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), (AlgorithmParameters) null);
        byte[] third = cipher.getIV();
        assertFalse(Arrays.equals(first, second));
        assertFalse(Arrays.equals(second, third));
    }

    @ParameterizedTest
    @MethodSource(WITH_IV)
    void randomIvComesFromTheGivenSource(Transformation transformation) throws Exception {
        Cipher cipher = transformation.newCipher();
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), new ConstantRandom());
        byte[] expected = new byte[transformation.blockBytes()];
        Arrays.fill(expected, ConstantRandom.VALUE);
        assertArrayEquals(expected, cipher.getIV());
    }

    @ParameterizedTest
    @MethodSource(WITH_IV)
    void decryptionWithoutParametersIsRefused(Transformation transformation) throws Exception {
        Cipher cipher = transformation.newCipher();
        assertThrows(InvalidKeyException.class, () -> cipher.init(Cipher.DECRYPT_MODE, transformation.key()));
        assertInvalid(cipher, Cipher.DECRYPT_MODE, transformation, null);
        assertThrows(
                InvalidAlgorithmParameterException.class,
                () -> cipher.init(Cipher.DECRYPT_MODE, transformation.key(), (AlgorithmParameters) null));
        // Not even when an encryption with an IV went before.
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), transformation.parameters());
        assertThrows(InvalidKeyException.class, () -> cipher.init(Cipher.DECRYPT_MODE, transformation.key()));
    }

    @EveryTransformation
    void codebookTakesNoIvAndGivesNone(Transformation transformation) throws Exception {
        if (transformation.mode() == Mode.ECB) {
            Cipher cipher = transformation.newCipher();
            AlgorithmParameterSpec iv = new IvParameterSpec(new byte[transformation.blockBytes()]);
            assertInvalid(cipher, Cipher.ENCRYPT_MODE, transformation, iv);
            assertInvalid(cipher, Cipher.DECRYPT_MODE, transformation, iv);
            cipher.init(Cipher.DECRYPT_MODE, transformation.key());
            assertNull(cipher.getIV());
            assertNull(cipher.getParameters());
        }
    }

    @ParameterizedTest
    @MethodSource(WITH_IV)
    void ivIsStableAcrossDoFinalAndCannotBeChangedFromOutside(Transformation transformation) throws Exception {
        byte[] iv = transformation.iv();
        byte[] given = iv.clone();
        Cipher cipher = transformation.newCipher();
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), new IvParameterSpec(given));
        byte[] plaintext = bytes(1024, 0);
        for (int i = 0; i < 3; i++) {
            assertArrayEquals(iv, cipher.getIV());
            Arrays.fill(cipher.getIV(), (byte) 0);
            cipher.update(plaintext, 0, 100);
            assertArrayEquals(iv, cipher.getIV());
            assertArrayEquals(iv, ivOf(cipher.getParameters()));
            cipher.doFinal(plaintext, 100, 924);
        }
        assertArrayEquals(iv, given);
    }

    @ParameterizedTest
    @MethodSource(WITH_IV)
    void ivIsCopiedOnInit(Transformation transformation) throws Exception {
        byte[] shared = transformation.iv();
        Cipher cipher = transformation.newCipher();
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), new SharedIv(shared));
        byte[] plaintext = bytes(160, 0);
        byte[] expected = transformation.ciphertext(plaintext);
        assertArrayEquals(expected, cipher.doFinal(plaintext));
        assertArrayEquals(transformation.iv(), shared);
        Arrays.fill(shared, (byte) 0);
        assertArrayEquals(expected, cipher.doFinal(plaintext));
    }

    @ParameterizedTest
    @MethodSource(WITH_IV)
    void parametersOfTheJdkThatHoldAnIvOfOneBlockAreTaken(Transformation transformation) throws Exception {
        AlgorithmParameters parameters =
                AlgorithmParameters.getInstance(transformation.cipher().peer());
        parameters.init(transformation.parameters());
        Cipher cipher = transformation.newCipher();
        cipher.init(Cipher.DECRYPT_MODE, transformation.key(), parameters);
        assertArrayEquals(transformation.iv(), cipher.getIV());
    }

    private static byte[] ivOf(AlgorithmParameters parameters) throws Exception {
        return parameters.getParameterSpec(IvParameterSpec.class).getIV();
    }

    private static void assertInvalid(
            Cipher cipher, int operation, Transformation transformation, AlgorithmParameterSpec spec) {
        assertThrows(
                InvalidAlgorithmParameterException.class,
                () -> cipher.init(operation, transformation.key(), spec),
                () -> transformation + " with " + spec);
    }

    /** A source of one value. */
    private static final class ConstantRandom extends SecureRandom {
        static final byte VALUE = 0x5a;
        private static final long serialVersionUID = 1;

        @Override
        public void nextBytes(byte[] bytes) {
            Arrays.fill(bytes, VALUE);
        }
    }
}
