package org.bitlane.provider;

import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.MacSpi;
import javax.crypto.SecretKey;
import org.bitlane.provider.digest.Hmac;
import org.bitlane.provider.digest.Sha256;

/** HMAC with SHA-256 as a message authentication code. */
final class HmacSha256Spi extends MacSpi implements Cloneable {
    private final Hmac hmac = new Hmac();

    @Override
    protected int engineGetMacLength() {
        return Sha256.HASH_BYTES;
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec spec)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (spec != null) {
            throw new InvalidAlgorithmParameterException("HMAC takes no parameters");
        }
        if (key != null && !(key instanceof SecretKey)) {
            throw new InvalidKeyException(
                    "HMAC takes a SecretKey, not a " + key.getClass().getName());
        }
        hmac.init(KeyMaterial.raw(key));
    }

    @Override
    protected void engineUpdate(byte input) {
        hmac.message().update(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
        hmac.message().update(input, offset, length);
    }

    @Override
    protected void engineUpdate(ByteBuffer input) {
        hmac.message().update(input);
    }

    @Override
    protected byte[] engineDoFinal() {
        byte[] out = new byte[Sha256.HASH_BYTES];
        hmac.doFinal(out, 0);
        return out;
    }

    @Override
    protected void engineReset() {
        hmac.restart();
    }

    /** A code that has the same key and has seen the same bytes, and shares nothing, scratch space included. */
    @Override
    public Object clone() {
        HmacSha256Spi copy = new HmacSha256Spi();
        copy.hmac.copyFrom(hmac);
        return copy;
    }
}
