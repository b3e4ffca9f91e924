package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.Key;
import java.security.KeyStore;
import java.security.KeyStore.PasswordProtection;
import java.security.KeyStore.SecretKeyEntry;
import java.security.KeyStoreException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.BlockCipher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The provider's keys in the JDK's key stores. */
class KeyStoreTest {
    private static final char[] PASSWORD = "correct horse".toCharArray();

    @ParameterizedTest(name = "{0} key in {1}")
    @CsvSource({"SM4, PKCS12", "SM4, JCEKS", "SIMON, JCEKS"})
    void storeReturnsAKeyThatTheCipherTakes(BlockCipher algorithm, String type) throws Exception {
        Bitlane.whileInstalled(() -> {
            byte[] bytes = bytes(16, 0);
            byte[] stored = stored(type, algorithm.key(bytes));
            KeyStore store = KeyStore.getInstance(type);
            store.load(new ByteArrayInputStream(stored), PASSWORD);
            Key key = store.getKey("key", PASSWORD);
            assertArrayEquals(bytes, key.getEncoded());
            Cipher cipher = Bitlane.cipher(algorithm.algorithm());
            cipher.init(Cipher.ENCRYPT_MODE, key);
            byte[] ciphertext = cipher.doFinal(new byte[40]);
            cipher.init(Cipher.DECRYPT_MODE, algorithm.key(bytes));
            assertArrayEquals(new byte[40], cipher.doFinal(ciphertext));
        });
    }

    @Test
    void simonHasNoObjectIdentifierSoPkcs12RefusesItsKeys() throws Exception {
        Bitlane.whileInstalled(() ->
                assertThrows(KeyStoreException.class, () -> stored("PKCS12", BlockCipher.SIMON.key(bytes(16, 0)))));
    }

    private static byte[] stored(String type, SecretKey key) throws Exception {
        KeyStore store = KeyStore.getInstance(type);
        store.load(null, PASSWORD);
        store.setEntry("key", new SecretKeyEntry(key), new PasswordProtection(PASSWORD));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.store(out, PASSWORD);
        return out.toByteArray();
    }
}
