package org.bitlane.kernels.batch;

/**
 * What hashing costs on this machine in lanes and one message after the other, in nanoseconds, as measured.
 *
 * @param laneBlock a block of each of a group's lanes
 * @param laneMessage a message's way into a lane and out of it, if lanes are seen to one by one
 * @param abreastMessage the same for messages of one length, whose lanes start and end together
 * @param singleBlock a block of a single message
 * @param singleMessage a single message, without its blocks
 */
public record Costs(
        double laneBlock, double laneMessage, double abreastMessage, double singleBlock, double singleMessage) {
    /** The costs by which lanes are always worth it. */
    public static final Costs OF_LANES_ONLY = new Costs(1, 0, 0, Double.POSITIVE_INFINITY, 0);

    /** Up to how many blocks a message is worth a lane. */
    int mostBlocks(int groupLanes, boolean abreast) {
        double lost = laneBlock / groupLanes - singleBlock;
        return lost > 0 ? (int) Math.max(0, (singleMessage - message(abreast)) / lost) : Integer.MAX_VALUE;
    }

    /** From how many blocks on a message is worth a lane. */
    int leastBlocks(int groupLanes, boolean abreast) {
        double won = singleBlock - laneBlock / groupLanes;
        return won > 0 ? (int) Math.ceil(Math.max(0, message(abreast) - singleMessage) / won) : 0;
    }

    /** The costs of a single message of some blocks. */
    public double single(int blocks) {
        return singleMessage + singleBlock * blocks;
    }

    /** The costs of a message of some blocks while all lanes are busy. */
    public double inLane(int blocks, int groupLanes, boolean abreast) {
        return message(abreast) + laneBlock * blocks / groupLanes;
    }

    private double message(boolean abreast) {
        return abreast ? abreastMessage : laneMessage;
    }
}
