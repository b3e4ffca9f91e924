package org.bitlane.provider.digest;

import java.util.Arrays;

/**
 * HMAC with SHA-256 (FIPS 198-1, RFC 2104). The two blocks that depend on the key alone are hashed once per key.
 *
 * <p>For one thread at a time. Before the first {@link #init} the key is empty.
 */
public final class Hmac {
    private static final byte INNER_PAD = 0x36;
    private static final byte OUTER_PAD = 0x5c;

    private final Sha256 keyedInner = Sha256.create();
    private final Sha256 keyedOuter = Sha256.create();
    private final Sha256 message = Sha256.create();
    private final byte[] innerHash = new byte[Sha256.HASH_BYTES];

    /** An HMAC under the empty key. */
    public Hmac() {
        init(new byte[0]);
    }

    /** Sets the key, of any length, and starts a message. The array is read only. */
    public void init(byte[] key) {
        byte[] block = new byte[Sha256.BLOCK_BYTES];
        if (key.length <= block.length) {
            System.arraycopy(key, 0, block, 0, key.length);
        } else {
            message.reset();
            message.update(key, 0, key.length);
            message.digest(block, 0);
        }
        absorb(keyedInner, block, INNER_PAD);
        absorb(keyedOuter, block, OUTER_PAD);
        Arrays.fill(block, (byte) 0);
        restart();
    }

    private static void absorb(Sha256 hash, byte[] key, byte pad) {
        byte[] padded = new byte[key.length];
        for (int i = 0; i < key.length; i++) {
            padded[i] = (byte) (key[i] ^ pad);
        }
        hash.reset();
        hash.update(padded, 0, padded.length);
        Arrays.fill(padded, (byte) 0);
    }

    /** The hash that takes the bytes of the message. */
    public Sha256 message() {
        return message;
    }

    /** Writes the code of the message, {@link Sha256#HASH_BYTES} bytes, and starts another under the same key. */
    public void doFinal(byte[] out, int offset) {
        message.digest(innerHash, 0);
        message.copyFrom(keyedOuter);
        message.update(innerHash, 0, innerHash.length);
        message.digest(out, offset);
        restart();
    }

    /** Drops the message and starts another under the same key. */
    public void restart() {
        message.reset();
        message.copyFrom(keyedInner);
    }

    /** Takes over key and message of another; the two share nothing afterwards. */
    public void copyFrom(Hmac other) {
        keyedInner.copyFrom(other.keyedInner);
        keyedOuter.copyFrom(other.keyedOuter);
        message.copyFrom(other.message);
    }
}
