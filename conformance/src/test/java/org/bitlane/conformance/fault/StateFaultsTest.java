package org.bitlane.conformance.fault;

import static org.bitlane.conformance.Bitlane.PROVIDER;
import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.cipher;
import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.Operation;
import org.bitlane.conformance.Operation.Sample;
import org.bitlane.conformance.SharedIv;
import org.bitlane.conformance.SharedKey;
import org.bitlane.conformance.Transformation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults that other providers had with keys, IVs, names and what they kept between calls. */
class StateFaultsTest {
    private static final String WITH_IV = "org.bitlane.conformance.Transformation#allWithIv";

    /** Fault 6: the caller's key or IV array was changed (SMx 9, SM2_SM3_SM4Encrypt 12). */
    @EveryOperation
    void fault06ArraysOfTheCallerStayAsTheyWere(Operation operation) throws Exception {
        Transformation transformation = operation.transformation();
        byte[] key = bytes(16, 1);
        byte[] iv = bytes(transformation.blockBytes(), 2);
        byte[] input = operation.sample(200).input();
        byte[] inputBefore = input.clone();
        Cipher cipher = transformation.newCipher();
        cipher.init(
                operation.operationMode(),
                new SharedKey(transformation.cipher().keyAlgorithm(), "RAW", key),
                transformation.hasIv() ? new SharedIv(iv) : null);
        for (int i = 0; i < 3; i++) {
            cipher.update(input, 0, input.length, new byte[input.length], 0);
            cipher.update(new byte[1]);
            cipher.init(
                    operation.operationMode(),
                    new SharedKey(transformation.cipher().keyAlgorithm(), "RAW", key),
                    transformation.hasIv() ? new SharedIv(iv) : null);
        }
        assertArrayEquals(bytes(16, 1), key);
        assertArrayEquals(bytes(transformation.blockBytes(), 2), iv);
        assertArrayEquals(inputBefore, input);
    }

    /** Fault 7: an IV shorter than a block was read past its end (apache/doris 8276). */
    @ParameterizedTest
    @MethodSource(WITH_IV)
    void fault07ShortIvIsRefused(Transformation transformation) throws Exception {
        Cipher cipher = transformation.newCipher();
        for (int length = 0; length < transformation.blockBytes(); length++) {
            IvParameterSpec iv = new IvParameterSpec(new byte[length]);
            for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE}) {
                assertThrows(
                        InvalidAlgorithmParameterException.class, () -> cipher.init(mode, transformation.key(), iv));
            }
        }
    }

    /** Fault 16: data of an aborted message came out after another {@code init} with the same key (ACCP 546). */
    @EveryOperation
    void fault16AbortedMessageLeavesNothingBehind(Operation operation) throws Exception {
        Sample sample = operation.sample(128);
        Cipher cipher = operation.cipher();
        for (int aborted = 1; aborted <= 40; aborted++) {
            cipher.update(bytes(aborted, aborted));
            operation.init(cipher);
            byte[] output = new byte[sample.output().length];
            assertEquals(output.length, cipher.doFinal(sample.input(), 0, sample.input().length, output, 0));
            assertArrayEquals(sample.output(), output, aborted + " bytes aborted");
        }
    }

    /** Fault 17: a key destroyed after {@code init} broke a cipher that read it late (cryptolib 23). */
    @EveryOperation
    void fault17KeyMayBeDestroyedAfterInit(Operation operation) throws Exception {
        Transformation transformation = operation.transformation();
        SharedKey key = new SharedKey(
                transformation.cipher().keyAlgorithm(),
                "RAW",
                transformation.key().getEncoded());
        Cipher cipher = transformation.newCipher();
        cipher.init(operation.operationMode(), key, transformation.parameters());
        key.destroy();
        for (int length : new int[] {16, 5000, 160}) {
            Sample sample = operation.sample(length);
            assertArrayEquals(sample.output(), cipher.doFinal(sample.input()));
        }
    }

    /** Fault 18, first half: two digests raced and gave one value (ACCP 157). */
    @Test
    void fault18DigestsInDifferentThreadsDoNotMeet() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<byte[]>> tasks = new ArrayList<>();
            for (int i = 0; i < 2000; i++) {
                byte[] message = bytes(i % 300, i);
                tasks.add(() -> sha256().digest(message));
            }
            List<Future<byte[]>> results = threads.invokeAll(tasks);
            for (int i = 0; i < results.size(); i++) {
                byte[] expected = MessageDigest.getInstance("SHA-256", "SUN").digest(bytes(i % 300, i));
                assertArrayEquals(expected, results.get(i).get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** Fault 18, second half: a digest that could not be cloned broke HMAC and PKCS12 (wolfcrypt-jni 41). */
    @Test
    void fault18DigestIsCloneable() throws Exception {
        MessageDigest digest = sha256();
        assertTrue(digest instanceof Cloneable);
        digest.update(bytes(70, 0));
        assertArrayEquals(((MessageDigest) digest.clone()).digest(), digest.digest());
    }

    /** Fault 19: one of the names PKCS5Padding and PKCS7Padding was missing, and a wrapper asked for it (hutool 2443). */
    @ParameterizedTest(name = "{0}/{1}")
    @CsvSource({
        "SM4, ECB",
        "SM4, CBC",
        "SIMON64_128, ECB",
        "SIMON64_128, CBC",
        "SIMON64_128-LE, ECB",
        "SIMON64_128-LE, CBC"
    })
    void fault19BothNamesOfThePaddingExist(String name, String mode) throws Exception {
        for (String padding : new String[] {"PKCS5Padding", "PKCS7Padding", "pkcs5padding", "PKCS7PADDING"}) {
            assertEquals(
                    name + "/" + mode + "/" + padding,
                    cipher(name + "/" + mode + "/" + padding).getAlgorithm());
        }
    }

    /** Fault 20: {@code KeyGenerator.init(256)} made keys that the cipher of the same provider refused. */
    @ParameterizedTest
    @ValueSource(strings = {"SM4", "SIMON64_128"})
    void fault20GeneratorMakesNoKeyThatTheCipherRefuses(String name) throws Exception {
        KeyGenerator generator = KeyGenerator.getInstance(name, PROVIDER);
        for (int bits : Stream.iterate(8, n -> n <= 512, n -> n + 8).toList()) {
            try {
                generator.init(bits);
                cipher(name).init(Cipher.ENCRYPT_MODE, generator.generateKey());
                assertEquals(128, bits);
            } catch (InvalidParameterException refused) {
                assertTrue(bits != 128);
            }
        }
    }
}
