package org.bitlane.kernels.selection;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Objects;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.CompressionKernel;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;

/** Chooses the kernel that serves an algorithm, and knows which configurations can run. */
public final class KernelSelection {
    private static final String SLICED = "bitsliced in 64-bit long registers, 16 blocks a batch";
    private static final String WORDS = "32-bit words in int registers, one message at a time";
    private static final String REASON = "the fastest configuration of the scalar kernels; there are no vector kernels";

    private KernelSelection() {}

    /**
     * A new kernel of the configuration that serves.
     *
     * @throws IllegalArgumentException if the algorithm is not a cipher or does not have the byte order
     */
    public static BlockKernel blockKernel(Algorithm algorithm, ByteOrder order) {
        requireCipher(algorithm);
        Objects.requireNonNull(order, "order");
        if (order != ByteOrder.BIG_ENDIAN && algorithm != Algorithm.SIMON64_128) {
            throw new IllegalArgumentException(algorithm + " has one byte order only, big-endian");
        }
        return make(runnable(algorithm).get(0), order);
    }

    /**
     * A new kernel of the given configuration.
     *
     * @throws IllegalArgumentException if the algorithm is not a cipher or the configuration cannot run
     */
    public static BlockKernel blockKernel(KernelConfiguration configuration) {
        requireCipher(configuration.algorithm());
        List<KernelConfiguration> runnable = runnable(configuration.algorithm());
        if (!runnable.contains(configuration)) {
            throw new IllegalArgumentException("no kernel runs " + configuration + " here; runnable are " + runnable);
        }
        return make(configuration, ByteOrder.BIG_ENDIAN);
    }

    /** A new kernel for SHA-256. */
    public static CompressionKernel compressionKernel() {
        return new Sha256ScalarKernel();
    }

    /** The configurations of an algorithm that can run here, the one that serves first. */
    public static List<KernelConfiguration> runnable(Algorithm algorithm) {
        if (algorithm == Algorithm.SHA256) {
            return List.of(Sha256ScalarKernel.CONFIGURATION);
        }
        return ScalarKernels.all().keySet().stream()
                .filter(configuration -> configuration.algorithm() == algorithm)
                .toList();
    }

    /** Which kernel serves an algorithm, and why. */
    public static KernelStatus status(Algorithm algorithm) {
        String implementation = algorithm.isCipher() ? SLICED : WORDS;
        return new KernelStatus(algorithm, runnable(algorithm).get(0), implementation, REASON, List.of());
    }

    private static BlockKernel make(KernelConfiguration configuration, ByteOrder order) {
        return ScalarKernels.all().get(configuration).apply(order);
    }

    private static void requireCipher(Algorithm algorithm) {
        if (!algorithm.isCipher()) {
            throw new IllegalArgumentException(algorithm + " is not a block cipher");
        }
    }
}
