package org.bitlane.jmh.startup;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.bitlane.jmh.work.CipherOperation;
import org.bitlane.jmh.work.Providers;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelStatus;

/**
 * A process that encrypts from its first moment on, and notes how much in each slice of time: {@code PROVIDER
 * TRANSFORMATION SIZE SLICES}.
 */
final class RampMain {
    static final String SLICES = "slices";
    static final String KERNEL = "kernel";

    private RampMain() {}

    /** Encrypts, and prints the bytes of each slice. */
    public static void main(String[] args) throws GeneralSecurityException {
        int size = Integer.parseInt(args[2]);
        long[] bytes = new long[Integer.parseInt(args[3])];
        CipherOperation operation = new CipherOperation(Providers.named(args[0]), args[1], Direction.ENCRYPT, size);
        fill(bytes, operation, size);
        System.out.println(
                SLICES + " " + Arrays.stream(bytes).mapToObj(Long::toString).collect(Collectors.joining(",")));
        Algorithm algorithm = Algorithm.valueOf(args[1].split("/")[0]);
        KernelStatus status = KernelStatus.of(algorithm);
        System.out.println(KERNEL + " " + status.configuration() + ": " + status.implementation());
    }

    private static void fill(long[] bytes, CipherOperation operation, int size) throws GeneralSecurityException {
        long start = System.nanoTime();
        while (true) {
            operation.update();
            long slice = (System.nanoTime() - start) / Slices.SLICE_NANOS;
            if (slice >= bytes.length) {
                return;
            }
            bytes[(int) slice] += size;
        }
    }
}
