package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.GeneralSecurityException;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.Bitlane.ThrowingRunnable;
import org.bitlane.conformance.BlockCipher;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;
import org.bitlane.conformance.Transformation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a cipher remembers, and what {@code init}, {@code doFinal} and failures make it forget. */
class CipherStateTest {

    @EveryOperation
    void afterDoFinalTheCipherIsBackWhereInitLeftIt(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        for (int length : new int[] {0, 16, 1, 33, 1024, 1040, 5000, 64}) {
            Sample sample = operation.sample(length);
            assertArrayEquals(sample.output(), cipher.doFinal(sample.input()), "at once");
            int cut = sample.input().length / 3;
            byte[] head = cipher.update(sample.input(), 0, cut);
            byte[] tail = cipher.doFinal(sample.input(), cut, sample.input().length - cut);
            assertArrayEquals(sample.output(), concatenated(head, tail), "in two pieces");
        }
    }

    @EveryOperation
    void initDropsAllEarlierState(Operation operation) throws Exception {
        Sample sample = operation.sample(200);
        Cipher cipher = operation.cipher();
        for (int consumed = 0; consumed <= 35; consumed++) {
            cipher.update(bytes(64, 0), 0, consumed);
            operation.init(cipher);
            assertArrayEquals(sample.output(), cipher.doFinal(sample.input()), consumed + " bytes before");
        }
    }

    @EveryOperation
    void initIntoTheOtherDirectionAndBackWorks(Operation operation) throws Exception {
        Operation other = new Operation(operation.transformation(), !operation.encrypts());
        Cipher cipher = operation.cipher();
        for (Operation current : new Operation[] {operation, other, operation, other}) {
            cipher.update(new byte[5]);
            current.init(cipher);
            Sample sample = current.sample(777);
            assertArrayEquals(sample.output(), cipher.doFinal(sample.input()));
        }
    }

    @EveryTransformation
    void newCipherCanDoNothingBeforeInit(Transformation transformation) throws Exception {
        assertUnusable(transformation.newCipher());
    }

    @EveryTransformation
    void failedInitLeavesTheCipherUnusableUntilTheNextInit(Transformation transformation) throws Exception {
        Cipher cipher = transformation.encryptor();
        cipher.update(new byte[3]);
        assertThrows(
                InvalidKeyException.class,
                () -> cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[15], "SM4")));
        assertUnusable(cipher);

        assertWorksAfterInit(transformation, cipher);
        IvParameterSpec iv = new IvParameterSpec(new byte[transformation.hasIv() ? 7 : 16]);
        assertThrows(
                InvalidAlgorithmParameterException.class,
                () -> cipher.init(Cipher.DECRYPT_MODE, transformation.key(), iv));
        assertUnusable(cipher);

        assertWorksAfterInit(transformation, cipher);
        assertThrows(
                InvalidKeyException.class,
                () -> cipher.init(Cipher.UNWRAP_MODE, new SecretKeySpec(new byte[16], "AES")));
        assertUnusable(cipher);
        assertWorksAfterInit(transformation, cipher);
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allOfWholeBlocks")
    void twoCiphersShareNothing(Transformation transformation) throws Exception {
        byte[] key = bytes(BlockCipher.KEY_BYTES, 7);
        Cipher one = transformation.encryptor();
        Cipher other = transformation.newCipher();
        other.init(Cipher.ENCRYPT_MODE, transformation.cipher().key(key), transformation.parameters());
        byte[] plaintext = bytes(4096, 1);
        byte[] ofOne = new byte[plaintext.length];
        byte[] ofOther = new byte[plaintext.length];
        for (int i = 0; i < plaintext.length; i += 64) {
            one.update(plaintext, i, 64, ofOne, i);
            other.update(plaintext, i, 64, ofOther, i);
        }
        assertArrayEquals(transformation.ciphertext(plaintext), ofOne);
        assertArrayEquals(transformation.ciphertext(key, transformation.iv(), plaintext), ofOther);
    }

    @EveryTransformation
    void additionalAuthenticatedDataIsRefused(Transformation transformation) throws Exception {
        Cipher cipher = transformation.encryptor();
        RuntimeException refusal = assertThrows(RuntimeException.class, () -> cipher.updateAAD(new byte[16]));
        if (!(refusal instanceof UnsupportedOperationException) && !(refusal instanceof IllegalStateException)) {
            throw refusal;
        }
        byte[] plaintext = bytes(64, 0);
        assertArrayEquals(transformation.ciphertext(plaintext), cipher.doFinal(plaintext));
    }

    private static void assertWorksAfterInit(Transformation transformation, Cipher cipher)
            throws GeneralSecurityException {
        byte[] plaintext = bytes(64, 0);
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), transformation.parameters());
        assertArrayEquals(transformation.ciphertext(plaintext), cipher.doFinal(plaintext));
    }

    private static void assertUnusable(Cipher cipher) {
        for (ThrowingRunnable use : new ThrowingRunnable[] {
            () -> cipher.update(new byte[16]),
            () -> cipher.update(new byte[16], 0, 16, new byte[32], 0),
            cipher::doFinal,
            () -> cipher.doFinal(new byte[16]),
            () -> cipher.getOutputSize(16),
            () -> cipher.wrap(new SecretKeySpec(new byte[16], "SM4"))
        }) {
            assertThrows(IllegalStateException.class, use::run);
        }
    }

    private static byte[] concatenated(byte[] head, byte[] tail) {
        // javax.crypto answers null, not an empty array, to a piece of no bytes.
        int cut = head == null ? 0 : head.length;
        byte[] all = new byte[cut + tail.length];
        if (head != null) {
            System.arraycopy(head, 0, all, 0, cut);
        }
        System.arraycopy(tail, 0, all, cut, tail.length);
        return all;
    }
}
