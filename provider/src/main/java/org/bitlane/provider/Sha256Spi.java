package org.bitlane.provider;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigestSpi;
import org.bitlane.provider.digest.Sha256;

/** SHA-256 as a message digest. */
final class Sha256Spi extends MessageDigestSpi implements Cloneable {
    private final Sha256 hash = Sha256.create();

    @Override
    protected int engineGetDigestLength() {
        return Sha256.HASH_BYTES;
    }

    @Override
    protected void engineUpdate(byte input) {
        hash.update(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
        hash.update(input, offset, length);
    }

    @Override
    protected void engineUpdate(ByteBuffer input) {
        hash.update(input);
    }

    @Override
    protected byte[] engineDigest() {
        byte[] out = new byte[Sha256.HASH_BYTES];
        hash.digest(out, 0);
        return out;
    }

    @Override
    protected int engineDigest(byte[] buffer, int offset, int length) throws DigestException {
        if (length < Sha256.HASH_BYTES) {
            throw new DigestException("the hash has " + Sha256.HASH_BYTES + " bytes, but " + length + " are given");
        }
        if (offset < 0 || offset > buffer.length - Sha256.HASH_BYTES) {
            throw new DigestException("the hash does not fit between offset " + offset + " and the end of the buffer");
        }
        hash.digest(buffer, offset);
        return Sha256.HASH_BYTES;
    }

    @Override
    protected void engineReset() {
        hash.reset();
    }

    /** A digest that has seen the same bytes, and shares nothing, scratch space included. */
    @Override
    public Object clone() {
        Sha256Spi copy = new Sha256Spi();
        copy.hash.copyFrom(hash);
        return copy;
    }
}
