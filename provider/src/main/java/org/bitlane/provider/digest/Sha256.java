package org.bitlane.provider.digest;

import java.nio.ByteBuffer;
import org.bitlane.kernels.Sha256Engine;

/**
 * The SHA-256 hash of a stream of bytes (FIPS 180-4).
 *
 * <p>For one thread at a time; misuse gives wrong values, but no access outside an array.
 */
public abstract class Sha256 {
    /** Bytes in a block of message. */
    public static final int BLOCK_BYTES = 64;

    /** Bytes in a hash value. */
    public static final int HASH_BYTES = 32;

    Sha256() {}

    /** The hash of an empty stream, so far, by the engine that serves in this JVM. */
    public static Sha256 create() {
        return of(Sha256Engine.serving());
    }

    /** The hash of an empty stream, so far, by a given engine. */
    static Sha256 of(Sha256Engine engine) {
        return switch (engine) {
            case JDK -> new JdkSha256();
            case JAVA -> new JavaSha256();
        };
    }

    /** Adds one byte. */
    public abstract void update(byte value);

    /**
     * Adds bytes of an array.
     *
     * @throws IndexOutOfBoundsException if they leave the array; nothing has happened then
     */
    public abstract void update(byte[] in, int offset, int length);

    /** Adds what remains of a buffer, whose position advances to its limit. */
    public abstract void update(ByteBuffer in);

    /**
     * Writes the hash of all bytes since the last reset, and resets.
     *
     * @throws IndexOutOfBoundsException if {@link #HASH_BYTES} do not fit; nothing has happened then
     */
    public abstract void digest(byte[] out, int offset);

    /** Forgets all bytes and overwrites what depends on them. */
    public abstract void reset();

    /** Takes over the stream that another hash by the same engine has seen; the two share nothing afterwards. */
    public abstract void copyFrom(Sha256 other);
}
