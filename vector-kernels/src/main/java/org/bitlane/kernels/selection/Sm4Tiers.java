package org.bitlane.kernels.selection;

import java.lang.System.Logger.Level;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.function.Supplier;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.KernelConfiguration;

/** Holds the kernels that serve SM4; nothing is chosen before the first use. */
final class Sm4Tiers {
    static final CipherTiers INSTANCE = choose();

    /** From how many blocks on vectors are faster than tables, which take one after the other. */
    private static final int LEAST_BLOCKS_BESIDE_TABLES = 2;

    private Sm4Tiers() {}

    private static CipherTiers choose() {
        CipherChoice choice = CipherChoice.of(Algorithm.SM4);
        Optional<String> obstacle = VectorApi.obstacle();
        KernelConfiguration scalarConfiguration = choice.scalar();
        Supplier<BlockKernel> scalar = TablesOption.isSet()
                ? () -> ScalarKernels.sm4WithTables(scalarConfiguration)
                : () -> ScalarKernels.all().get(scalarConfiguration).apply(ByteOrder.BIG_ENDIAN);
        if (obstacle.isPresent()) {
            System.getLogger(VectorApi.LOGGER).log(Level.INFO, "SM4 runs on scalar kernels: {0}", obstacle.get());
            return CipherTiers.ofScalar(scalarConfiguration, scalar, obstacle.get());
        }
        return new CipherTiers(
                scalarConfiguration,
                choice.reason(),
                scalar,
                VectorTiers.sm4Small(TablesOption.isSet() ? LEAST_BLOCKS_BESIDE_TABLES : 1),
                VectorTiers.sm4Large(choice.large()));
    }
}
