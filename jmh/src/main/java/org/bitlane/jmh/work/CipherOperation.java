package org.bitlane.jmh.work;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.kernels.Direction;

/** A cipher that turns the same input into the same output again and again. */
public final class CipherOperation {
    private final Cipher cipher;
    private final int opmode;
    private final Keys keys;
    private final AlgorithmParameterSpec iv;
    private final byte[] input;
    private final byte[] output;
    private final ByteBuffer directInput;
    private final ByteBuffer directOutput;

    /**
     * Sets up the cipher, its input and room for its output.
     *
     * @param transformation {@code algorithm/mode/NoPadding}
     * @param size bytes of input, whole blocks
     * @throws GeneralSecurityException if the provider does not have the transformation
     */
    public CipherOperation(Provider provider, String transformation, Direction direction, int size)
            throws GeneralSecurityException {
        cipher = Ciphers.keyed(provider, transformation, direction);
        opmode = Ciphers.opmode(direction);
        keys = new Keys(transformation.split("/")[0]);
        iv = transformation.contains("/ECB/") ? null : new IvParameterSpec(Samples.iv(cipher.getBlockSize()));
        input = Samples.data(size);
        output = new byte[size];
        directInput = ByteBuffer.allocateDirect(size).put(input).flip();
        directOutput = ByteBuffer.allocateDirect(size);
    }

    /** Puts the input through as the next part of an endless message, from array to array; returns the bytes written. */
    public int update() throws GeneralSecurityException {
        return cipher.update(input, 0, input.length, output, 0);
    }

    /** The same from direct buffer to direct buffer. */
    public int updateDirect() throws GeneralSecurityException {
        directInput.clear();
        directOutput.clear();
        return cipher.update(directInput, directOutput);
    }

    /** Puts the input through as a whole message, from array to array; returns the bytes written. */
    public int doFinal() throws GeneralSecurityException {
        return cipher.doFinal(input, 0, input.length, output, 0);
    }

    /** Sets a new key and puts the input through as a whole message, from array to array; returns the bytes written. */
    public int oneShot() throws GeneralSecurityException {
        cipher.init(opmode, keys.next(), iv);
        return cipher.doFinal(input, 0, input.length, output, 0);
    }

    /** A copy of what was last written to the array. */
    public byte[] output() {
        return output.clone();
    }

    /** A copy of what was last written to the direct buffer. */
    public byte[] directOutput() {
        byte[] copy = new byte[output.length];
        directOutput.get(0, copy);
        return copy;
    }
}
