package org.bitlane.jmh.process;

/** The JVM option that opens the Vector API to kernels. */
public final class VectorFlag {
    /** The option, in one word. */
    public static final String OPTION = "--add-modules=jdk.incubator.vector";

    private VectorFlag() {}
}
