package org.bitlane.provider;

import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

/** Makes keys from what {@link Cipher#unwrap} decrypts. */
final class UnwrappedKey {
    private UnwrappedKey() {}

    /**
     * @param encoding the key in its own format; overwritten
     * @param type {@link Cipher#SECRET_KEY}, {@link Cipher#PUBLIC_KEY} or {@link Cipher#PRIVATE_KEY}
     * @throws InvalidKeyException if the bytes are not an encoding of such a key
     * @throws NoSuchAlgorithmException if no provider knows the algorithm of a public or private key
     */
    static Key of(byte[] encoding, String algorithm, int type) throws InvalidKeyException, NoSuchAlgorithmException {
        try {
            return switch (type) {
                case Cipher.SECRET_KEY -> new SecretKeySpec(encoding, algorithm);
                case Cipher.PUBLIC_KEY ->
                    KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(encoding));
                case Cipher.PRIVATE_KEY ->
                    KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(encoding));
                default -> throw new InvalidKeyException("no kind of key is numbered " + type);
            };
        } catch (InvalidKeySpecException | IllegalArgumentException e) {
            throw new InvalidKeyException("the wrapped bytes are not a key for " + algorithm, e);
        } finally {
            Arrays.fill(encoding, (byte) 0);
        }
    }
}
