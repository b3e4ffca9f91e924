package org.bitlane.kernels;

/**
 * A block cipher under one key, in whole blocks from array to array.
 *
 * <p><b>Shapes.</b> Every operation reads {@code blocks * blockBytes} bytes of {@code in} from {@code inOffset} and
 * writes as many of {@code out} from {@code outOffset}. The arrays may be the same one if the output lies behind the
 * input or exactly on it ({@code outOffset <= inOffset}) or the two regions are apart; otherwise the result is
 * undefined, but nothing outside the output region is ever written.
 *
 * <p><b>Constant time.</b> No address and no branch depends on key or data bytes.
 *
 * <p><b>Cost.</b> No operation but the first after {@link #init} allocates. Kernels are fastest for multiples of their
 * batch, but serve any count.
 *
 * <p>An instance is for one thread at a time.
 *
 * <p><b>Errors.</b> Before anything is written, every data operation throws
 *
 * <ul>
 *   <li>{@link IllegalStateException} if the instance was never initialised, or was {@linkplain #clear cleared} since;
 *   <li>{@link IndexOutOfBoundsException} if {@code blocks} is negative, a region leaves its array, or a chain or counter
 *       has less than one block.
 * </ul>
 */
public interface BlockKernel {

    /** The configuration that this kernel runs. */
    KernelConfiguration configuration();

    /**
     * How many blocks go through {@link #ecb} or {@link #ctr} at the cost of one: the smallest batch that the kernel
     * fills. Callers that must produce a single counter block may as well produce this many.
     */
    int batch();

    /**
     * Sets the key and forgets the one before. The array is read, never kept or written.
     *
     * @param direction the direction of {@link #ecb} and {@link #cbc}; {@link #ctr} needs {@link Direction#ENCRYPT}
     * @param key exactly {@link Algorithm#keyBytes()} bytes
     * @throws IllegalArgumentException if the key has another length; the old key stays
     */
    void init(Direction direction, byte[] key);

    /** Puts each block through the cipher on its own (NIST SP 800-38A, 6.1). */
    void ecb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks);

    /**
     * Cipher block chaining in the keyed direction (NIST SP 800-38A, 6.2).
     *
     * @param chain one block: the IV or the ciphertext block before; holds the last ciphertext block afterwards
     */
    void cbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks);

    /**
     * XORs the data with the encrypted counter (NIST SP 800-38A, 6.5).
     *
     * @param counter one block, counted as one big-endian number that wraps; advanced by {@code blocks}
     * @throws IllegalStateException also if the kernel is keyed to decrypt
     */
    void ctr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks);

    /** Overwrites all that was derived from the key, and all that remains of the data. */
    void clear();
}
