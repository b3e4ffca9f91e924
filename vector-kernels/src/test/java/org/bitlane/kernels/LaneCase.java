package org.bitlane.kernels;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.bitlane.kernels.vector.Sha256Kernels;

/**
 * A way to hash many messages that is to be tested.
 *
 * @param name what it is
 * @param lanes messages that it hashes at once
 * @param constructor makes one
 */
record LaneCase(String name, int lanes, Supplier<Sha256Batch> constructor) {
    private static final int MANY = 64;

    /** What serves, and every configuration that has lanes here. */
    static List<LaneCase> all() {
        List<LaneCase> all = new ArrayList<>();
        all.add(new LaneCase("what serves", 1, Sha256Batch::create));
        if (VectorModule.isThere()) {
            for (KernelConfiguration configuration : Kernels.runnable(Algorithm.SHA256)) {
                all.add(of(configuration));
            }
        }
        return all;
    }

    /** Those that take a second or so for a few thousand messages before they are compiled. */
    static List<LaneCase> narrow() {
        return all().stream().filter(tested -> tested.lanes() <= MANY).toList();
    }

    private static LaneCase of(KernelConfiguration configuration) {
        var kernel = Sha256Kernels.kernel(configuration);
        return new LaneCase(
                configuration.toString(), kernel.groups() * kernel.groupLanes(), () -> Sha256Batch.of(configuration));
    }

    Sha256Batch batch() {
        return constructor.get();
    }

    @Override
    public String toString() {
        return name;
    }
}
