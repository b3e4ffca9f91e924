package org.bitlane.provider;

import java.security.AlgorithmParameterGeneratorSpi;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import javax.crypto.spec.IvParameterSpec;

/** Makes random IVs. */
final class IvParameterGenerator extends AlgorithmParameterGeneratorSpi {
    private final Provider provider;
    private final CipherFamily family;
    private SecureRandom random;

    IvParameterGenerator(Provider provider, CipherFamily family) {
        this.provider = provider;
        this.family = family;
    }

    @Override
    protected void engineInit(int bits, SecureRandom source) {
        if (bits != family.blockBytes() * Byte.SIZE) {
            throw new InvalidParameterException("an IV has " + family.blockBytes() * Byte.SIZE + " bits, not " + bits);
        }
        random = source;
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec spec, SecureRandom source)
            throws InvalidAlgorithmParameterException {
        if (spec != null) {
            throw new InvalidAlgorithmParameterException("an IV is made without parameters");
        }
        random = source;
    }

    @Override
    protected AlgorithmParameters engineGenerateParameters() {
        try {
            AlgorithmParameters parameters =
                    AlgorithmParameters.getInstance(IvParameters.serviceName(family), provider);
            parameters.init(new IvParameterSpec(Randomness.bytes(family.blockBytes(), random)));
            return parameters;
        } catch (NoSuchAlgorithmException | InvalidParameterSpecException e) {
            throw new IllegalStateException("the provider does not know its own parameters", e);
        }
    }
}
