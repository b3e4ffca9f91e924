package org.bitlane.jmh.work;

import java.security.GeneralSecurityException;
import java.security.Provider;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.kernels.Direction;

/** JCA ciphers with the key and IV of {@link Samples}. */
public final class Ciphers {
    private Ciphers() {}

    /**
     * A cipher, initialised.
     *
     * @param transformation {@code algorithm/mode/padding}
     * @throws GeneralSecurityException if the provider does not have the transformation
     */
    public static Cipher keyed(Provider provider, String transformation, Direction direction)
            throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(transformation, provider);
        String[] parts = transformation.split("/");
        SecretKey key = new SecretKeySpec(Samples.key(), parts[0]);
        if (parts[1].equals("ECB")) {
            cipher.init(opmode(direction), key);
        } else {
            cipher.init(opmode(direction), key, new IvParameterSpec(Samples.iv(cipher.getBlockSize())));
        }
        return cipher;
    }

    /** What {@link Cipher} calls a direction. */
    static int opmode(Direction direction) {
        return direction == Direction.ENCRYPT ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE;
    }
}
