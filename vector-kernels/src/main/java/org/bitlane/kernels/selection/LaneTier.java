package org.bitlane.kernels.selection;

import java.util.List;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.vector.Sha256Kernels;
import org.bitlane.kernels.vector.VectorKernels;

/** The lanes of vectors that hash. To be touched only where {@link VectorApi} has found the Vector API. */
final class LaneTier {
    private LaneTier() {}

    /** The configurations that have lanes, the fastest first. */
    static List<KernelConfiguration> configurations() {
        return Sha256Kernels.configurations();
    }

    /** A new kernel of one of {@link #configurations}. */
    static LaneKernel kernel(KernelConfiguration configuration) {
        return Sha256Kernels.kernel(configuration);
    }

    /** A configuration's lanes, in a few words. */
    static String description(KernelConfiguration configuration) {
        LaneKernel kernel = kernel(configuration);
        return "one message to a lane of " + VectorKernels.vectorBits() + "-bit vector registers, "
                + kernel.groups() * kernel.groupLanes() + " messages at once";
    }
}
