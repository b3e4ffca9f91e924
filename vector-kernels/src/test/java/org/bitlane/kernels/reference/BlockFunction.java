package org.bitlane.kernels.reference;

/** A block cipher under one key, one block at a time: all that {@link ReferenceModes} needs of a cipher. */
public interface BlockFunction {

    /** Bytes in one block. */
    int blockBytes();

    /** Enciphers the block of {@code in} at {@code inOffset} into {@code out} at {@code outOffset}. */
    void encrypt(byte[] in, int inOffset, byte[] out, int outOffset);

    /** Deciphers the block of {@code in} at {@code inOffset} into {@code out} at {@code outOffset}. */
    void decrypt(byte[] in, int inOffset, byte[] out, int outOffset);
}
