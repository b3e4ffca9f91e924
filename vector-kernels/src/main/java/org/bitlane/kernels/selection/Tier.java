package org.bitlane.kernels.selection;

import java.util.function.Supplier;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.vector.VectorBlockKernel;

/**
 * A kernel that is faster than the scalar one from some number of blocks on, once it is compiled. All instances of a
 * cipher share the tier: the {@link Warmer} publishes it when it has proved itself, or refuses it.
 *
 * @see CipherTiers
 */
final class Tier {
    /** The width of no vectors. */
    static final int NO_WIDTH = 0;

    private final String description;
    private final KernelConfiguration configuration;
    private final int leastBlocks;
    private final int batch;
    private final int vectorBits;
    private final Supplier<VectorBlockKernel> constructor;
    private volatile boolean ready;
    private volatile String refusal;
    private long missedBatches;
    private boolean claimed;

    /**
     * @param description the kernel, in a few words
     * @param configuration what it runs
     * @param leastBlocks from how many blocks on it is the fastest
     * @param batch how many blocks cost it no more than one
     * @param vectorBits the width of its vectors, or {@link #NO_WIDTH}
     * @param constructor makes an instance of the kernel
     */
    Tier(
            String description,
            KernelConfiguration configuration,
            int leastBlocks,
            int batch,
            int vectorBits,
            Supplier<VectorBlockKernel> constructor) {
        this.description = description;
        this.configuration = configuration;
        this.leastBlocks = leastBlocks;
        this.batch = batch;
        this.vectorBits = vectorBits;
        this.constructor = constructor;
    }

    /** A tier whose kernel gets along with vectors of any width. */
    Tier(
            String description,
            KernelConfiguration configuration,
            int leastBlocks,
            int batch,
            Supplier<VectorBlockKernel> constructor) {
        this(description, configuration, leastBlocks, batch, NO_WIDTH, constructor);
    }

    /** A tier that will never be ready: its kernel cannot run here. */
    static Tier refused(KernelConfiguration configuration, int batch, String reason) {
        Tier tier = new Tier("vector kernels", configuration, Integer.MAX_VALUE, batch, () -> {
            throw new IllegalStateException(reason);
        });
        tier.refuse(reason);
        tier.claim();
        return tier;
    }

    String description() {
        return description;
    }

    KernelConfiguration configuration() {
        return configuration;
    }

    int leastBlocks() {
        return leastBlocks;
    }

    int batch() {
        return batch;
    }

    /** Bits of the vectors that the kernel uses, or {@link #NO_WIDTH}. */
    int vectorBits() {
        return vectorBits;
    }

    VectorBlockKernel newKernel() {
        return constructor.get();
    }

    /** Whether application threads may use the kernel. */
    boolean isReady() {
        return ready;
    }

    void publish() {
        ready = true;
    }

    /** Turns the kernel down for the rest of the JVM's life. */
    void refuse(String reason) {
        refusal = reason;
    }

    /** Why the kernel was turned down, or null if it was not. */
    String refusal() {
        return refusal;
    }

    /**
     * Counts work that the scalar kernel did in place of this one.
     *
     * @param batches how many batches of its that took
     * @return all such work so far
     */
    long addWork(int batches) {
        missedBatches += batches;
        return missedBatches;
    }

    /** Whether nothing will change any more: the kernel serves, or was turned down. */
    boolean isSettled() {
        return ready || refusal != null;
    }

    /** Whether the kernel is being warmed, was warmed, or never will be. */
    boolean isClaimed() {
        return claimed;
    }

    /** Whether this is the first call: who gets true has the kernel warmed. Calls must not meet. */
    boolean claim() {
        boolean first = !claimed;
        claimed = true;
        return first;
    }

    /** The same kernel, ready at once or not. */
    Tier copy(boolean published) {
        Tier copy = new Tier(description, configuration, leastBlocks, batch, vectorBits, constructor);
        copy.ready = published;
        return copy;
    }
}
