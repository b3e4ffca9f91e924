package org.bitlane.kernels;

/**
 * The compression function of a hash function over one message.
 *
 * <p>An instance holds scratch space and is for one thread at a time; it holds no message state between calls.
 */
public interface CompressionKernel {

    /** The configuration that this kernel runs. */
    KernelConfiguration configuration();

    /**
     * Feeds whole blocks into a chaining value (FIPS 180-4, 6.2.2).
     *
     * @param state the chaining value, eight words, read and replaced
     * @param in the message
     * @param offset where the first block starts
     * @param blocks how many 64-byte blocks to feed
     * @throws IndexOutOfBoundsException if {@code blocks} is negative or the blocks leave the array; {@code state} is
     *     then as before
     */
    void compress(int[] state, byte[] in, int offset, int blocks);

    /** Overwrites what remains of the message. */
    void clear();
}
