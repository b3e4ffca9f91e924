package org.bitlane.kernels.selection;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Counts the bytes that the current thread allocates, where the JVM has the module {@code jdk.management}. It is reached
 * by reflection, because everything works without.
 */
final class AllocationMeter {
    private final MethodHandle allocatedBytes;

    AllocationMeter() {
        this.allocatedBytes = find();
    }

    private static MethodHandle find() {
        try {
            Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
            Class<?> bean = Class.forName("com.sun.management.ThreadMXBean");
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            Object threads = factory.getMethod("getThreadMXBean").invoke(null);
            return lookup.findVirtual(bean, "getCurrentThreadAllocatedBytes", MethodType.methodType(long.class))
                    .bindTo(threads);
        } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
            return null;
        }
    }

    /** Bytes allocated so far, or always 0 if they cannot be counted. */
    long allocated() {
        if (allocatedBytes == null) {
            return 0;
        }
        try {
            return (long) allocatedBytes.invoke();
        } catch (Throwable e) {
            return 0;
        }
    }
}
