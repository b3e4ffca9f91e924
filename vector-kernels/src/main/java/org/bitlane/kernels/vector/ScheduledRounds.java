package org.bitlane.kernels.vector;

/** Rounds that can do without computing the schedule, where it is known. */
public interface ScheduledRounds extends LaneRounds {

    /**
     * Takes blocks through all rounds.
     *
     * @param words all 64 words of the schedule
     */
    void applyScheduled(int[] words, int[] states, int[] constants);
}
