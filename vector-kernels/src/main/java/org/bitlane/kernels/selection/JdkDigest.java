package org.bitlane.kernels.selection;

import java.security.DigestException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import org.bitlane.kernels.batch.Digests;
import org.bitlane.kernels.batch.MessageHasher;
import org.bitlane.kernels.batch.Prefix;

/**
 * The JDK's own SHA-256, for single messages among many: the one class of the kernels that knows of the cryptography
 * architecture, because what HotSpot compiles that digest to cannot be had in any other way.
 */
final class JdkDigest implements MessageHasher {
    private static final String NAME = "SHA-256";

    /** Asked for by name, so that it is this one even where we come first in the list of providers. */
    private static final String PROVIDER = "SUN";

    private final MessageDigest digest;

    JdkDigest() {
        try {
            digest = MessageDigest.getInstance(NAME, PROVIDER);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Whether this JVM has it. */
    static boolean isThere() {
        try {
            return MessageDigest.getInstance(NAME, PROVIDER) != null;
        } catch (GeneralSecurityException e) {
            return false;
        }
    }

    @Override
    public void hash(Prefix prefix, byte[] in, int offset, int length, byte[] out, int outOffset) {
        byte[] block = prefix.block();
        if (block.length > 0) {
            digest.update(block, 0, block.length);
        }
        digest.update(in, offset, length);
        try {
            digest.digest(out, outOffset, Digests.BYTES);
        } catch (DigestException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void clear() {
        digest.reset();
    }
}
