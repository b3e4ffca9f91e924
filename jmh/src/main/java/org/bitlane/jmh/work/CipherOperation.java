package org.bitlane.jmh.work;

import java.security.GeneralSecurityException;
import java.security.Provider;
import javax.crypto.Cipher;
import org.bitlane.kernels.Direction;

/** A cipher that turns the same input into the same output again and again, from array to array. */
public final class CipherOperation {
    private final Cipher cipher;
    private final byte[] input;
    private final byte[] output;

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
        input = Samples.data(size);
        output = new byte[size];
    }

    /** Puts the input through as the next part of an endless message; returns the bytes written. */
    public int update() throws GeneralSecurityException {
        return cipher.update(input, 0, input.length, output, 0);
    }

    /** Puts the input through as a whole message; returns the bytes written. */
    public int doFinal() throws GeneralSecurityException {
        return cipher.doFinal(input, 0, input.length, output, 0);
    }

    /** A copy of what was last written. */
    public byte[] output() {
        return output.clone();
    }
}
