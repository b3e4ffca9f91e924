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

    private static final int NONE = -1;

    private final LaneKernel kernel;
    private final MessageHasher single;
    private final Costs costs;
    private final int groups;
    private final int groupLanes;

    /** The message in each lane, or {@link #NONE}. */
    private final int[] taken;

    /**
     * The array of each lane's message, and behind those the one with their ends. Collectors make it slow to store references,
     * so this is done only if there is another one to store.
     */
    private final byte[][] arrays;

    /** The number of the array that has each lane's next blocks, and where they start. */
    private final int[] sources;

    private final int[] offsets;

    /** Blocks until a lane has to be seen to, and those of the end that come then. */
    private final int[] blocksLeft;

    private final int[] endBlocks;

    /** The end of each lane's message. */
    private final byte[] ends;

    /** For ends that are padding and nothing else, the bytes that were hashed before: all there is to them. Else 0. */
    private final long[] paddings;

    /** For each group, blocks until one of its lanes has to be seen to, and how many there were at first. */
    private final int[] groupLeft;

    private final int[] groupRun;

    /** For each group, whether all its lanes are at the same padding. */
    private final boolean[] groupAlike;

    private final int[] state = new int[8];
    private Prefix prefix;
    private Messages messages;
    private Digests digests;
    private int next;
    private int live;

    /** The shortest and the longest message, in blocks, that are worth a lane in this batch. */
    private int shortest;

    private int longest;

    /** Messages that wait for lanes, and how many they are. */
    private final int[] queue;

    private int waiting;

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
        this.arrays = new byte[lanes + 1][];
        this.sources = new int[lanes];
        this.offsets = new int[lanes];
        this.blocksLeft = new int[lanes];
        this.endBlocks = new int[lanes];
        this.ends = new byte[lanes * END_BYTES];
        this.arrays[lanes] = ends;
        this.groupLeft = new int[groups];
        this.groupRun = new int[groups];
        this.groupAlike = new boolean[groups];
        this.paddings = new long[lanes];
        this.queue = new int[groupLanes];
    }

    /** Hashes all messages. */
    public void hash(Prefix newPrefix, Messages newMessages, Digests newDigests) {
        prefix = newPrefix;
        messages = newMessages;
        digests = newDigests;
        next = 0;
        live = 0;
        waiting = 0;
        Arrays.fill(taken, NONE);
        Arrays.fill(groupLeft, 0);
        Arrays.fill(groupRun, 0);
        try {
            boolean abreast = messages.commonLength() >= 0;
            shortest = costs.leastBlocks(groupLanes, abreast);
            longest = costs.mostBlocks(groupLanes, abreast);
            if (!abreast) {
                longest = Math.min(longest, longestThatIsNotLeftAlone());
            }
            while (collect()) {
                runAbreast();
            }
            if (waiting > 0) {
                run();
            }
        } finally {
            Arrays.fill(arrays, 0, taken.length, null);
            prefix = null;
            messages = null;
            digests = null;
        }
    }

    /**
     * The most blocks of a message that need not stand alone in a lane when all others have ended, or any number if that
     * takes less time than to hash all longer ones one by one.
     */
    private int longestThatIsNotLeftAlone() {
        long all = 0;
        for (int i = 0; i < messages.count(); i++) {
            all += Padding.blocks(messages.length(i));
        }
        int mean = (int) (all / taken.length);
        int most = 0;
        double oneByOne = 0;
        for (int i = 0; i < messages.count(); i++) {
            int blocks = Padding.blocks(messages.length(i));
            if (blocks > mean) {
                most = Math.max(most, blocks);
                oneByOne += costs.single(blocks);
            }
        }
        return oneByOne < costs.laneBlock() * groups * (most - mean) ? mean : Integer.MAX_VALUE;
    }

    /** Has the next messages wait for all lanes; whether they are as many, and of one length. */
    private boolean collect() {
        boolean alike = groups == 1;
        waiting = 0;
        while (waiting < groupLanes) {
            int message = pull();
            if (message == NONE) {
                return false;
            }
            queue[waiting] = message;
            alike &= messages.length(message) == messages.length(queue[0]);
            waiting++;
        }
        return alike;
    }

    /** Hashes the messages that wait, which have one length: lanes start and end together. */
    private void runAbreast() {
        int length = messages.length(queue[0]);
        int whole = length / Padding.BLOCK_BYTES;
        int done = whole * Padding.BLOCK_BYTES;
        int blocks = Padding.blocks(length - done);
        long before = prefix.block().length + (long) done;
        boolean alike = length == done;
        for (int lane = 0; lane < groupLanes; lane++) {
            setArray(lane, messages.array(queue[lane]));
            sources[lane] = lane;
            offsets[lane] = messages.offset(queue[lane]);
            kernel.setState(lane, prefix.state());
        }
        for (int block = 0; block < whole; block++) {
            kernel.enter(0, arrays, sources, offsets, block * Padding.BLOCK_BYTES);
        }
        if (alike && (before == 0 || paddings[0] != before)) {
            Padding.write(ends, 0, 0, before, ends, 0, blocks);
            paddings[0] = before;
        }
        if (!alike || !kernel.enterAlike(0, ends, 0)) {
            enterEnds(length - done, done, before, blocks);
        }
        for (int lane = 0; lane < groupLanes; lane++) {
            kernel.getState(lane, state);
            Padding.writeState(state, digests.array(queue[lane]), digests.offset(queue[lane]));
        }
        waiting = 0;
    }

    private void enterEnds(int length, int done, long before, int blocks) {
        for (int lane = 0; lane < groupLanes; lane++) {
            int end = lane * END_BYTES;
            Padding.write(arrays[lane], offsets[lane] + done, length, before, ends, end, blocks);
            paddings[lane] = 0;
            sources[lane] = taken.length;
            offsets[lane] = end;
        }
        for (int block = 0; block < blocks; block++) {
            kernel.enter(0, arrays, sources, offsets, block * Padding.BLOCK_BYTES);
        }
    }

    private void setArray(int lane, byte[] array) {
        if (arrays[lane] != array) {
            arrays[lane] = array;
        }
    }

    private void run() {
        int group = 0;
        do {
            if (groupLeft[group] == 0) {
                seeTo(group);
                if (next == messages.count() && waiting == 0 && isBetterOneByOne()) {
                    hashRestOneByOne();
                    return;
                }
            }
            enter(group);
            groupLeft[group]--;
            group = group + 1 == groups ? 0 : group + 1;
        } while (live > 0);
    }

    private void enter(int group) {
        if (!groupAlike[group] || !kernel.enterAlike(group, ends, group * groupLanes * END_BYTES)) {
            int done = groupRun[group] - groupLeft[group];
            kernel.enter(group, arrays, sources, offsets, done * Padding.BLOCK_BYTES);
        }
    }

    /** Sees to the lanes of a group that have no block to enter with. */
    private void seeTo(int group) {
        int first = group * groupLanes;
        int end = first + groupLanes;
        int run = Integer.MAX_VALUE;
        int busy = NONE;
        for (int lane = first; lane < end; lane++) {
            if (taken[lane] == NONE) {
                take(lane);
            } else {
                blocksLeft[lane] -= groupRun[group];
                offsets[lane] += groupRun[group] * Padding.BLOCK_BYTES;
                if (blocksLeft[lane] == 0) {
                    goOn(lane);
                }
            }
            if (taken[lane] != NONE) {
                run = Math.min(run, blocksLeft[lane]);
                busy = lane;
            }
        }
        keepIdleLanesReading(first, end, busy);
        groupRun[group] = busy == NONE ? 1 : run;
        groupLeft[group] = groupRun[group];
        groupAlike[group] = busy != NONE && areAlike(first, end);
    }

    /** Lanes without a message read what a busy one reads, or any end. */
    private void keepIdleLanesReading(int first, int end, int busy) {
        for (int lane = first; lane < end; lane++) {
            if (taken[lane] == NONE) {
                sources[lane] = busy == NONE ? taken.length : sources[busy];
                offsets[lane] = busy == NONE ? 0 : offsets[busy];
            }
        }
    }

    private boolean areAlike(int first, int end) {
        for (int lane = first; lane < end; lane++) {
            if (taken[lane] == NONE
                    || sources[lane] != taken.length
                    || paddings[lane] == 0
                    || paddings[lane] != paddings[first]) {
                return false;
            }
        }
        return true;
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
        sources[lane] = taken.length;
        offsets[lane] = lane * END_BYTES;
        blocksLeft[lane] = endBlocks[lane];
        endBlocks[lane] = 0;
    }

    /** Has a lane take the next message that is worth it, if there is one. */
    private void take(int lane) {
        int message = nextForLanes();
        taken[lane] = message;
        if (message == NONE) {
            return;
        }
        live++;
        byte[] array = messages.array(message);
        int offset = messages.offset(message);
        int length = messages.length(message);
        boolean whole = length % Padding.BLOCK_BYTES == 0;
        int blocks = whole || length > SHORT_BYTES ? length / Padding.BLOCK_BYTES : 0;
        int done = blocks * Padding.BLOCK_BYTES;
        setArray(lane, array);
        sources[lane] = lane;
        offsets[lane] = offset;
        blocksLeft[lane] = blocks;
        long before = prefix.block().length + (long) done;
        endBlocks[lane] = Padding.blocks(length - done);
        if (!whole || before == 0 || before != paddings[lane]) {
            Padding.write(array, offset + done, length - done, before, ends, lane * END_BYTES, endBlocks[lane]);
            paddings[lane] = whole ? before : 0;
        }
        kernel.setState(lane, prefix.state());
        if (blocks == 0) {
            turnToEnd(lane);
        }
    }

    /** The next message for a lane: one that waits, or the next of all that is worth it. */
    private int nextForLanes() {
        if (waiting > 0) {
            return queue[--waiting];
        }
        return pull();
    }

    /** The next message that is worth a lane, after those before it have been hashed that are not. */
    private int pull() {
        while (next < messages.count()) {
            int message = next++;
            int blocks = Padding.blocks(messages.length(message));
            if (shortest <= blocks && blocks <= longest) {
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
        Arrays.fill(paddings, 0);
        Arrays.fill(state, 0);
        kernel.clear();
        single.clear();
    }
}
