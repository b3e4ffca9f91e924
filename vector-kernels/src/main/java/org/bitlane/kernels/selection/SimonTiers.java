package org.bitlane.kernels.selection;

import java.lang.System.Logger.Level;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.function.Supplier;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.KernelConfiguration;

/**
 * Holds the kernels that serve SIMON, those of each byte order on their own; nothing is chosen before the first use. Chains
 * are the scalar kernel's for good: no kernel is faster for one block.
 */
final class SimonTiers {
    private static final CipherChoice CHOICE = CipherChoice.of(Algorithm.SIMON64_128);

    static {
        VectorApi.obstacle()
                .ifPresent(obstacle -> System.getLogger(VectorApi.LOGGER)
                        .log(Level.INFO, "SIMON64_128 runs on scalar kernels: {0}", obstacle));
    }

    private SimonTiers() {}

    /** The kernels of a byte order. */
    static CipherTiers of(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? BigEndian.TIERS : LittleEndian.TIERS;
    }

    private static CipherTiers choose(ByteOrder order) {
        Optional<String> obstacle = VectorApi.obstacle();
        KernelConfiguration scalarConfiguration = CHOICE.scalar();
        Supplier<BlockKernel> scalar =
                () -> ScalarKernels.all().get(scalarConfiguration).apply(order);
        if (obstacle.isPresent()) {
            return CipherTiers.ofScalar(scalarConfiguration, scalar, obstacle.get());
        }
        return new CipherTiers(
                scalarConfiguration,
                order,
                CHOICE.reason(),
                scalar,
                VectorTiers.simonSmall(order),
                VectorTiers.simonLarge(CHOICE.large(), order));
    }

    /** The paper's order. */
    private static final class BigEndian {
        static final CipherTiers TIERS = choose(ByteOrder.BIG_ENDIAN);
    }

    /** The other one. */
    private static final class LittleEndian {
        static final CipherTiers TIERS = choose(ByteOrder.LITTLE_ENDIAN);
    }
}
