package org.bitlane.kernels.selection;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.CompressionKernel;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;

/** Chooses the kernels that serve an algorithm, and knows which configurations can run. */
public final class KernelSelection {
    private static final String SLICED = "bitsliced in 64-bit long registers, 16 blocks a batch";
    private static final String SLICED_OR_BY_TABLES =
            SLICED + ", few blocks and chains by table lookup, which is not constant-time";

    private KernelSelection() {}

    /**
     * A new kernel that serves calls of any length as well as this JVM can.
     *
     * @throws IllegalArgumentException if the algorithm is not a cipher or does not have the byte order
     */
    public static BlockKernel blockKernel(Algorithm algorithm, ByteOrder order) {
        requireCipher(algorithm);
        Objects.requireNonNull(order, "order");
        if (order != ByteOrder.BIG_ENDIAN && algorithm != Algorithm.SIMON64_128) {
            throw new IllegalArgumentException(algorithm + " has one byte order only, big-endian");
        }
        return new TieredBlockKernel(algorithm == Algorithm.SM4 ? Sm4Tiers.INSTANCE : SimonTiers.of(order));
    }

    /**
     * A new kernel of the given configuration, compiled or not.
     *
     * @throws IllegalArgumentException if the algorithm is not a cipher or the configuration cannot run
     */
    public static BlockKernel blockKernel(KernelConfiguration configuration) {
        requireCipher(configuration.algorithm());
        if (vectorConfigurations(configuration.algorithm()).contains(configuration)) {
            return VectorTiers.kernel(configuration);
        }
        if (ScalarKernels.all().containsKey(configuration)) {
            return ScalarKernels.all().get(configuration).apply(ByteOrder.BIG_ENDIAN);
        }
        throw new IllegalArgumentException(
                "no kernel runs " + configuration + " here; runnable are " + runnable(configuration.algorithm()));
    }

    /** A new kernel for SHA-256. */
    public static CompressionKernel compressionKernel() {
        return new Sha256ScalarKernel();
    }

    /** A new hasher of many SHA-256 messages, the best that this JVM has. */
    public static BatchHasher batchHasher() {
        return new BatchHasher(BatchTiers.serving());
    }

    /**
     * A new hasher of many SHA-256 messages in lanes of the given configuration, compiled or not.
     *
     * @throws IllegalArgumentException if the configuration has no lanes here
     */
    public static BatchHasher batchHasher(KernelConfiguration configuration) {
        List<KernelConfiguration> lanes = VectorApi.isReadable() ? LaneTier.configurations() : List.of();
        if (!lanes.contains(configuration)) {
            throw new IllegalArgumentException(
                    "no kernel has lanes for " + configuration + " here; those that have are " + lanes);
        }
        return new BatchHasher(BatchTiers.ofLanesOnly(() -> LaneTier.kernel(configuration)));
    }

    /** The configurations of an algorithm that can run here, the fastest first. */
    public static List<KernelConfiguration> runnable(Algorithm algorithm) {
        if (!algorithm.isCipher()) {
            return VectorApi.isReadable() ? LaneTier.configurations() : List.of(Sha256ScalarKernel.CONFIGURATION);
        }
        return Stream.concat(vectorConfigurations(algorithm).stream(), ScalarKernels.of(algorithm).stream())
                .distinct()
                .toList();
    }

    /** Has an algorithm's vector kernels warmed, in the byte order of its paper, if there are any that can be. */
    public static void warm(Algorithm algorithm) {
        switch (Objects.requireNonNull(algorithm, "algorithm")) {
            case SM4 -> Sm4Tiers.INSTANCE.warm();
            case SIMON64_128 -> SimonTiers.of(ByteOrder.BIG_ENDIAN).warm();
            case SHA256 -> BatchTiers.serving().warm();
        }
    }

    private static List<KernelConfiguration> vectorConfigurations(Algorithm algorithm) {
        return VectorApi.isReadable() ? VectorTiers.configurations(algorithm) : List.of();
    }

    /** Which kernel serves an algorithm, and why. */
    public static KernelStatus status(Algorithm algorithm) {
        return switch (algorithm) {
            case SM4 -> Sm4Tiers.INSTANCE.status(TablesOption.isSet() ? SLICED_OR_BY_TABLES : SLICED);
            case SIMON64_128 -> SimonTiers.of(ByteOrder.BIG_ENDIAN).status(SLICED);
            case SHA256 -> BatchTiers.serving().status();
        };
    }

    private static KernelStatus scalarStatus(KernelConfiguration configuration, String implementation) {
        return new KernelStatus(
                configuration.algorithm(),
                configuration,
                implementation,
                "the fastest of the scalar kernels; there are no vector kernels for this algorithm",
                List.of(),
                true);
    }

    private static void requireCipher(Algorithm algorithm) {
        if (!algorithm.isCipher()) {
            throw new IllegalArgumentException(algorithm + " is not a block cipher");
        }
    }
}
