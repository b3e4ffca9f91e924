package org.bitlane.jmh.tour;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.Provider;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.jmh.work.Ciphers;
import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.reference.ReferenceModes;
import org.bitlane.kernels.reference.SimonReference;

/** The operations of the tour: through a provider, in the pieces in which a file would come, or by the reference. */
final class Operations {
    private static final int PIECE_BYTES = 1 << 16;

    private Operations() {}

    static Operation cipher(Provider provider, String transformation, Direction direction)
            throws GeneralSecurityException {
        Cipher cipher = Ciphers.keyed(provider, transformation, direction);
        return input -> {
            byte[] output = new byte[cipher.getOutputSize(input.length)];
            int written = 0;
            for (int offset = 0; offset < input.length; offset += PIECE_BYTES) {
                written += cipher.update(input, offset, pieceAt(offset, input), output, written);
            }
            written += cipher.doFinal(output, written);
            return written == output.length ? output : Arrays.copyOf(output, written);
        };
    }

    static Operation digest(Provider provider, String algorithm) throws GeneralSecurityException {
        MessageDigest digest = MessageDigest.getInstance(algorithm, provider);
        return input -> {
            for (int offset = 0; offset < input.length; offset += PIECE_BYTES) {
                digest.update(input, offset, pieceAt(offset, input));
            }
            return digest.digest();
        };
    }

    static Operation mac(Provider provider, String algorithm) throws GeneralSecurityException {
        Mac mac = Mac.getInstance(algorithm, provider);
        mac.init(new SecretKeySpec(Samples.key(), algorithm));
        return input -> {
            for (int offset = 0; offset < input.length; offset += PIECE_BYTES) {
                mac.update(input, offset, pieceAt(offset, input));
            }
            return mac.doFinal();
        };
    }

    /**
     * The plain SIMON 64/128 in a mode, with the padding that the tour uses with that mode.
     *
     * @throws IllegalArgumentException if the mode is not ECB, CBC or CTR
     */
    static Operation simonReference(String mode, Direction direction) {
        SimonReference simon = new SimonReference(Samples.key());
        int size = simon.blockBytes();
        byte[] iv = Samples.iv(size);
        boolean encrypt = direction == Direction.ENCRYPT;
        return switch (mode) {
            case "ECB" ->
                encrypt
                        ? input -> ReferenceModes.ecbEncrypt(simon, ReferenceModes.pad(input, size))
                        : input -> ReferenceModes.unpad(ReferenceModes.ecbDecrypt(simon, input), size);
            case "CBC" ->
                encrypt
                        ? input -> ReferenceModes.cbcEncrypt(simon, iv, ReferenceModes.pad(input, size))
                        : input -> ReferenceModes.unpad(ReferenceModes.cbcDecrypt(simon, iv, input), size);
            case "CTR" -> input -> ReferenceModes.ctr(simon, iv, input);
            default -> throw new IllegalArgumentException("the reference has no mode " + mode);
        };
    }

    private static int pieceAt(int offset, byte[] input) {
        return Math.min(PIECE_BYTES, input.length - offset);
    }
}
