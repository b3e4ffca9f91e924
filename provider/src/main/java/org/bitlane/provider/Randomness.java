package org.bitlane.provider;

import java.security.SecureRandom;

/** Random bytes from the source that the caller gave, or from the platform's. */
final class Randomness {
    private Randomness() {}

    /**
     * @param random the caller's source, or null for the platform's
     */
    static byte[] bytes(int count, SecureRandom random) {
        byte[] bytes = new byte[count];
        (random == null ? new SecureRandom() : random).nextBytes(bytes);
        return bytes;
    }
}
