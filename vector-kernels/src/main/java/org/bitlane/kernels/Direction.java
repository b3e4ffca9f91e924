package org.bitlane.kernels;

/** Which way a block kernel is keyed. The two differ in the order of the round keys only. */
public enum Direction {
    /** Plaintext to ciphertext; also the direction of CTR, whichever way the data goes. */
    ENCRYPT,
    /** Ciphertext to plaintext. */
    DECRYPT
}
