package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The digest: copies, room, reset and every kind of input. */
class DigestTest {
    private static final int HASH_BYTES = 32;
    private static final byte[] MESSAGE = bytes(400, 0);

    @Test
    void lengthOfTheHashIsKnown() throws Exception {
        assertEquals(HASH_BYTES, sha256().getDigestLength());
        assertEquals("SHA-256", sha256().getAlgorithm());
    }

    @Test
    void cloneAtEveryBufferedLengthGoesOnIndependently() throws Exception {
        for (int buffered = 0; buffered <= 130; buffered++) {
            for (int more : new int[] {0, 1, 63, 64, 65, 200}) {
                MessageDigest original = sha256();
                original.update(MESSAGE, 0, buffered);
                MessageDigest copy = (MessageDigest) original.clone();
                original.update(bytes(more, 1));
                copy.update(MESSAGE, buffered, more);
                byte[] ofOriginal = original.digest();
                assertArrayEquals(jdk(Arrays.copyOf(MESSAGE, buffered + more)), copy.digest());
                byte[] other = Arrays.copyOf(MESSAGE, buffered + more);
                System.arraycopy(bytes(more, 1), 0, other, buffered, more);
                assertArrayEquals(jdk(other), ofOriginal);
            }
        }
    }

    @Test
    void clonesOfClonesAreDigestsToo() throws Exception {
        MessageDigest digest = sha256();
        for (int i = 0; i < 200; i++) {
            digest.update(MESSAGE[i]);
            digest = (MessageDigest) digest.clone();
        }
        assertArrayEquals(jdk(Arrays.copyOf(MESSAGE, 200)), digest.digest());
    }

    @Test
    void clonesMayBeUsedFromDifferentThreads() throws Exception {
        MessageDigest original = sha256();
        original.update(MESSAGE, 0, 100);
        byte[] long1 = bytes(1 << 20, 1);
        byte[] long2 = bytes(1 << 20, 2);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (int i = 0; i < 10; i++) {
                Future<byte[]> one = threads.submit(() -> ((MessageDigest) original.clone()).digest(long1));
                Future<byte[]> two = threads.submit(() -> ((MessageDigest) original.clone()).digest(long2));
                assertArrayEquals(jdk(concatenated(Arrays.copyOf(MESSAGE, 100), long1)), one.get());
                assertArrayEquals(jdk(concatenated(Arrays.copyOf(MESSAGE, 100), long2)), two.get());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void tooLittleRoomIsADigestExceptionAndTheMessageIsKept() throws Exception {
        MessageDigest digest = sha256();
        digest.update(MESSAGE);
        for (int room = 0; room < HASH_BYTES; room++) {
            byte[] out = new byte[HASH_BYTES + 8];
            int length = room;
            assertThrows(DigestException.class, () -> digest.digest(out, 3, length));
            assertArrayEquals(new byte[HASH_BYTES + 8], out);
        }
        byte[] out = new byte[HASH_BYTES + 8];
        assertEquals(HASH_BYTES, digest.digest(out, 3, HASH_BYTES + 5));
        assertArrayEquals(jdk(MESSAGE), Arrays.copyOfRange(out, 3, 3 + HASH_BYTES));
        Arrays.fill(out, 3, 3 + HASH_BYTES, (byte) 0);
        assertArrayEquals(new byte[HASH_BYTES + 8], out, "nothing else is written");
    }

    @Test
    void regionOutsideTheArrayIsRefused() throws Exception {
        MessageDigest digest = sha256();
        assertThrows(IllegalArgumentException.class, () -> digest.update(new byte[10], 5, 6));
        assertThrows(IllegalArgumentException.class, () -> digest.digest(new byte[HASH_BYTES], 1, HASH_BYTES));
        assertArrayEquals(jdk(new byte[0]), digest.digest());
    }

    @Test
    void resetAfterAnyNumberOfUpdatesEqualsAFreshInstance() throws Exception {
        MessageDigest digest = sha256();
        for (int length = 0; length <= 130; length++) {
            digest.update(MESSAGE, 0, length);
            digest.reset();
            assertArrayEquals(jdk(Arrays.copyOf(MESSAGE, 77)), digest.digest(Arrays.copyOf(MESSAGE, 77)));
        }
        digest.reset();
        digest.reset();
        assertArrayEquals(jdk(new byte[0]), digest.digest());
    }

    @Test
    void digestStartsAnewAfterEveryResult() throws Exception {
        MessageDigest digest = sha256();
        for (int length = 0; length <= 260; length++) {
            byte[] message = Arrays.copyOf(MESSAGE, length);
            assertArrayEquals(jdk(message), digest.digest(message), length + " bytes");
        }
    }

    @ParameterizedTest
    @EnumSource(ByteBufferTest.Shape.class)
    void everyKindOfBufferIsReadFromPositionToLimit(ByteBufferTest.Shape shape) throws Exception {
        MessageDigest digest = sha256();
        for (int length : new int[] {0, 1, 63, 64, 65, 1000, 4097, 10_000}) {
            byte[] message = bytes(length, length);
            ByteBuffer buffer = shape.around(message);
            digest.update((byte) 1);
            digest.update(buffer);
            assertEquals(buffer.limit(), buffer.position());
            assertArrayEquals(jdk(concatenated(new byte[] {1}, message)), digest.digest());
        }
    }

    @Test
    void oneByteUpdatesOfALongMessageAreRight() throws Exception {
        MessageDigest digest = sha256();
        byte[] message = bytes(100_000, 3);
        for (byte b : message) {
            digest.update(b);
        }
        assertArrayEquals(jdk(message), digest.digest());
    }

    private static byte[] jdk(byte[] message) throws Exception {
        return MessageDigest.getInstance("SHA-256", "SUN").digest(message);
    }

    private static byte[] concatenated(byte[] head, byte[] tail) {
        byte[] all = Arrays.copyOf(head, head.length + tail.length);
        System.arraycopy(tail, 0, all, head.length, tail.length);
        return all;
    }
}
