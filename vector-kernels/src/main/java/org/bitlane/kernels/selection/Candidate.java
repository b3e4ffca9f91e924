package org.bitlane.kernels.selection;

import java.util.Optional;

/**
 * A vector kernel on its way to serving, as the {@link Warmer} sees it: to be run until it is compiled, then examined, and
 * published or refused. All but the last two in the warmer's thread.
 */
interface Candidate {

    /** Algorithm and kernel in a few words, for the log. */
    String name();

    /** What stands against warming it at all, such as another kernel that serves already; empty if nothing does. */
    Optional<String> obstacle();

    /** Makes the kernel and all that is needed to run it. */
    void prepare();

    /** Runs what has methods of its own, each as briefly as possible. */
    void runBriefly();

    /** Asks of it, some times over, everything that applications do, the way they do. */
    void rehearse(int times);

    /** Whether it is compiled to fast code. */
    boolean isCompiled();

    /** Examines it once it is compiled; what speaks against its serving, or nothing. */
    Optional<String> examine();

    /** Has it serve from now on. */
    void publish();

    /** Turns it down for the rest of the JVM's life. */
    void refuse(String reason);
}
