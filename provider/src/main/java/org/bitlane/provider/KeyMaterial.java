package org.bitlane.provider;

import java.security.InvalidKeyException;
import java.security.Key;
import java.util.function.Function;
import javax.security.auth.Destroyable;

/** Takes the bytes out of keys, whatever class they are of. */
final class KeyMaterial {
    private KeyMaterial() {}

    /**
     * The bytes of a cipher's key. The array may be the key's own: it is for reading only.
     *
     * @throws InvalidKeyException if the key is null, destroyed, not in format RAW, labelled for another algorithm, or
     *     of a wrong length
     */
    static byte[] of(Key key, CipherFamily family) throws InvalidKeyException {
        byte[] bytes = raw(key);
        String label = ask(key, Key::getAlgorithm);
        if (!family.ownsKeyLabel(label)) {
            throw new InvalidKeyException("a key for " + label + " is not one for " + family.name());
        }
        if (bytes.length != family.keyBytes()) {
            throw new InvalidKeyException(
                    "a key for " + family.name() + " has " + family.keyBytes() + " bytes, not " + bytes.length);
        }
        return bytes;
    }

    /**
     * The bytes of a secret key of any algorithm. The array may be the key's own: it is for reading only.
     *
     * @throws InvalidKeyException if the key is null, destroyed, or not in format RAW
     */
    static byte[] raw(Key key) throws InvalidKeyException {
        if (key == null) {
            throw new InvalidKeyException("there is no key");
        }
        String format = ask(key, Key::getFormat);
        if (!"RAW".equals(format)) {
            throw new InvalidKeyException("the key's format is " + format + ", not RAW");
        }
        return encoding(key);
    }

    /**
     * The encoding of a key in its own format. The array may be the key's own: it is for reading only.
     *
     * @throws InvalidKeyException if it has none, or was destroyed
     */
    static byte[] encoding(Key key) throws InvalidKeyException {
        byte[] encoding = ask(key, Key::getEncoded);
        if (encoding == null) {
            throw new InvalidKeyException("the key does not give its encoding");
        }
        return encoding;
    }

    /** A destroyed key may refuse any question, or go on answering. */
    private static <T> T ask(Key key, Function<Key, T> question) throws InvalidKeyException {
        if (key instanceof Destroyable destroyable && destroyable.isDestroyed()) {
            throw new InvalidKeyException("the key was destroyed");
        }
        try {
            return question.apply(key);
        } catch (IllegalStateException e) {
            throw new InvalidKeyException("the key was destroyed", e);
        }
    }
}
