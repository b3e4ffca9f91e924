package org.bitlane.kernels;

/** Whether this JVM was started with the Vector API: a condition for tests of the kernels that use it. */
public final class VectorModule {
    private VectorModule() {}

    /** Whether classes that use the Vector API can be loaded. */
    public static boolean isThere() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }
}
