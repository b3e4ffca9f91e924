package org.bitlane.kernels.selection;

import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.Sha256Engine;
import org.bitlane.kernels.batch.Costs;
import org.bitlane.kernels.batch.LaneHasher;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.batch.MessageHasher;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;

/**
 * What serves many SHA-256 messages at once, shared by all batches: what serves single ones from the start, and lanes of
 * vectors once they are compiled. How much of the work lanes get then, or none, follows from what both were measured to cost.
 */
final class BatchTiers {
    /** Single messages' bytes before lanes are warmed: a good part of a second, as for the ciphers. */
    private static final int BYTES_BEFORE_WARMING = 256 * 1024 * 1024;

    private final KernelConfiguration configuration;
    private final String description;
    private final String choice;
    private final Supplier<LaneKernel> constructor;

    /** What things cost, once lanes serve; null before. */
    private volatile Costs costs;

    private volatile String refusal;
    private volatile boolean claimed;
    private long missedBytes;

    /**
     * @param configuration what the lanes run
     * @param description the lanes, in a few words
     * @param choice why they run that
     * @param constructor makes a kernel
     */
    BatchTiers(KernelConfiguration configuration, String description, String choice, Supplier<LaneKernel> constructor) {
        this.configuration = configuration;
        this.description = description;
        this.choice = choice;
        this.constructor = constructor;
    }

    /** Lanes that will never serve. */
    static BatchTiers refused(String reason) {
        BatchTiers tiers = new BatchTiers(Sha256ScalarKernel.CONFIGURATION, "vector kernels", reason, () -> {
            throw new IllegalStateException(reason);
        });
        tiers.claimed = true;
        tiers.refusal = reason;
        return tiers;
    }

    /** Lanes of a configuration that serve at once and always, compiled or not. */
    static BatchTiers ofLanesOnly(Supplier<LaneKernel> constructor) {
        LaneKernel kernel = constructor.get();
        BatchTiers tiers = new BatchTiers(kernel.configuration(), "", "", constructor);
        tiers.claimed = true;
        tiers.costs = Costs.OF_LANES_ONLY;
        return tiers;
    }

    /** The holder of what serves in this JVM: nothing is chosen before the first use. */
    private static final class Holder {
        static final BatchTiers INSTANCE = choose();
    }

    /** What serves in this JVM. */
    static BatchTiers serving() {
        return Holder.INSTANCE;
    }

    private static BatchTiers choose() {
        Optional<KernelConfiguration> forced = ForcedConfiguration.of(Algorithm.SHA256);
        Optional<String> obstacle = VectorApi.obstacle();
        if (obstacle.isPresent()) {
            System.getLogger(VectorApi.LOGGER)
                    .log(Level.INFO, "SHA-256 of many messages goes one by one: {0}", obstacle.get());
            return refused(obstacle.get());
        }
        KernelConfiguration configuration =
                forced.orElse(LaneTier.configurations().get(0));
        return new BatchTiers(
                configuration,
                LaneTier.description(configuration),
                forced.isPresent()
                        ? "asked for by a system property"
                        : "the fastest measured for many messages, and faster than one message at a time",
                () -> LaneTier.kernel(configuration));
    }

    KernelConfiguration configuration() {
        return configuration;
    }

    LaneKernel newKernel() {
        return constructor.get();
    }

    /** Whether lanes serve. */
    boolean isReady() {
        return costs != null;
    }

    /** What hashes in lanes, to be asked for only when {@linkplain #isReady ready}. */
    LaneHasher newLanes(MessageHasher single) {
        return new LaneHasher(newKernel(), single, costs);
    }

    /**
     * Notes work that was done one message after the other. Counts without synchronisation: a lost update delays the start of
     * the warmer, nothing else.
     */
    void countSingleWork(long bytes) {
        if (!claimed) {
            missedBytes += bytes;
            if (missedBytes >= BYTES_BEFORE_WARMING) {
                haveWarmed();
            }
        }
    }

    /** Whether it matters any more how much work there was. */
    boolean isClaimed() {
        return claimed;
    }

    /** Has the lanes warmed now, if they were not yet. */
    void warm() {
        haveWarmed();
    }

    private synchronized void haveWarmed() {
        if (!claimed) {
            claimed = true;
            Candidate[] one = {new LaneCandidate(this, description)};
            Warmer.start(() -> {
                Candidate next = one[0];
                one[0] = null;
                return next;
            });
        }
    }

    /** The same lanes, ready at given costs, for the warmer. */
    BatchTiers rehearsal(Costs assumed) {
        BatchTiers copy = new BatchTiers(configuration, description, choice, constructor);
        copy.claimed = true;
        copy.costs = assumed;
        return copy;
    }

    /** Has lanes serve at the given costs. */
    void publish(Costs measured) {
        costs = measured;
    }

    /** Turns the lanes down for the rest of the JVM's life. */
    void refuse(String reason) {
        refusal = reason;
    }

    /** Which kernels serve now. */
    KernelStatus status() {
        String single = Sha256Engine.serving().description() + " (" + EngineSelection.reason() + ")";
        String implementation = isReady() ? description + "; for single messages: " + single : single;
        List<KernelStatus.Refusal> refused =
                refusal == null ? List.of() : List.of(new KernelStatus.Refusal(description, refusal));
        return new KernelStatus(
                Algorithm.SHA256,
                isReady() ? configuration : Sha256ScalarKernel.CONFIGURATION,
                implementation,
                isReady() ? choice : reasonForSingle(),
                refused,
                isReady() || refusal != null);
    }

    private String reasonForSingle() {
        if (refusal != null) {
            return refusal;
        }
        return claimed
                ? "the vector kernel for many messages is being compiled"
                : "the vector kernel for many messages is compiled once there has been work for it, "
                        + BYTES_BEFORE_WARMING / (1024 * 1024) + " MiB";
    }
}
