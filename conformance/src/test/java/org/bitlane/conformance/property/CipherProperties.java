package org.bitlane.conformance.property;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.BlockCipher;
import org.bitlane.conformance.Transformation;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/** What holds for every key, IV and message, however the message is cut and handed over. */
@Domain(DomainContext.Global.class)
@Domain(CipherArbitraries.class)
class CipherProperties {
    private static final int LONGEST = 5000;
    private static final BouncyCastleProvider BOUNCY_CASTLE = new BouncyCastleProvider();

    @Property(tries = 1500)
    void decryptionInvertsEncryption(
            @ForAll Transformation transformation,
            @ForAll @Size(16) byte[] key,
            @ForAll @Size(16) byte[] iv,
            @ForAll @IntRange(max = LONGEST) int length,
            @ForAll long seed,
            @ForAll List<Integer> pieces,
            @ForAll List<Cuts.Hand> hands)
            throws Exception {
        byte[] plaintext = Bitlane.bytes(transformation.plaintextLength(length), seed);
        Cipher encryptor = initialised(transformation, Cipher.ENCRYPT_MODE, key, iv);
        Cipher decryptor = initialised(transformation, Cipher.DECRYPT_MODE, key, iv);
        byte[] ciphertext = Cuts.crypt(encryptor, plaintext, pieces, hands);
        byte[] back = Cuts.crypt(decryptor, ciphertext, pieces, hands);
        assertArrayEquals(plaintext, back);
    }

    @Property(tries = 1500)
    void encryptionIsTheReferences(
            @ForAll Transformation transformation,
            @ForAll @Size(16) byte[] key,
            @ForAll @Size(16) byte[] iv,
            @ForAll @IntRange(max = LONGEST) int length,
            @ForAll long seed,
            @ForAll List<Integer> pieces,
            @ForAll List<Cuts.Hand> hands)
            throws Exception {
        byte[] plaintext = Bitlane.bytes(transformation.plaintextLength(length), seed);
        byte[] block = Arrays.copyOf(iv, transformation.blockBytes());
        Cipher encryptor = initialised(transformation, Cipher.ENCRYPT_MODE, key, iv);
        byte[] expected = transformation.ciphertext(key, block, plaintext);
        assertArrayEquals(expected, Cuts.crypt(encryptor, plaintext, pieces, hands));
        // The same object once more, without any cut.
        assertArrayEquals(expected, encryptor.doFinal(plaintext));
    }

    @Property(tries = 1000)
    void sm4IsBouncyCastles(
            @ForAll Transformation.Mode mode,
            @ForAll boolean padded,
            @ForAll @Size(16) byte[] key,
            @ForAll @Size(16) byte[] iv,
            @ForAll @IntRange(max = LONGEST) int length,
            @ForAll long seed,
            @ForAll List<Integer> pieces,
            @ForAll List<Cuts.Hand> hands)
            throws Exception {
        boolean pads = padded && mode != Transformation.Mode.CTR;
        Transformation transformation = new Transformation(BlockCipher.SM4, mode, pads ? "PKCS7Padding" : "NoPadding");
        byte[] plaintext = Bitlane.bytes(transformation.plaintextLength(length), seed);
        Cipher peer = Cipher.getInstance(transformation.name(), BOUNCY_CASTLE);
        SecretKey peerKey = new SecretKeySpec(key, "SM4");
        peer.init(Cipher.ENCRYPT_MODE, peerKey, transformation.parameters(iv));
        byte[] ciphertext = peer.doFinal(plaintext);
        Cipher encryptor = initialised(transformation, Cipher.ENCRYPT_MODE, key, iv);
        Cipher decryptor = initialised(transformation, Cipher.DECRYPT_MODE, key, iv);
        assertArrayEquals(ciphertext, Cuts.crypt(encryptor, plaintext, pieces, hands));
        assertArrayEquals(plaintext, Cuts.crypt(decryptor, ciphertext, pieces, hands));
    }

    private static Cipher initialised(Transformation transformation, int operation, byte[] key, byte[] iv)
            throws Exception {
        Cipher cipher = transformation.newCipher();
        byte[] block = Arrays.copyOf(iv, transformation.blockBytes());
        cipher.init(operation, transformation.cipher().key(key), transformation.parameters(block));
        return cipher;
    }
}
