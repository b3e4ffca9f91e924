package org.bitlane.provider.cipher;

/** What completes the last block of a message. */
public enum Padding {
    /** Nothing: the message is a whole number of blocks, or the mode a stream. */
    NONE,
    /** As many bytes as are missing, a whole block if none is, each with that number (RFC 5652, 6.3). */
    PKCS7;

    /**
     * Completes a block.
     *
     * @param block the last block of the message
     * @param used how many of its bytes are message, fewer than a block
     */
    static void pad(byte[] block, int used) {
        byte missing = (byte) (block.length - used);
        for (int i = used; i < block.length; i++) {
            block[i] = missing;
        }
    }

    /**
     * The number of padding bytes at the end of a block, or -1 if they are not what {@link #pad} writes. Which byte is
     * at fault, if one is, shows neither in the result nor in the time it takes.
     */
    static int paddingBytes(byte[] block) {
        int count = block[block.length - 1] & 0xff;
        // All ones while everything is as it should be; each comparison is the sign of a difference.
        int good = ~((count - 1) >> 31) & ~((block.length - count) >> 31);
        for (int i = 0; i < block.length; i++) {
            int isPadding = (block.length - 1 - i - count) >> 31;
            int differs = (block[i] & 0xff) ^ count;
            good &= ~isPadding | ((differs - 1) >> 31);
        }
        return (count & good) | ~good;
    }
}
