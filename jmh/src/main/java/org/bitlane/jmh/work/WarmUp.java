package org.bitlane.jmh.work;

import java.security.GeneralSecurityException;
import java.security.Provider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.Kernels;

/**
 * Gives Bitlane the work that has its vector kernels compiled, so that what is measured afterwards is how it stays. Returns
 * at once where nothing will change.
 */
public final class WarmUp {
    private static final int BULK_BYTES = 1 << 16;
    private static final int CHAIN_BYTES = 1 << 12;

    /** The last JDK on which kernels get in each other's way: there only that may be compiled which the work is for. */
    private static final int LAST_JDK_FOR_ONE_WIDTH = 17;

    /** More than enough for a kernel's turn to come without being asked for: about a second of the scalar kernel's work. */
    private static final long ENOUGH_NANOS = 4_000_000_000L;

    private static final long LOOK_NANOS = 50_000_000;
    private static final int LOOKS = 10;

    private WarmUp() {}

    /**
     * Repeats one operation, and does nothing else, until no kernel is being compiled for it any more.
     *
     * @param algorithm the algorithm of the operation
     * @param limit how long at most
     * @return whether nothing will change any more, as long as there is no other work
     */
    public static boolean with(CipherOperation operation, Algorithm algorithm, Duration limit)
            throws GeneralSecurityException {
        boolean asked = Runtime.version().feature() > LAST_JDK_FOR_ONE_WIDTH && !limit.isZero();
        if (asked) {
            Kernels.warm(algorithm);
        }
        long start = System.nanoTime();
        long end = start + limit.toNanos();
        long look = start;
        int quiet = 0;
        while (!KernelStatus.of(algorithm).settled() && quiet < LOOKS) {
            if (System.nanoTime() - end >= 0) {
                return false;
            }
            operation.update();
            if (System.nanoTime() - look > LOOK_NANOS) {
                look = System.nanoTime();
                boolean enough = asked || look - start > ENOUGH_NANOS;
                quiet = Warmers.areAtWork() || !enough ? 0 : quiet + 1;
            }
        }
        return true;
    }

    /**
     * Does every kind of work of every cipher.
     *
     * @param limit how long at most, even if more might change
     */
    public static void withEverything(Provider bitlane, Duration limit) throws GeneralSecurityException {
        List<Algorithm> ciphers =
                Arrays.stream(Algorithm.values()).filter(Algorithm::isCipher).toList();
        List<CipherOperation> work = new ArrayList<>();
        for (Algorithm cipher : ciphers) {
            Kernels.warm(cipher);
            work.add(new CipherOperation(bitlane, cipher + "/CTR/NoPadding", Direction.ENCRYPT, BULK_BYTES));
            work.add(new CipherOperation(bitlane, cipher + "/CBC/NoPadding", Direction.ENCRYPT, CHAIN_BYTES));
        }
        long end = System.nanoTime() + limit.toNanos();
        while (ciphers.stream().anyMatch(cipher -> !KernelStatus.of(cipher).settled()) && System.nanoTime() - end < 0) {
            for (CipherOperation operation : work) {
                operation.update();
            }
        }
    }
}
