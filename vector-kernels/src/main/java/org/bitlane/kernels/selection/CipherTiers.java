package org.bitlane.kernels.selection;

import java.lang.System.Logger.Level;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.KernelStatus;

/**
 * The kernels that serve one cipher, shared by all its instances: the scalar one from the start, and two that must be
 * compiled first, for few and for many blocks. Work that the scalar kernel does in place of one of them is counted, and
 * enough of it has that one compiled by the {@link Warmer}.
 */
final class CipherTiers {
    /**
     * Batches of the scalar kernel before the vector kernel that could have done their work is warmed: about a second of
     * one processor, 256 MiB of long messages of SM4. Warming takes the compiler two or three seconds, which on few
     * processors is felt, so that a process with less to do ends sooner without; waiting as long as the price of a thing
     * before one buys it never costs more than twice the best that could have been done.
     */
    private static final int BATCHES_BEFORE_WARMING = 1 << 20;

    private final KernelConfiguration scalarConfiguration;
    private final ByteOrder order;
    private final String choice;
    private final Supplier<BlockKernel> scalar;
    private final int scalarBatch;
    private final int batchesBeforeWarming;
    private final Tier small;
    private final Tier large;
    private final Queue<Tier> toBeWarmed = new ArrayDeque<>();
    private boolean warming;
    private boolean chainNoted;

    /**
     * @param scalarConfiguration what the scalar kernel runs
     * @param order the byte order of keys and blocks
     * @param choice why the large kernel runs the configuration that it does
     * @param scalar makes the kernel that needs nothing but Java
     * @param small the kernel for few blocks; if it is the fastest from one on, also for chains in which each block waits for
     *     the one before
     * @param large the kernel for many blocks
     */
    CipherTiers(
            KernelConfiguration scalarConfiguration,
            ByteOrder order,
            String choice,
            Supplier<BlockKernel> scalar,
            Tier small,
            Tier large) {
        this(scalarConfiguration, order, choice, scalar, small, large, BATCHES_BEFORE_WARMING);
    }

    /**
     * The same with another measure of patience.
     *
     * @param batchesBeforeWarming batches of the scalar kernel before the kernel is warmed that could have done their work
     */
    CipherTiers(
            KernelConfiguration scalarConfiguration,
            ByteOrder order,
            String choice,
            Supplier<BlockKernel> scalar,
            Tier small,
            Tier large,
            int batchesBeforeWarming) {
        this.scalarConfiguration = scalarConfiguration;
        this.order = order;
        this.choice = choice;
        this.scalar = scalar;
        this.scalarBatch = scalar.get().batch();
        this.batchesBeforeWarming = batchesBeforeWarming;
        this.small = small;
        this.large = large;
    }

    /** The kernels that serve a cipher in the byte order of its paper or standard. */
    CipherTiers(
            KernelConfiguration scalarConfiguration,
            String choice,
            Supplier<BlockKernel> scalar,
            Tier small,
            Tier large) {
        this(scalarConfiguration, ByteOrder.BIG_ENDIAN, choice, scalar, small, large);
    }

    /**
     * The scalar kernel alone.
     *
     * @param reason why there are no others, and what can be done about it
     */
    static CipherTiers ofScalar(KernelConfiguration scalarConfiguration, Supplier<BlockKernel> scalar, String reason) {
        Tier none = Tier.refused(scalarConfiguration, scalar.get().batch(), reason);
        return new CipherTiers(scalarConfiguration, reason, scalar, none, none);
    }

    ByteOrder order() {
        return order;
    }

    BlockKernel newScalarKernel() {
        return scalar.get();
    }

    Tier small() {
        return small;
    }

    Tier large() {
        return large;
    }

    /**
     * Notes that the scalar kernel did a call's work. Counts without synchronisation: a lost update delays the start of the
     * warmer, nothing else.
     *
     * @param chain whether each block had to wait for the one before
     */
    void countScalarWork(int blocks, boolean chain) {
        if (chain && !chainNoted) {
            noteChain();
        }
        Tier wanted = chain || blocks < large.leastBlocks() ? small : large;
        if ((chain ? 1 : blocks) < wanted.leastBlocks()) {
            return;
        }
        int batches = chain ? blocks : (blocks + scalarBatch - 1) / scalarBatch;
        if (!wanted.isClaimed() && wanted.addWork(batches) >= batchesBeforeWarming) {
            haveWarmed(wanted);
        }
    }

    /** Has all kernels warmed that were not yet, the one for many blocks first where one width only can be fast. */
    void warm() {
        haveWarmed(large);
        haveWarmed(small);
    }

    private synchronized void haveWarmed(Tier tier) {
        if (!tier.claim()) {
            return;
        }
        if (tier == large && VectorApi.compilesNarrowThenWide() && small.claim()) {
            toBeWarmed.add(small);
        }
        toBeWarmed.add(tier);
        if (!warming) {
            warming = true;
            Warmer.start(this::nextCandidate);
        }
    }

    /** The next tier for the warmer, or null if there is none: it must end then, and another one will be started. */
    private synchronized Candidate nextCandidate() {
        Tier next = toBeWarmed.poll();
        warming = next != null;
        return next == null ? null : new CipherCandidate(this, next);
    }

    /** Tells once what chains on the scalar kernel cost: each of their blocks has a whole batch to itself. */
    private synchronized void noteChain() {
        if (!chainNoted
                && small.refusal() != null
                && scalarConfiguration.algorithm() == Algorithm.SM4
                && !TablesOption.isSet()) {
            System.getLogger(VectorApi.LOGGER)
                    .log(
                            Level.INFO,
                            "{0}: CBC encryption takes one block at a time, and on the scalar kernel many times as long"
                                    + " as CBC decryption: {1}",
                            scalarConfiguration.algorithm(),
                            small.refusal());
        }
        chainNoted = true;
    }

    /**
     * Which kernels serve now.
     *
     * @param scalarDescription the scalar kernel, in a few words
     */
    KernelStatus status(String scalarDescription) {
        List<KernelStatus.Refusal> refused = Stream.of(large, small)
                .distinct()
                .filter(tier -> tier.refusal() != null)
                .map(tier -> new KernelStatus.Refusal(tier.description(), tier.refusal()))
                .toList();
        boolean vectors = large.isReady();
        String implementation = vectors ? large.description() : scalarDescription;
        String work = small.leastBlocks() == 1 ? "; for few blocks and chains: " : "; for few blocks: ";
        String few = small.isReady() ? work + small.description() : "";
        return new KernelStatus(
                scalarConfiguration.algorithm(),
                vectors ? large.configuration() : scalarConfiguration,
                implementation + few,
                vectors ? choice : reasonForScalar(),
                refused,
                small.isSettled() && large.isSettled());
    }

    private String reasonForScalar() {
        if (large.refusal() != null) {
            return large.refusal();
        }
        return warming
                ? "the vector kernels are being compiled"
                : "the vector kernels are compiled once there has been work for them, about a second of it";
    }

    /**
     * The same kernels with one that counts as ready: for the warmer, which takes the applications' way to it. None of them
     * will be warmed for what it does.
     */
    CipherTiers rehearsal(Tier candidate) {
        CipherTiers copy = new CipherTiers(
                scalarConfiguration,
                order,
                choice,
                scalar,
                small.copy(candidate == small || small.isReady()),
                large.copy(candidate == large || large.isReady()));
        copy.small.claim();
        copy.large.claim();
        return copy;
    }
}
