package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hmacSha256;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.KeyPairGenerator;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.SharedKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The message authentication code, as SunJCE's. */
class MacTest {
    private static final byte[] MESSAGE = bytes(300, 0);

    @Test
    void keyOfAnyLengthAndLabelGivesWhatTheJdkGives() throws Exception {
        for (int length = 1; length <= 140; length++) {
            SecretKey key = new SecretKeySpec(bytes(length, length), length % 2 == 0 ? "HmacSHA256" : "RAW");
            Mac mac = hmacSha256();
            mac.init(key);
            assertArrayEquals(jdk(key).doFinal(MESSAGE), mac.doFinal(MESSAGE), length + " bytes of key");
        }
    }

    @Test
    void lengthOfTheCodeIsKnown() throws Exception {
        assertEquals(32, hmacSha256().getMacLength());
        assertEquals("HmacSHA256", hmacSha256().getAlgorithm());
    }

    @Test
    void macIsReadyForTheNextMessageAfterDoFinalAndAfterReset() throws Exception {
        SecretKey key = new SecretKeySpec(bytes(32, 1), "HmacSHA256");
        Mac mac = hmacSha256();
        mac.init(key);
        for (int length = 0; length <= 140; length++) {
            mac.update(bytes(length, 2));
            mac.reset();
            byte[] message = Arrays.copyOf(MESSAGE, length);
            assertArrayEquals(jdk(key).doFinal(message), mac.doFinal(message), length + " bytes");
        }
    }

    @Test
    void resetBeforeInitDoesNothing() throws Exception {
        SecretKey key = new SecretKeySpec(bytes(32, 1), "HmacSHA256");
        Mac mac = hmacSha256();
        mac.reset();
        mac.init(key);
        assertArrayEquals(jdk(key).doFinal(MESSAGE), mac.doFinal(MESSAGE));
    }

    @Test
    void initReplacesTheKeyAndDropsTheMessage() throws Exception {
        SecretKey first = new SecretKeySpec(bytes(100, 1), "HmacSHA256");
        SecretKey second = new SecretKeySpec(bytes(20, 2), "HmacSHA256");
        Mac mac = hmacSha256();
        for (SecretKey key : new SecretKey[] {first, second, second, first}) {
            mac.init(key);
            mac.update(MESSAGE);
            mac.init(key);
            assertArrayEquals(jdk(key).doFinal(MESSAGE), mac.doFinal(MESSAGE));
        }
    }

    @Test
    void keyIsReadOnInitOnlyAndNeverWritten() throws Exception {
        byte[] encoded = bytes(32, 1);
        byte[] before = encoded.clone();
        Mac mac = hmacSha256();
        mac.init(new SharedKey("HmacSHA256", "RAW", encoded));
        byte[] expected = jdk(new SecretKeySpec(before, "HmacSHA256")).doFinal(MESSAGE);
        assertArrayEquals(expected, mac.doFinal(MESSAGE));
        assertArrayEquals(before, encoded);
        Arrays.fill(encoded, (byte) 0);
        assertArrayEquals(expected, mac.doFinal(MESSAGE));
    }

    @Test
    void whatIsNoSecretKeyIsAnInvalidKey() throws Exception {
        Mac mac = hmacSha256();
        assertThrows(InvalidKeyException.class, () -> mac.init(null));
        assertThrows(InvalidKeyException.class, () -> mac.init(new SharedKey("HmacSHA256", "RAW", null)));
        assertThrows(
                InvalidKeyException.class,
                () -> mac.init(
                        KeyPairGenerator.getInstance("EC").generateKeyPair().getPublic()));
        assertThrows(IllegalStateException.class, () -> mac.doFinal(MESSAGE));
    }

    @Test
    void parametersAreRefused() throws Exception {
        SecretKey key = new SecretKeySpec(bytes(32, 1), "HmacSHA256");
        assertThrows(
                InvalidAlgorithmParameterException.class,
                () -> hmacSha256().init(key, new IvParameterSpec(new byte[16])));
    }

    @Test
    void tooLittleRoomKeepsTheMessage() throws Exception {
        SecretKey key = new SecretKeySpec(bytes(32, 1), "HmacSHA256");
        Mac mac = hmacSha256();
        mac.init(key);
        mac.update(MESSAGE);
        assertThrows(ShortBufferException.class, () -> mac.doFinal(new byte[40], 9));
        byte[] out = new byte[40];
        mac.doFinal(out, 8);
        assertArrayEquals(jdk(key).doFinal(MESSAGE), Arrays.copyOfRange(out, 8, 40));
    }

    @Test
    void clonesGoOnIndependently() throws Exception {
        SecretKey key = new SecretKeySpec(bytes(32, 1), "HmacSHA256");
        for (int buffered = 0; buffered <= 130; buffered++) {
            Mac original = hmacSha256();
            original.init(key);
            original.update(MESSAGE, 0, buffered);
            Mac copy = (Mac) original.clone();
            original.update(new byte[70]);
            original.doFinal();
            copy.update(MESSAGE, buffered, MESSAGE.length - buffered);
            assertArrayEquals(jdk(key).doFinal(MESSAGE), copy.doFinal());
            assertArrayEquals(jdk(key).doFinal(MESSAGE), original.doFinal(MESSAGE));
        }
    }

    @ParameterizedTest
    @EnumSource(ByteBufferTest.Shape.class)
    void everyKindOfBufferIsReadFromPositionToLimit(ByteBufferTest.Shape shape) throws Exception {
        SecretKey key = new SecretKeySpec(bytes(32, 1), "HmacSHA256");
        Mac mac = hmacSha256();
        mac.init(key);
        for (int length : new int[] {0, 1, 64, 5000}) {
            ByteBuffer buffer = shape.around(bytes(length, length));
            mac.update(buffer);
            assertEquals(buffer.limit(), buffer.position());
            assertArrayEquals(jdk(key).doFinal(bytes(length, length)), mac.doFinal());
        }
    }

    private static Mac jdk(SecretKey key) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256", "SunJCE");
        mac.init(key);
        return mac;
    }
}
