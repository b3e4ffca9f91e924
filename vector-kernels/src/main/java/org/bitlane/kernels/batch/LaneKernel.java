package org.bitlane.kernels.batch;

import org.bitlane.kernels.KernelConfiguration;

/**
 * The compression function of a hash function over many independent messages at once, one to a lane.
 *
 * <p>Lanes form groups of equal size that enter in turn, from group 0 on: a pipeline has as many groups as stages, other
 * kernels have one. A lane's chaining value has taken in the block that it entered with when its group is about to enter
 * again, and may be read and replaced then and at no other time.
 *
 * <p>An instance is for one thread at a time.
 */
public interface LaneKernel {

    /** The configuration that this kernel runs. */
    KernelConfiguration configuration();

    /** The number of groups. */
    int groups();

    /** Lanes in a group. Lane {@code i} of group {@code g} is lane {@code g * groupLanes() + i}. */
    int groupLanes();

    /** Replaces a lane's chaining value, eight words. */
    void setState(int lane, int[] state);

    /** Copies a lane's chaining value, eight words. */
    void getState(int lane, int[] state);

    /**
     * Has the lanes of a group enter with a block each.
     *
     * @param arrays the arrays that have blocks
     * @param sources for every lane of every group, the number of the array that has its block
     * @param offsets for every lane of every group, the start of what it reads
     * @param distance bytes from there to the block, the same for all
     * @throws IndexOutOfBoundsException if a block leaves its array; chaining values are then undefined
     */
    void enter(int group, byte[][] arrays, int[] sources, int[] offsets, int distance);

    /**
     * Has all lanes of a group enter with one and the same block, if that takes less time here.
     *
     * @return whether it was done; if not, nothing has happened
     * @throws IndexOutOfBoundsException if the block leaves the array
     */
    default boolean enterAlike(int group, byte[] block, int offset) {
        return false;
    }

    /** Runs the least part of the rounds that has methods of its own, to have them compiled, on no data in particular. */
    void runRoundsBriefly();

    /** Overwrites all that remains of messages. */
    void clear();
}
