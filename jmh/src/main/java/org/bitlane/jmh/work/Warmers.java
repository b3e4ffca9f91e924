package org.bitlane.jmh.work;

/** The threads in which Bitlane has kernels compiled. */
final class Warmers {
    private static final String NAME = "bitlane-warmer";

    private Warmers() {}

    /** Whether there is one: it ends when it has nothing left to do. */
    static boolean areAtWork() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals(NAME));
    }
}
