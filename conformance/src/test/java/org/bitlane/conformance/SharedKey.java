package org.bitlane.conformance;

import java.util.Arrays;
import javax.crypto.SecretKey;

/** A key that hands out the very array it was made with, and once destroyed answers nothing more. */
public final class SharedKey implements SecretKey {
    private static final long serialVersionUID = 1;

    private final String algorithm;
    private final String format;
    private final byte[] encoded;
    private boolean destroyed;

    /** A key as a provider might make it, well or badly: any argument may be null. */
    public SharedKey(String algorithm, String format, byte[] encoded) {
        this.algorithm = algorithm;
        this.format = format;
        this.encoded = encoded;
    }

    @Override
    public String getAlgorithm() {
        requireAlive();
        return algorithm;
    }

    @Override
    public String getFormat() {
        requireAlive();
        return format;
    }

    @Override
    public byte[] getEncoded() {
        requireAlive();
        return encoded;
    }

    @Override
    public void destroy() {
        destroyed = true;
        Arrays.fill(encoded, (byte) 0);
    }

    @Override
    public boolean isDestroyed() {
        return destroyed;
    }

    private void requireAlive() {
        if (destroyed) {
            throw new IllegalStateException("destroyed");
        }
    }

    @Override
    public String toString() {
        return destroyed ? "destroyed" : algorithm + " " + format + " " + Arrays.toString(encoded);
    }
}
