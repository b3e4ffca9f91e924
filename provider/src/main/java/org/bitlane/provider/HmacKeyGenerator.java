package org.bitlane.provider;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.provider.digest.Sha256;

/** Makes random keys for HMAC with SHA-256: as long as the hash, or as asked for. */
final class HmacKeyGenerator extends KeyGeneratorSpi {
    /** The least that the JDK's own generator makes. */
    private static final int MINIMUM_BITS = 40;

    private int keyBytes = Sha256.HASH_BYTES;
    private SecureRandom random;

    @Override
    protected void engineInit(SecureRandom source) {
        random = source;
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec spec, SecureRandom source)
            throws InvalidAlgorithmParameterException {
        throw new InvalidAlgorithmParameterException("a key for HMAC is made without parameters");
    }

    @Override
    protected void engineInit(int bits, SecureRandom source) {
        if (bits < MINIMUM_BITS) {
            throw new InvalidParameterException("a key for HMAC has at least " + MINIMUM_BITS + " bits, not " + bits);
        }
        keyBytes = (bits - 1) / Byte.SIZE + 1;
        random = source;
    }

    @Override
    protected SecretKey engineGenerateKey() {
        byte[] bytes = Randomness.bytes(keyBytes, random);
        try {
            return new SecretKeySpec(bytes, "HmacSHA256");
        } finally {
            Arrays.fill(bytes, (byte) 0);
        }
    }
}
