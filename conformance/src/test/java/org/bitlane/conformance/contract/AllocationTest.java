package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.security.MessageDigest;
import javax.crypto.Cipher;
import org.bitlane.conformance.Bitlane.ThrowingRunnable;
import org.bitlane.conformance.EveryOperation;
import org.bitlane.conformance.Operation;
import org.junit.jupiter.api.Test;

/** What allocates nothing, and what no more than it returns. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int[] LENGTHS = {1, 16, 100, 4096, 16_384};

    @EveryOperation
    void updateIntoTheCallersArrayAllocatesNothing(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        for (int length : LENGTHS) {
            byte[] input = new byte[length];
            byte[] output = new byte[length + 16];
            assertEquals(
                    0, leastAllocation(() -> cipher.update(input, 0, length, output, 0)), length + " bytes at a time");
        }
    }

    @EveryOperation
    void updateInPlaceAllocatesNothing(Operation operation) throws Exception {
        Cipher cipher = operation.cipher();
        for (int length : LENGTHS) {
            byte[] data = new byte[length + 16];
            assertEquals(
                    0, leastAllocation(() -> cipher.update(data, 0, length, data, 0)), length + " bytes at a time");
        }
    }

    @EveryOperation
    void updateWithOutputBehindInputAllocatesNothing(Operation operation) throws Exception {
        int length = 4096;
        for (int distance : new int[] {1, 16, 24, 1000, 4096}) {
            Cipher cipher = operation.cipher();
            byte[] data = new byte[2 * length];
            assertEquals(
                    0,
                    leastAllocation(() -> cipher.update(data, distance, length, data, 0)),
                    "output " + distance + " bytes before input");
        }
    }

    @EveryOperation
    void updateThatReturnsAnArrayAllocatesByTheLengthGivenNotByTheArray(Operation operation) throws Exception {
        byte[] large = new byte[16 << 20];
        Cipher cipher = operation.cipher();
        long allocated = leastAllocation(() -> cipher.update(large, 1000, 64));
        assertTrue(allocated < 1024, allocated + " bytes allocated");
    }

    @Test
    void digestUpdatesAllocateNothing() throws Exception {
        MessageDigest digest = sha256();
        byte[] message = new byte[10_000];
        assertEquals(0, leastAllocation(() -> digest.update((byte) 1)));
        assertEquals(0, leastAllocation(() -> digest.update(message)));
        assertEquals(0, leastAllocation(() -> digest.update(message, 3, 65)));
    }

    /** The bytes that a call allocates once warm: the least of several runs, as the JIT may allocate in any one. */
    private static long leastAllocation(ThrowingRunnable call) throws Exception {
        long least = Long.MAX_VALUE;
        for (int run = 0; run < 200 && least > 0; run++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            call.run();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
