package org.bitlane.kernels;

import java.util.Arrays;
import java.util.List;
import org.bitlane.kernels.selection.KernelSelection;

/**
 * Which kernel serves an algorithm in this JVM at this moment, and why.
 *
 * @param algorithm the algorithm
 * @param configuration the configuration that serves it
 * @param implementation what runs the configuration, in a few words: the register it fills and its batch
 * @param reason why this kernel serves, and not a faster one
 * @param refused the kernels that were considered and turned down, with the reason for each; empty if none was
 * @param settled whether this is how it will stay; false while a faster kernel waits for work that it could do, or is being
 *     compiled
 */
public record KernelStatus(
        Algorithm algorithm,
        KernelConfiguration configuration,
        String implementation,
        String reason,
        List<Refusal> refused,
        boolean settled) {

    /** Keeps a copy of the list. */
    public KernelStatus {
        refused = List.copyOf(refused);
    }

    /**
     * A kernel that was turned down.
     *
     * @param kernel the kernel, in a few words
     * @param reason why, and what the user can do about it
     */
    public record Refusal(String kernel, String reason) {}

    /** The status of one algorithm now. */
    public static KernelStatus of(Algorithm algorithm) {
        return KernelSelection.status(algorithm);
    }

    /** The status of every algorithm now. */
    public static List<KernelStatus> all() {
        return Arrays.stream(Algorithm.values()).map(KernelStatus::of).toList();
    }
}
