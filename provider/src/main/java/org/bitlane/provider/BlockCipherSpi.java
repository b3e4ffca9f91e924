package org.bitlane.provider;

import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.Locale;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.CipherSpi;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.provider.cipher.CipherEngine;
import org.bitlane.provider.cipher.Mode;
import org.bitlane.provider.cipher.Padding;

/** A block cipher in any mode and padding: turns names, keys and parameters into calls of a {@link CipherEngine}. */
final class BlockCipherSpi extends CipherSpi {
    private static final byte[] NO_INPUT = {};

    private final Provider provider;
    private final CipherFamily family;
    private Mode mode;
    private Padding padding;
    private CipherEngine engine;

    /** A cipher of the family's name alone: ECB with padding, unless other names follow. */
    BlockCipherSpi(Provider provider, CipherFamily family) {
        this(provider, family, Mode.ECB);
    }

    /** A cipher in a mode that its name implies, padded if the mode can be. */
    BlockCipherSpi(Provider provider, CipherFamily family, Mode mode) {
        this.provider = provider;
        this.family = family;
        setMode(mode);
    }

    @Override
    protected void engineSetMode(String name) throws NoSuchAlgorithmException {
        setMode(
                switch (name.toUpperCase(Locale.ROOT)) {
                    case "ECB" -> Mode.ECB;
                    case "CBC" -> Mode.CBC;
                    case "CTR" -> Mode.CTR;
                    default -> throw new NoSuchAlgorithmException(family.name() + " has no mode " + name);
                });
    }

    private void setMode(Mode newMode) {
        mode = newMode;
        padding = newMode.isStream() ? Padding.NONE : Padding.PKCS7;
    }

    @Override
    protected void engineSetPadding(String name) throws NoSuchPaddingException {
        padding = switch (name.toUpperCase(Locale.ROOT)) {
            case "NOPADDING" -> Padding.NONE;
            case "PKCS5PADDING", "PKCS7PADDING" -> Padding.PKCS7;
            default -> throw new NoSuchPaddingException(family.name() + " has no padding " + name);
        };
        if (mode.isStream() && padding != Padding.NONE) {
            throw new NoSuchPaddingException(mode + " takes data of any length: it has NoPadding only, not " + name);
        }
    }

    @Override
    protected int engineGetBlockSize() {
        return family.blockBytes();
    }

    @Override
    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        return KeyMaterial.of(key, family).length * Byte.SIZE;
    }

    @Override
    protected int engineGetOutputSize(int inputLength) {
        return engine().outputSize(inputLength);
    }

    @Override
    protected byte[] engineGetIV() {
        return engine().iv();
    }

    @Override
    protected AlgorithmParameters engineGetParameters() {
        byte[] iv = engine().iv();
        if (iv == null) {
            return null;
        }
        try {
            AlgorithmParameters parameters =
                    AlgorithmParameters.getInstance(IvParameters.serviceName(family), provider);
            parameters.init(new IvParameterSpec(iv));
            return parameters;
        } catch (NoSuchAlgorithmException | InvalidParameterSpecException e) {
            throw new IllegalStateException("the provider does not know its own parameters", e);
        }
    }

    @Override
    protected void engineInit(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
        try {
            init(opmode, key, null, random);
        } catch (InvalidAlgorithmParameterException e) {
            // The signature leaves no other exception for parameters that are missing.
            throw new InvalidKeyException(e.getMessage(), e);
        }
    }

    @Override
    protected void engineInit(int opmode, Key key, AlgorithmParameterSpec spec, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        init(opmode, key, spec, random);
    }

    @Override
    protected void engineInit(int opmode, Key key, AlgorithmParameters parameters, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        engine().disable();
        IvParameterSpec spec;
        try {
            spec = parameters == null ? null : parameters.getParameterSpec(IvParameterSpec.class);
        } catch (InvalidParameterSpecException e) {
            throw new InvalidAlgorithmParameterException("the parameters hold no IV", e);
        }
        init(opmode, key, spec, random);
    }

    private void init(int opmode, Key key, AlgorithmParameterSpec spec, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        engine().disable();
        boolean encrypt = opmode == Cipher.ENCRYPT_MODE || opmode == Cipher.WRAP_MODE;
        byte[] keyBytes = KeyMaterial.of(key, family);
        engine().init(encrypt, keyBytes, iv(encrypt, spec, random));
    }

    private byte[] iv(boolean encrypt, AlgorithmParameterSpec spec, SecureRandom random)
            throws InvalidAlgorithmParameterException {
        if (!mode.needsIv()) {
            if (spec != null) {
                throw new InvalidAlgorithmParameterException(mode + " takes no parameters");
            }
            return null;
        }
        if (spec == null) {
            if (!encrypt) {
                throw new InvalidAlgorithmParameterException("decryption in " + mode + " needs the IV as a parameter");
            }
            return Randomness.bytes(family.blockBytes(), random);
        }
        if (!(spec instanceof IvParameterSpec ivSpec)) {
            throw new InvalidAlgorithmParameterException(
                    mode + " takes an IvParameterSpec, not a " + spec.getClass().getName());
        }
        byte[] iv = ivSpec.getIV();
        if (iv.length != family.blockBytes()) {
            throw new InvalidAlgorithmParameterException("the IV of " + family.name() + " is one block of "
                    + family.blockBytes() + " bytes, not " + iv.length);
        }
        return iv;
    }

    @Override
    protected byte[] engineUpdate(byte[] input, int inputOffset, int inputLength) {
        return engine().update(orNone(input), inputOffset, inputLength);
    }

    @Override
    protected int engineUpdate(byte[] input, int inputOffset, int inputLength, byte[] output, int outputOffset)
            throws ShortBufferException {
        return engine().update(orNone(input), inputOffset, inputLength, output, outputOffset);
    }

    @Override
    protected int engineUpdate(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        return engine().update(input, output);
    }

    @Override
    protected byte[] engineDoFinal(byte[] input, int inputOffset, int inputLength)
            throws IllegalBlockSizeException, BadPaddingException {
        return engine().doFinal(orNone(input), inputOffset, inputLength);
    }

    @Override
    protected int engineDoFinal(byte[] input, int inputOffset, int inputLength, byte[] output, int outputOffset)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        return engine().doFinal(orNone(input), inputOffset, inputLength, output, outputOffset);
    }

    @Override
    protected int engineDoFinal(ByteBuffer input, ByteBuffer output)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        return engine().doFinal(input, output);
    }

    @Override
    protected byte[] engineWrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
        byte[] encoding = KeyMaterial.encoding(key);
        if (encoding.length == 0) {
            throw new InvalidKeyException("the key to be wrapped has an empty encoding");
        }
        try {
            return engine().doFinal(encoding, 0, encoding.length);
        } catch (BadPaddingException e) {
            throw new AssertionError("wrapping checks no padding", e);
        }
    }

    @Override
    protected Key engineUnwrap(byte[] wrapped, String algorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        byte[] encoding;
        try {
            encoding = engine().doFinal(wrapped, 0, wrapped.length);
        } catch (IllegalBlockSizeException | BadPaddingException e) {
            throw new InvalidKeyException("the wrapped key does not decrypt", e);
        }
        return UnwrappedKey.of(encoding, algorithm, type);
    }

    /** javax.crypto passes no array where there is no input. */
    private static byte[] orNone(byte[] input) {
        return input == null ? NO_INPUT : input;
    }

    private CipherEngine engine() {
        if (engine == null) {
            engine = new CipherEngine(family.newKernel(), mode, padding);
        }
        return engine;
    }
}
