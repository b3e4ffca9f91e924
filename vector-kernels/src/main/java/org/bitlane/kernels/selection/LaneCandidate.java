package org.bitlane.kernels.selection;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.bitlane.kernels.Sha256Engine;
import org.bitlane.kernels.batch.Costs;
import org.bitlane.kernels.batch.Digests;
import org.bitlane.kernels.batch.KernelHasher;
import org.bitlane.kernels.batch.LaneHasher;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.batch.MessageHasher;
import org.bitlane.kernels.batch.Messages;
import org.bitlane.kernels.batch.Prefix;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;

/**
 * The lanes that hash many messages on their way to serving. Whether they do, and for which lengths, follows from times that
 * are measured here: a processor may have instructions that make single messages faster.
 */
final class LaneCandidate implements Candidate {
    /** A compiled kernel takes less than this part of the time of plain Java; one that boxes takes 50 times it. */
    private static final double FAST = 0.85;

    /** Lanes serve if they take less than this part of the time of single messages, for short messages or long ones. */
    private static final double WORTH_IT = 0.95;

    /** Room for what the measurement itself allocates. */
    private static final int TOLERATED_BYTES = 16;

    private static final int ROUNDS_OF_LANES = 4;
    private static final int RUNS_PER_PROBE = 5;
    private static final int MEASUREMENTS = 12;
    private static final long MEASUREMENT_PAUSE_NANOS = 15_000_000;

    /** Messages of one block and of many, with their padding. */
    private static final int SHORT_LENGTH = 55;

    private static final int LONG_LENGTH = 1015;
    private static final int LONG_BLOCKS = 16;

    /** Lengths of as many blocks each: their lanes are seen to one by one. */
    private static final int DIFFERENT = 50;

    /**
     * One block and many, with and without an end that is padding alone: what applications were first to do would have code
     * compiled anew.
     */
    private static final int[] REHEARSED_LENGTHS = {LONG_LENGTH, 960, 64, 0, SHORT_LENGTH};

    private final BatchTiers tiers;
    private final String description;
    private final AllocationMeter meter = new AllocationMeter();
    private final Messages messages = new Messages();
    private final Digests digests = new Digests();
    private LaneKernel kernel;
    private BatchHasher rehearsed;
    private LaneHasher lanes;
    private MessageHasher plain;
    private byte[] data;
    private int[] offsets;
    private int[] lengths;
    private int[] shortLengths;
    private int[] longLengths;
    private byte[] out;
    private Costs measured;

    LaneCandidate(BatchTiers tiers, String description) {
        this.tiers = tiers;
        this.description = description;
    }

    @Override
    public String name() {
        return "SHA256: " + description;
    }

    @Override
    public Optional<String> obstacle() {
        return PublishedWidth.obstacle(vectorBits());
    }

    @Override
    public void prepare() {
        kernel = tiers.newKernel();
        plain = new KernelHasher(new Sha256ScalarKernel());
        rehearsed = new BatchHasher(tiers.rehearsal(Costs.OF_LANES_ONLY));
        lanes = new LaneHasher(kernel, rehearsed.single(), Costs.OF_LANES_ONLY);
        int count = ROUNDS_OF_LANES * kernel.groups() * kernel.groupLanes();
        data = new byte[count * LONG_LENGTH];
        out = new byte[count * Digests.BYTES];
        digests.setArray(out, 0);
        // Lengths of every kind, in an order that has lanes end at different times.
        offsets = new int[count];
        lengths = new int[count];
        shortLengths = new int[count];
        longLengths = new int[count];
        for (int i = 0; i < count; i++) {
            lengths[i] = i * 37 % 300;
            shortLengths[i] = SHORT_LENGTH - i % DIFFERENT;
            longLengths[i] = LONG_LENGTH - i % DIFFERENT;
        }
    }

    @Override
    public void runBriefly() {
        kernel.runRoundsBriefly();
    }

    @Override
    public void rehearse(int times) {
        for (int i = 0; i < times; i++) {
            messages.setRegions(data, offsets, lengths);
            rehearsed.hash(Prefix.NONE, messages, digests);
            messages.setRegions(data, offsets, longLengths);
            rehearsed.hash(Prefix.NONE, messages, digests);
            for (int length : REHEARSED_LENGTHS) {
                messages.setRecords(data, 0, length, offsets.length - 1);
                rehearsed.hash(Prefix.NONE, messages, digests);
            }
            rehearsed.single().hashFrom(0, Prefix.NONE, messages, digests);
            plain.hashFrom(0, Prefix.NONE, messages, digests);
        }
    }

