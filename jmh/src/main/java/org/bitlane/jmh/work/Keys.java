package org.bitlane.jmh.work;

import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** Many keys in turn, so that no provider can take a key for the one that it has set up already. */
public final class Keys {
    private static final int COUNT = 64;
    private static final int KEY_BYTES = 16;

    private final SecretKey[] keys = new SecretKey[COUNT];
    private int next;

    /** Keys for an algorithm, the same ones in every run. */
    public Keys(String algorithm) {
        byte[] material = Samples.data(COUNT * KEY_BYTES);
        for (int i = 0; i < COUNT; i++) {
            keys[i] = new SecretKeySpec(material, i * KEY_BYTES, KEY_BYTES, algorithm);
        }
    }

    /** The next key, never the one before. */
    public SecretKey next() {
        next = (next + 1) % COUNT;
        return keys[next];
    }
}
