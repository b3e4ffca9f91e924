package org.bitlane.hwmodels.structure;

/** What becomes of the masked first and last rounds of a defended SM4. */
public enum Defence {
    /** Rounds 0 and 31 go through the masked S-box. */
    ACTIVE,
    /**
     * Rounds 0 and 31 have both S-boxes and a multiplexer whose select is an input at run time: no logic is removed by it,
     * and the masked path stays the critical one unless it is declared false.
     */
    BYPASS_MULTIPLEXER,
    /** The masked S-boxes are not built. */
    REMOVED
}
