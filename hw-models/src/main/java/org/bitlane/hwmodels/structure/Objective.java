package org.bitlane.hwmodels.structure;

/** What logic is mapped to look-up tables for. */
public enum Objective {
    /**
     * Fewest look-up tables: shared signals stay shared. One SIMON round is one level of 32 LUT6 however many follow
     * each other.
     */
    AREA,
    /**
     * Fewest levels, a wide function of seven or eight inputs counting as one: exclusive-or trees are rearranged so that
     * late signals enter last, and logic is duplicated where that saves a level, as a synthesis tool does that maps for
     * delay.
     */
    DEPTH
}
