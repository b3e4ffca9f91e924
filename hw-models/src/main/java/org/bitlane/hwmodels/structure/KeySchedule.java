package org.bitlane.hwmodels.structure;

/**
 * Where round keys come from, and for SHA-256 the round constants (its message schedule always advances with the
 * rounds).
 */
public enum KeySchedule {
    /** Computed elsewhere: round keys, or SHA-256's round constants, enter as ports. */
    PRECOMPUTED,
    /**
     * Key registers advance with the rounds, from a key that is loaded with the block; for SHA-256, round constants come
     * from a table in logic. Iterative and unrolled only.
     */
    ON_THE_FLY,
    /**
     * A copy of the schedule for every round, combinational from a key that holds still, without key registers; for SHA-256,
     * constants wired in. Pipelined, or unrolled over all rounds.
     */
    UNROLLED,
    /** As {@link #UNROLLED}, but key words travel with the block in registers of their own. Pipelined ciphers only. */
    PIPELINED
}
