package org.bitlane.provider;

import java.security.InvalidKeyException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactorySpi;
import javax.crypto.spec.SecretKeySpec;

/** Turns {@link SecretKeySpec}s and foreign keys into a cipher's keys, and back. */
final class CipherKeyFactory extends SecretKeyFactorySpi {
    private final CipherFamily family;

    CipherKeyFactory(CipherFamily family) {
        this.family = family;
    }

    @Override
    protected SecretKey engineGenerateSecret(KeySpec spec) throws InvalidKeySpecException {
        if (!(spec instanceof SecretKeySpec key)) {
            throw new InvalidKeySpecException("expected a SecretKeySpec, not "
                    + (spec == null ? "null" : spec.getClass().getName()));
        }
        return checked(key);
    }

    @Override
    protected KeySpec engineGetKeySpec(SecretKey key, Class<?> type) throws InvalidKeySpecException {
        if (type == null || !type.isAssignableFrom(SecretKeySpec.class)) {
            throw new InvalidKeySpecException("a key for " + family.name() + " is given as a SecretKeySpec only");
        }
        return checked(key);
    }

    @Override
    protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
        return new SecretKeySpec(KeyMaterial.of(key, family), family.name());
    }

    private SecretKeySpec checked(SecretKey key) throws InvalidKeySpecException {
        try {
            return new SecretKeySpec(KeyMaterial.of(key, family), family.name());
        } catch (InvalidKeyException e) {
            throw new InvalidKeySpecException(e.getMessage(), e);
        }
    }
}
