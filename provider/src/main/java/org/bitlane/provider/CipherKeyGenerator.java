package org.bitlane.provider;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** Makes random keys of the one length that a cipher has. */
final class CipherKeyGenerator extends KeyGeneratorSpi {
    private final CipherFamily family;
    private SecureRandom random;

    CipherKeyGenerator(CipherFamily family) {
        this.family = family;
    }

    @Override
    protected void engineInit(SecureRandom source) {
        random = source;
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec spec, SecureRandom source)
            throws InvalidAlgorithmParameterException {
        throw new InvalidAlgorithmParameterException("a key for " + family.name() + " is made without parameters");
    }

    @Override
    protected void engineInit(int bits, SecureRandom source) {
        int keyBits = family.keyBytes() * Byte.SIZE;
        if (bits != keyBits) {
            throw new InvalidParameterException(
                    "a key for " + family.name() + " has " + keyBits + " bits, not " + bits);
        }
        random = source;
    }

    @Override
    protected SecretKey engineGenerateKey() {
        byte[] bytes = Randomness.bytes(family.keyBytes(), random);
        try {
            return new SecretKeySpec(bytes, family.name());
        } finally {
            Arrays.fill(bytes, (byte) 0);
        }
    }
}