    @Override
    public boolean isCompiled() {
        messages.setRegions(data, offsets, longLengths);
        long before = meter.allocated();
        double nanos = nanosInLanes();
        return meter.allocated() - before <= TOLERATED_BYTES && nanos <= FAST * nanosOneByOne(plain);
    }

    @Override
    public Optional<String> examine() {
        Optional<String> failure = LaneSelfTest.failure(kernel);
        if (failure.isPresent()) {
            return failure;
        }
        measured = measure();
        if (isWorthIt(1) || isWorthIt(LONG_BLOCKS)) {
            return Optional.empty();
        }
        return Optional.of(String.format(
                Locale.ROOT,
                "%s is faster on this machine: %.0f ns against %.0f for a message of 1 KiB, %.0f ns against %.0f for one"
                        + " of %d bytes",
                Sha256Engine.serving().description(),
                measured.single(LONG_BLOCKS),
                inLane(LONG_BLOCKS),
                measured.single(1),
                inLane(1),
                SHORT_LENGTH));
    }

    private boolean isWorthIt(int blocks) {
        return inLane(blocks) <= WORTH_IT * measured.single(blocks);
    }

    private double inLane(int blocks) {
        return measured.inLane(blocks, kernel.groupLanes(), true);
    }

    /**
     * Measures single messages and lanes in turns, with pauses, in which the compiler may get on with the code of the former;
     * the least times count.
     */
    private Costs measure() {
        double shortAbreast = Double.POSITIVE_INFINITY;
        double shortInLanes = Double.POSITIVE_INFINITY;
        double longInLanes = Double.POSITIVE_INFINITY;
        double shortSingle = Double.POSITIVE_INFINITY;
        double longSingle = Double.POSITIVE_INFINITY;
        for (int i = 0; i < MEASUREMENTS; i++) {
            messages.setRecords(data, 0, SHORT_LENGTH, offsets.length);
            shortAbreast = Math.min(shortAbreast, nanosInLanes());
            messages.setRegions(data, offsets, shortLengths);
            shortInLanes = Math.min(shortInLanes, nanosInLanes());
            shortSingle = Math.min(shortSingle, nanosOneByOne(rehearsed.single()));
            messages.setRegions(data, offsets, longLengths);
            longInLanes = Math.min(longInLanes, nanosInLanes());
            longSingle = Math.min(longSingle, nanosOneByOne(rehearsed.single()));
            LockSupport.parkNanos(MEASUREMENT_PAUSE_NANOS);
        }
        double laneBlock = (longInLanes - shortInLanes) / (LONG_BLOCKS - 1);
        double singleBlock = (longSingle - shortSingle) / (LONG_BLOCKS - 1);
        return new Costs(
                laneBlock * kernel.groupLanes(),
                Math.max(0, shortInLanes - laneBlock),
                Math.max(0, shortAbreast - laneBlock),
                singleBlock,
                Math.max(0, shortSingle - singleBlock));
    }

    /** The least time for a message in lanes. */
    private double nanosInLanes() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < RUNS_PER_PROBE; i++) {
            long start = System.nanoTime();
            lanes.hash(Prefix.NONE, messages, digests);
            least = Math.min(least, System.nanoTime() - start);
        }
        return (double) least / messages.count();
    }

    /** The least time for a message among many that are hashed one by one. */
    private double nanosOneByOne(MessageHasher hasher) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < RUNS_PER_PROBE; i++) {
            long start = System.nanoTime();
            hasher.hashFrom(0, Prefix.NONE, messages, digests);
            least = Math.min(least, System.nanoTime() - start);
        }
        return (double) least / messages.count();
    }

    @Override
    public void publish() {
        PublishedWidth.note(vectorBits());
        tiers.publish(measured);
    }

    @Override
    public void refuse(String reason) {
        tiers.refuse(reason);
    }

    private static int vectorBits() {
        return VectorApi.isReadable() ? VectorTiers.vectorBits() : Tier.NO_WIDTH;
    }
}
