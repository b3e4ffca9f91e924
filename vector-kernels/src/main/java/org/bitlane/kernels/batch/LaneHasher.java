package org.bitlane.kernels.batch;

import java.util.Arrays;

/**
 * Hashes many messages in the lanes of a kernel. A lane whose message has ended takes the next one, so that lengths may differ
 * without lanes standing idle; when there is none left, what is still on its way goes on in the lanes, or is started again
 * one by one where that takes less time.
 *
 * <p>A message's last blocks go through a place of the lane's own, where they are padded; a short message goes there as a
 * whole. A message that is taken has been read to the end of its last block there, or is still to be read: its hash value
 * must not lie on any message but itself and those before it.
 *
 * <p>An instance is for one thread at a time.
 */
public final class LaneHasher {
    private static final int END_BYTES = 2 * Padding.BLOCK_BYTES;

    /** The longest message that its lane's place for the end can take whole. */
    private static final int SHORT_BYTES = END_BYTES - 1 - Long.BYTES;

    private static final byte[] IDLE_BLOCK = new byte[Padding.BLOCK_BYTES];
    private static final int NONE = -1;

    private final LaneKernel kernel;
    private final MessageHasher single;
    private final Costs costs;
    private final int groups;
    private final int groupLanes;

    /** The message in each lane, or {@link #NONE}. */
    private final int[] taken;

    /** The array that has each lane's next block, where it starts, and what is added to that for each block. */
    private final byte[][] sources;

    private final int[] offsets;
    private final int[] steps;

    /** Blocks until a lane has to be seen to, and those of the end that come then. */
    private final int[] blocksLeft;

    private final int[] endBlocks;

    /** The end of each lane's message. */
    private final byte[] ends;

    /** For each group, blocks until one of its lanes has to be seen to, and how many there were at first. */
    private final int[] groupLeft;

    private final int[] groupRun;

    private final int[] state = new int[8];
    private Prefix prefix;
    private Messages messages;
    private Digests digests;
    private int next;
    private int live;

    /**
     * @param kernel the lanes, for this object alone
     * @param single what hashes messages that lanes are not worth it for
     * @param costs by which that is decided
     */
    public LaneHasher(LaneKernel kernel, MessageHasher single, Costs costs) {
        this.kernel = kernel;
        this.single = single;
        this.costs = costs;
        this.groups = kernel.groups();
        this.groupLanes = kernel.groupLanes();
        int lanes = groups * groupLanes;
        this.taken = new int[lanes];
        this.sources = new byte[lanes][];
        this.offsets = new int[lanes];
        this.steps = new int[lanes];
        this.blocksLeft = new int[lanes];
        this.endBlocks = new int[lanes];
        this.ends = new byte[lanes * END_BYTES];
        this.groupLeft = new int[groups];
        this.groupRun = new int[groups];
    }

    /** Hashes all messages. */
    public void hash(Prefix newPrefix, Messages newMessages, Digests newDigests) {
        prefix = newPrefix;
        messages = newMessages;
        digests = newDigests;
        next = 0;
        live = 0;
        Arrays.fill(taken, NONE);
        Arrays.fill(groupLeft, 0);
        Arrays.fill(groupRun, 0);
        try {
            run();
        } finally {
            Arrays.fill(sources, IDLE_BLOCK);
            prefix = null;
            messages = null;
            digests = null;
        }
    }

    private void run() {
        int group = 0;
        do {
            if (groupLeft[group] == 0) {
                seeTo(group);
                if (next == messages.count() && isBetterOneByOne()) {
                    hashRestOneByOne();
                    return;
                }
            }
            kernel.enter(group, sources, offsets);
            for (int lane = group * groupLanes; lane < (group + 1) * groupLanes; lane++) {
                offsets[lane] += steps[lane];
            }
            groupLeft[group]--;
            group = group + 1 == groups ? 0 : group + 1;
        } while (live > 0);
    }

    /** Sees to the lanes of a group that have no block to enter with. */
    private void seeTo(int group) {
        int first = group * groupLanes;
        int run = Integer.MAX_VALUE;
        for (int lane = first; lane < first + groupLanes; lane++) {
            if (taken[lane] != NONE) {
                blocksLeft[lane] -= groupRun[group];
                if (blocksLeft[lane] == 0) {
                    goOn(lane);
                }
            } else {
                take(lane);
            }
            if (taken[lane] != NONE) {
                run = Math.min(run, blocksLeft[lane]);
            }
        }
        groupRun[group] = run;
        groupLeft[group] = run;
    }

    /** Turns to the end of a lane's message, or from its end to the next message. */
    private void goOn(int lane) {
        if (endBlocks[lane] > 0) {
            turnToEnd(lane);
            return;
        }
        int message = taken[lane];
        kernel.getState(lane, state);
        Padding.writeState(state, digests.array(message), digests.offset(message));
        live--;
        take(lane);
    }

    private void turnToEnd(int lane) {
        sources[lane] = ends;
        offsets[lane] = lane * END_BYTES;
        blocksLeft[lane] = endBlocks[lane];
        endBlocks[lane] = 0;
    }

    /** Has a lane take the next message that is worth it, if there is one. */
    private void take(int lane) {
        int message = nextForLanes();
        taken[lane] = message;
        if (message == NONE) {
            sources[lane] = IDLE_BLOCK;
            offsets[lane] = 0;
            steps[lane] = 0;
            return;
        }
        live++;
        byte[] array = messages.array(message);
        int offset = messages.offset(message);
        int length = messages.length(message);
        int whole = length <= SHORT_BYTES ? 0 : length / Padding.BLOCK_BYTES;
        int done = whole * Padding.BLOCK_BYTES;
        int blocks = Padding.blocks(length - done);
        long before = prefix.block().length + (long) done;
        Padding.write(array, offset + done, length - done, before, ends, lane * END_BYTES, blocks);
        kernel.setState(lane, prefix.state());
        sources[lane] = array;
        offsets[lane] = offset;
        steps[lane] = Padding.BLOCK_BYTES;
        blocksLeft[lane] = whole;
        endBlocks[lane] = blocks;
        if (whole == 0) {
            turnToEnd(lane);
        }
    }

    /** The next message for a lane, after those have been hashed that lanes are not worth it for. */
    private int nextForLanes() {
        while (next < messages.count()) {
            int message = next++;
            int blocks = Padding.blocks(messages.length(message));
            if (costs.inLane(blocks, groupLanes) <= costs.single(blocks)) {
                return message;
            }
            single.hash(prefix, messages, message, digests);
        }
        return NONE;
    }

    /** Whether what is on its way takes less time if it is started again, one message after the other. */
    private boolean isBetterOneByOne() {
        int longest = 0;
        double oneByOne = 0;
        for (int lane = 0; lane < taken.length; lane++) {
            if (taken[lane] != NONE) {
                // Blocks entered since a group was last seen to are counted once more: one too many is no harm.
                longest = Math.max(longest, blocksLeft[lane] + endBlocks[lane]);
                oneByOne += costs.single(Padding.blocks(messages.length(taken[lane])));
            }
        }
        return oneByOne <= costs.laneBlock() * groups * longest;
    }

    private void hashRestOneByOne() {
        for (int message : taken) {
            if (message != NONE) {
                single.hash(prefix, messages, message, digests);
            }
        }
    }

    /** Overwrites what remains of messages. */
    public void clear() {
        Arrays.fill(ends, (byte) 0);
        Arrays.fill(state, 0);
        kernel.clear();
        single.clear();
    }
}
