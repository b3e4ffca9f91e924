package org.bitlane.conformance;

import java.security.GeneralSecurityException;
import java.util.List;
import java.util.stream.Stream;
import javax.crypto.Cipher;

/**
 * A transformation in one direction.
 *
 * @param transformation the transformation
 * @param encrypts whether it encrypts; it decrypts otherwise
 */
public record Operation(Transformation transformation, boolean encrypts) {
    private static final long PLAINTEXT = 2;

    /** Input, and the output that belongs to it. */
    public record Sample(byte[] input, byte[] output) {}

    /** Every operation that the provider offers. */
    public static List<Operation> all() {
        return Transformation.all().stream()
                .flatMap(t -> Stream.of(new Operation(t, true), new Operation(t, false)))
                .toList();
    }

    /** The operation's {@code Cipher} constant. */
    public int operationMode() {
        return encrypts ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE;
    }

    /** The provider's cipher, initialised with the transformation's key and IV. */
    public Cipher cipher() throws GeneralSecurityException {
        return transformation.newCipher(operationMode());
    }

    /** Initialises a cipher again with the transformation's key and IV. */
    public void init(Cipher cipher) throws GeneralSecurityException {
        cipher.init(operationMode(), transformation.key(), transformation.parameters());
    }

    /** A sample with the longest plaintext that is allowed and not above the given length. */
    public Sample sample(int plaintextLength) {
        byte[] plaintext = Bitlane.bytes(transformation.plaintextLength(plaintextLength), PLAINTEXT);
        byte[] ciphertext = transformation.ciphertext(plaintext);
        return encrypts ? new Sample(plaintext, ciphertext) : new Sample(ciphertext, plaintext);
    }

    /** Whether the last block is held back until {@code doFinal}. */
    public boolean holdsBackOneBlock() {
        return transformation.pads() && !encrypts;
    }

    @Override
    public String toString() {
        return transformation + (encrypts ? " encrypting" : " decrypting");
    }
}
