package org.bitlane.kernels.selection;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.Sha256Batch;
import org.bitlane.kernels.reference.Sha256Reference;

/**
 * An application that hashes many messages, as the main class of a JVM: until it is settled what serves, or, for a
 * configuration that it is given, for some seconds, and then until nothing is allocated any more. Compares every hash with the
 * reference and prints what it saw as {@code name=value}.
 */
final class BatchWarmUpMain {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int COUNT = 1100;
    private static final int HASH_BYTES = 32;
    private static final long NANOS = 60_000_000_000L;

    private BatchWarmUpMain() {}

    /** Hashes; the argument is a configuration, if there is one. */
    public static void main(String[] arguments) {
        Random random = new Random(1);
        byte[] data = new byte[1000];
        random.nextBytes(data);
        int[] offsets = random.ints(COUNT, 0, 300).toArray();
        int[] lengths = random.ints(COUNT, 0, 700).toArray();
        byte[] expected = new byte[COUNT * HASH_BYTES];
        for (int i = 0; i < COUNT; i++) {
            byte[] message = Arrays.copyOfRange(data, offsets[i], offsets[i] + lengths[i]);
            System.arraycopy(Sha256Reference.digest(message), 0, expected, i * HASH_BYTES, HASH_BYTES);
        }
        Sha256Batch batch =
                arguments.length == 0 ? Sha256Batch.create() : Sha256Batch.of(KernelConfiguration.parse(arguments[0]));
        byte[] out = new byte[expected.length];
        boolean settled = arguments.length > 0;
        int wrong = 0;
        long allocated = -1;
        long start = System.nanoTime();
        while ((!settled || allocated != 0) && System.nanoTime() - start < NANOS) {
            settled |= KernelStatus.of(Algorithm.SHA256).settled();
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 10; i++) {
                batch.hashRegions(data, offsets, lengths, out, 0);
            }
            allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
            wrong += Arrays.equals(expected, out) ? 0 : 1;
            Arrays.fill(out, (byte) 0);
        }
        KernelStatus status = KernelStatus.of(Algorithm.SHA256);
        System.out.println("allocated=" + allocated);
        System.out.println("wrong=" + wrong);
        System.out.println("settled=" + settled);
        System.out.println("configuration=" + status.configuration());
        System.out.println("implementation=" + status.implementation());
        System.out.println("refused=" + status.refused());
    }
}
