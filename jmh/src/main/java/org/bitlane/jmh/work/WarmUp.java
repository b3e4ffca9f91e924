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
    /** More than enough for a kernel's turn to come: that takes about a second of the scalar kernel's work. */
    private static final Duration OWN_WORK = Duration.ofSeconds(3);

    private static final int[] SIZES = {1 << 16, 1 << 10, 1 << 6};
    private static final int CHAIN_BYTES = 1 << 12;

    private WarmUp() {}

    /**
     * Repeats one operation until its kernel is next to be compiled; then does every kind of work that has a kernel of its
     * own, since nothing is settled before all of them are.
     *
     * @param algorithm the algorithm of the operation
     * @param limit how long at most
     * @return whether all is settled
     */
    public static boolean with(CipherOperation operation, Provider bitlane, Algorithm algorithm, Duration limit)
            throws GeneralSecurityException {
        long start = System.nanoTime();
        long end = start + limit.toNanos();
        long ownEnd = Math.min(end, start + OWN_WORK.toNanos());
        while (isUnsettled(algorithm) && System.nanoTime() - ownEnd < 0) {
            operation.update();
        }
        Kernels.warm(algorithm);
        List<CipherOperation> work = work(bitlane, algorithm);
        work.add(operation);
        return repeat(work, List.of(algorithm), end);
    }

    /**
     * Does every kind of work of every cipher.
     *
     * @param limit how long at most
     * @return whether all is settled
     */
    public static boolean withEverything(Provider bitlane, Duration limit) throws GeneralSecurityException {
        long end = System.nanoTime() + limit.toNanos();
        List<Algorithm> ciphers =
                Arrays.stream(Algorithm.values()).filter(Algorithm::isCipher).toList();
        List<CipherOperation> work = new ArrayList<>();
        for (Algorithm cipher : ciphers) {
            Kernels.warm(cipher);
            work.addAll(work(bitlane, cipher));
        }
        return repeat(work, ciphers, end);
    }

    private static boolean repeat(List<CipherOperation> work, List<Algorithm> algorithms, long end)
            throws GeneralSecurityException {
        while (algorithms.stream().anyMatch(WarmUp::isUnsettled)) {
            if (System.nanoTime() - end >= 0) {
                return false;
            }
            for (CipherOperation operation : work) {
                operation.update();
            }
        }
        return true;
    }

    private static List<CipherOperation> work(Provider bitlane, Algorithm algorithm) throws GeneralSecurityException {
        List<CipherOperation> work = new ArrayList<>();
        for (int size : SIZES) {
            work.add(new CipherOperation(bitlane, algorithm + "/CTR/NoPadding", Direction.ENCRYPT, size));
        }
        work.add(new CipherOperation(bitlane, algorithm + "/CBC/NoPadding", Direction.ENCRYPT, CHAIN_BYTES));
        return work;
    }

    private static boolean isUnsettled(Algorithm algorithm) {
        return !KernelStatus.of(algorithm).settled();
    }
}
