package org.bitlane.jmh.work;

import java.security.GeneralSecurityException;
import java.security.Provider;
import java.time.Duration;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelStatus;

/**
 * Gives Bitlane the work that has its vector kernels compiled, so that what is measured afterwards is how it stays. Returns
 * at once where nothing will change.
 */
public final class WarmUp {
    private static final int BULK_BYTES = 1 << 16;
    private static final int CHAIN_BYTES = 1 << 12;

    private WarmUp() {}

    /**
     * Repeats one operation.
     *
     * @param limit how long at most, even if more might change
     */
    public static void with(CipherOperation operation, Duration limit) throws GeneralSecurityException {
        long end = System.nanoTime() + limit.toNanos();
        while (!KernelStatus.of(Algorithm.SM4).settled() && System.nanoTime() - end < 0) {
            operation.update();
        }
    }

    /**
     * Does every kind of work that has a kernel of its own.
     *
     * @param limit how long at most, even if more might change
     */
    public static void withEverything(Provider bitlane, Duration limit) throws GeneralSecurityException {
        CipherOperation bulk = new CipherOperation(bitlane, "SM4/CTR/NoPadding", Direction.ENCRYPT, BULK_BYTES);
        CipherOperation chain = new CipherOperation(bitlane, "SM4/CBC/NoPadding", Direction.ENCRYPT, CHAIN_BYTES);
        long end = System.nanoTime() + limit.toNanos();
        while (!KernelStatus.of(Algorithm.SM4).settled() && System.nanoTime() - end < 0) {
            bulk.update();
            chain.update();
        }
    }
}
