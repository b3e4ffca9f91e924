package org.bitlane.conformance;

import java.security.GeneralSecurityException;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.reference.ReferenceModes;

/**
 * A cipher with mode and padding, and a key and an IV to use where a test does not care which.
 *
 * @param cipher the block cipher
 * @param mode the mode
 * @param padding the padding's name
 */
public record Transformation(BlockCipher cipher, Mode mode, String padding) {
    private static final byte[] SOME_KEY = Bitlane.bytes(BlockCipher.KEY_BYTES, 1);
    // All ones but for the last byte: the counter of CTR soon carries through the whole block.
    private static final byte[] SOME_IV = Bitlane.hex("fffffffffffffffffffffffffffffff5");

    /** A mode of operation. */
    public enum Mode {
        /** Electronic codebook. */
        ECB,
        /** Cipher block chaining. */
        CBC,
        /** Counter. */
        CTR
    }

    /** Every transformation that the provider offers. */
    public static List<Transformation> all() {
        return Arrays.stream(BlockCipher.values())
                .flatMap(cipher -> Arrays.stream(Mode.values())
                        .flatMap(mode -> paddings(mode).map(padding -> new Transformation(cipher, mode, padding))))
                .toList();
    }

    /** Every transformation that takes an IV. */
    public static List<Transformation> allWithIv() {
        return all().stream().filter(Transformation::hasIv).toList();
    }

    /** Every transformation that pads. */
    public static List<Transformation> allPadded() {
        return all().stream().filter(Transformation::pads).toList();
    }

    /** Every transformation that takes whole blocks only. */
    public static List<Transformation> allOfWholeBlocks() {
        return all().stream().filter(t -> !t.pads() && t.mode != Mode.CTR).toList();
    }

    private static Stream<String> paddings(Mode mode) {
        return mode == Mode.CTR ? Stream.of("NoPadding") : Stream.of("NoPadding", "PKCS5Padding", "PKCS7Padding");
    }

    /** The name to ask {@code Cipher} for. */
    public String name() {
        return cipher.algorithm() + "/" + mode + "/" + padding;
    }

    /** Bytes in one block. */
    public int blockBytes() {
        return cipher.blockBytes();
    }

    /** Whether plaintext is padded. */
    public boolean pads() {
        return !padding.equals("NoPadding");
    }

    /** Whether there is an IV. */
    public boolean hasIv() {
        return mode != Mode.ECB;
    }

    /** The longest length of plaintext that is allowed and not above the given one. */
    public int plaintextLength(int atMost) {
        return pads() || mode == Mode.CTR ? atMost : atMost - atMost % blockBytes();
    }

    /** A key to use where any key will do. */
    public SecretKey key() {
        return cipher.key(SOME_KEY);
    }

    /** An IV to use where any IV will do; in CTR its counter soon carries through the whole block. */
    public byte[] iv() {
        return Arrays.copyOfRange(SOME_IV, SOME_IV.length - blockBytes(), SOME_IV.length);
    }

    /** The parameters that go with {@link #iv()}; null if the mode has none. */
    public AlgorithmParameterSpec parameters() {
        return parameters(iv());
    }

    /** The parameters that go with an IV; null if the mode has none. */
    public AlgorithmParameterSpec parameters(byte[] iv) {
        return hasIv() ? new IvParameterSpec(iv) : null;
    }

    /** The provider's cipher, not initialised. */
    public Cipher newCipher() throws GeneralSecurityException {
        return Bitlane.cipher(name());
    }

    /** The provider's cipher, initialised. */
    public Cipher newCipher(int operation) throws GeneralSecurityException {
        Cipher result = newCipher();
        result.init(operation, key(), parameters());
        return result;
    }

    /** The provider's cipher, ready to encrypt. */
    public Cipher encryptor() throws GeneralSecurityException {
        return newCipher(Cipher.ENCRYPT_MODE);
    }

    /** The provider's cipher, ready to decrypt. */
    public Cipher decryptor() throws GeneralSecurityException {
        return newCipher(Cipher.DECRYPT_MODE);
    }

    /** What the reference makes of plaintext under {@link #key()} and {@link #iv()}. */
    public byte[] ciphertext(byte[] plaintext) {
        return ciphertext(SOME_KEY, iv(), plaintext);
    }

    /** What the reference makes of plaintext. */
    public byte[] ciphertext(byte[] key, byte[] iv, byte[] plaintext) {
        return ciphertext(cipher.reference(key), iv, plaintext);
    }

    /** What a given block cipher makes of plaintext in this mode and padding. */
    public byte[] ciphertext(BlockFunction block, byte[] iv, byte[] plaintext) {
        byte[] padded = pads() ? ReferenceModes.pad(plaintext, block.blockBytes()) : plaintext;
        return switch (mode) {
            case ECB -> ReferenceModes.ecbEncrypt(block, padded);
            case CBC -> ReferenceModes.cbcEncrypt(block, iv, padded);
            case CTR -> ReferenceModes.ctr(block, iv, padded);
        };
    }

    @Override
    public String toString() {
        return name();
    }
}
