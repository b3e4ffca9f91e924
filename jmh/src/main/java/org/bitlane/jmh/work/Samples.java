package org.bitlane.jmh.work;

import java.util.SplittableRandom;

/** Keys, IVs and data that are the same in every run and for every provider. */
public final class Samples {
    private static final int KEY_BYTES = 16;

    private Samples() {}

    /** Arbitrary bytes, the same ones for the same length. */
    public static byte[] data(int length) {
        return bytes(1, length);
    }

    /** A key of 16 bytes. */
    public static byte[] key() {
        return bytes(2, KEY_BYTES);
    }

    /** An IV or initial counter block of one block. */
    public static byte[] iv(int blockBytes) {
        return bytes(3, blockBytes);
    }

    private static byte[] bytes(long seed, int length) {
        byte[] bytes = new byte[length];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }
}
