package org.bitlane.kernels.generator;

/**
 * The operations of a hash function on 32-bit words, for those who write them down.
 *
 * @param <W> what stands for a word
 */
interface Words<W> {

    /** The sum modulo 2^32. */
    W add(W left, W right);

    /** The exclusive or. */
    W xor(W left, W right);

    /** The conjunction. */
    W and(W left, W right);

    /** The word rotated right. */
    W rotateRight(W word, int bits);

    /** The word shifted right, with zeros on the left. */
    W shiftRight(W word, int bits);
}
