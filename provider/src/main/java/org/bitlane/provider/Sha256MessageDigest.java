package org.bitlane.provider;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;
import org.bitlane.provider.digest.Sha256;

/** SHA-256 as a message digest: a whole one, so that the JDK need not wrap it, which costs short messages a tenth. */
final class Sha256MessageDigest extends MessageDigest implements Cloneable {
    private Sha256 hash = Sha256.create();

    Sha256MessageDigest() {
        super("SHA-256");
    }

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
    public Object clone() throws CloneNotSupportedException {
        Sha256MessageDigest copy = (Sha256MessageDigest) super.clone();
        copy.hash = Sha256.create();
        copy.hash.copyFrom(hash);
        return copy;
    }
}
