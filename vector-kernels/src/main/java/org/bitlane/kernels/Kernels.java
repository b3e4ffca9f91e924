package org.bitlane.kernels;

import java.nio.ByteOrder;
import java.util.List;
import org.bitlane.kernels.selection.KernelSelection;

/** Makes kernels: the one that serves an algorithm best here, or one of a given configuration. */
public final class Kernels {
    private Kernels() {}

    /**
     * A new kernel for a block cipher, the best that this JVM has.
     *
     * @throws IllegalArgumentException if the algorithm is not a cipher
     */
    public static BlockKernel blockKernel(Algorithm algorithm) {
        return blockKernel(algorithm, ByteOrder.BIG_ENDIAN);
    }

    /**
     * A new kernel for a block cipher that takes the bytes of keys and blocks in the given order.
     *
     * @param order {@link ByteOrder#BIG_ENDIAN} for the order of the cipher's paper or standard. The other one reverses
     *     every key and block and exists for SIMON only, where the designers' implementation guide uses it; the
     *     counter of CTR is big-endian in both
     * @throws IllegalArgumentException if the algorithm is not a cipher or does not have the order
     */
    public static BlockKernel blockKernel(Algorithm algorithm, ByteOrder order) {
        return KernelSelection.blockKernel(algorithm, order);
    }

    /**
     * A new kernel that runs the given configuration of a block cipher, in the order of the cipher's paper or standard.
     *
     * @throws IllegalArgumentException if the algorithm is not a cipher, or {@link #runnable} does not list the
     *     configuration
     */
    public static BlockKernel blockKernel(KernelConfiguration configuration) {
        return KernelSelection.blockKernel(configuration);
    }

    /** A new kernel for SHA-256, the best that this JVM has for one message. */
    public static CompressionKernel compressionKernel() {
        return KernelSelection.compressionKernel();
    }

    /**
     * Has the vector kernels of an algorithm compiled now, in the background, instead of once there has been about a
     * second of work for them. For processes that would rather be busy at their start than later; returns at once, and
     * changes nothing where there is nothing to compile. {@link KernelStatus#settled()} tells when it is over.
     */
    public static void warm(Algorithm algorithm) {
        KernelSelection.warm(algorithm);
    }

    /** The configurations of an algorithm that can run in this JVM, the one that serves first. */
    public static List<KernelConfiguration> runnable(Algorithm algorithm) {
        return KernelSelection.runnable(algorithm);
    }
}
