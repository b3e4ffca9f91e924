package org.bitlane.kernels;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * Runs one configuration's kernel, as the main class of a JVM, until it is compiled and no call allocates; fails if that
 * takes too long.
 */
final class AllocationMain {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int CALLS = 100;
    private static final long NANOS = 60_000_000_000L;

    private AllocationMain() {}

    /**
     * Ends with 0 if nothing is allocated in the end.
     *
     * @param arguments the name of a {@link CipherCase}
     */
    public static void main(String[] arguments) {
        CipherCase tested = CipherCase.all().stream()
                .filter(each -> each.name().equals(arguments[0]))
                .findFirst()
                .orElseThrow();
        byte[] key = new byte[16];
        BlockKernel encrypting = tested.kernel(Direction.ENCRYPT, key);
        BlockKernel decrypting = tested.kernel(Direction.DECRYPT, key);
        int blocks = encrypting.batch() + 1;
        byte[] data = new byte[blocks * tested.blockBytes()];
        byte[] iv = new byte[tested.blockBytes()];
        long start = System.nanoTime();
        long allocated = -1;
        while (allocated != 0 && System.nanoTime() - start < NANOS) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < CALLS; i++) {
                encrypting.init(Direction.ENCRYPT, key);
                encrypting.ecb(data, 0, data, 0, blocks);
                encrypting.cbc(iv, data, 0, data, 0, 2);
                encrypting.ctr(iv, data, 0, data, 0, blocks);
                decrypting.ecb(data, 0, data, 0, blocks);
                decrypting.cbc(iv, data, 0, data, 0, blocks);
            }
            allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        }
        System.out.println("seconds=" + (System.nanoTime() - start) / 1_000_000_000);
        System.out.println("allocated=" + allocated);
        System.exit(allocated == 0 ? 0 : 1);
    }
}
