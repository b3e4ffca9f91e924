package org.bitlane.provider.digest;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Objects;

/**
 * By the JDK's own digest, which HotSpot compiles to code that no other class can have.
 *
 * <p>Several threads at once may tear its state, so that it refers outside its own buffer, and throws. It is replaced then: a
 * wrong value is what misuse gives.
 */
final class JdkSha256 extends Sha256 {
    /** Never fed: every digest starts as a copy of it, which takes less time than asking the provider for one. */
    private static final MessageDigest EMPTY = find();

    private MessageDigest digest = copy(EMPTY);

    /** Asks by the provider's name, so that it is this one even where we come first in the list. */
    private static MessageDigest find() {
        try {
            return MessageDigest.getInstance("SHA-256", "SUN");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static MessageDigest copy(MessageDigest original) {
        try {
            return (MessageDigest) original.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void update(byte value) {
        try {
            digest.update(value);
        } catch (IndexOutOfBoundsException e) {
            replace();
        }
    }

    @Override
    public void update(byte[] in, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, in.length);
        try {
            digest.update(in, offset, length);
        } catch (IndexOutOfBoundsException e) {
            replace();
        }
    }

    @Override
    public void update(ByteBuffer in) {
        try {
            digest.update(in);
        } catch (IndexOutOfBoundsException e) {
            replace();
        }
    }

    @Override
    public void digest(byte[] out, int offset) {
        Objects.checkFromIndexSize(offset, HASH_BYTES, out.length);
        try {
            digest.digest(out, offset, HASH_BYTES);
        } catch (DigestException e) {
            throw new IllegalStateException(e);
        } catch (IndexOutOfBoundsException e) {
            replace();
        }
    }

    @Override
    public void reset() {
        digest.reset();
    }

    @Override
    public void copyFrom(Sha256 other) {
        digest = copy(((JdkSha256) other).digest);
    }

    private void replace() {
        digest = copy(EMPTY);
    }
}
