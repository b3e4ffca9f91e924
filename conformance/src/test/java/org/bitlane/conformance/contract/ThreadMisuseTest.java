package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hex;
import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.crypto.Cipher;
import org.bitlane.conformance.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An object used from several threads at once may give a wrong value, but never accesses what is out of bounds and never
 * hangs.
 */
class ThreadMisuseTest {
    private static final int THREADS = 4;
    private static final int SECONDS_TO_END = 10;
    private static final int GUARD = 100;
    private static final long NANOS_PER_TEST = TimeUnit.MILLISECONDS.toNanos(150);

    /** One thread's turn with the shared object. */
    private interface Turn {
        void take(int thread, int turn) throws GeneralSecurityException;
    }

    @Test
    void oneDigestFromSeveralThreads() throws Exception {
        MessageDigest digest = sha256();
        race((thread, turn) -> {
            switch ((thread + turn) % 5) {
                case 0 -> digest.update((byte) turn);
                case 1 -> digest.update(bytes(turn % 150, turn));
                case 2 -> assertEquals(32, digest.digest().length);
                case 3 -> digest.reset();
                default -> cloneOf(digest).update(new byte[70]);
            }
        });
        digest.reset();
        assertEquals("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", hex(digest.digest()));
    }

    static List<Operation> someOperations() {
        return Operation.all().stream()
                .filter(operation -> !operation.transformation().padding().equals("PKCS7Padding"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("someOperations")
    void oneCipherFromSeveralThreads(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        byte[][] memories = new byte[THREADS][4096];
        race((thread, turn) -> {
            byte[] memory = memories[thread];
            try {
                switch ((thread + turn) % 3) {
                    case 0 -> cipher.update(memory, 0, turn % 70, memory, GUARD);
                    case 1 -> cipher.update(memory, turn % 9, 1000 + turn % 1000, memory, GUARD);
                    default -> cipher.doFinal(memory, 0, turn % 100, memory, GUARD);
                }
            } catch (GeneralSecurityException | RuntimeException expected) {
                // Lengths and padding go wrong in such misuse, and the JDK's own ciphers run into its bounds checks.
            }
        });
        for (byte[] memory : memories) {
            assertArrayEquals(new byte[GUARD], Arrays.copyOf(memory, GUARD), "nothing is written before the output");
            assertArrayEquals(
                    new byte[1000], Arrays.copyOfRange(memory, 3096, 4096), "nothing is written behind the output");
        }
        operation.init(cipher);
        Operation.Sample sample = operation.sample(300);
        assertArrayEquals(sample.output(), cipher.doFinal(sample.input()), "after init all is well again");
    }

    private static MessageDigest cloneOf(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** Lets threads take turns without any order for a while; whatever they throw is the test's failure. */
    private static void race(Turn turn) throws Exception {
        CountDownLatch start = new CountDownLatch(THREADS);
        List<FutureTask<?>> tasks = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            int number = thread;
            FutureTask<?> task = new FutureTask<>(() -> {
                start.countDown();
                start.await();
                long end = System.nanoTime() + NANOS_PER_TEST;
                for (int i = 0; System.nanoTime() < end; i++) {
                    turn.take(number, i);
                }
                return null;
            });
            tasks.add(task);
            // A daemon, so that a thread that hangs fails the test and not the whole run.
            Thread runner = new Thread(task);
            runner.setDaemon(true);
            runner.start();
        }
        for (FutureTask<?> task : tasks) {
            try {
                task.get(SECONDS_TO_END, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                throw new AssertionError("a thread hangs", e);
            }
        }
    }
}
