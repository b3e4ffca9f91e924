package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.PROVIDER;
import static org.bitlane.conformance.Bitlane.bytes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.InvalidParameterException;
import java.security.SecureRandom;
import java.security.spec.InvalidKeySpecException;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.DESKeySpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.Bitlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Key generators and secret key factories. */
class KeyMakingTest {

    @ParameterizedTest
    @ValueSource(strings = {"SM4", "1.2.156.10197.1.104", "SIMON64_128", "SIMON"})
    void generatorMakesFreshKeysOf128BitsWithAndWithoutInit(String name) throws Exception {
        KeyGenerator generator = KeyGenerator.getInstance(name, PROVIDER);
        SecretKey first = generator.generateKey();
        assertEquals(16, first.getEncoded().length);
        assertEquals("RAW", first.getFormat());
        assertEquals(name.startsWith("SIMON") ? "SIMON64_128" : "SM4", first.getAlgorithm());
        generator.init(128);
        SecretKey second = generator.generateKey();
        generator.init(128, new SecureRandom());
        SecretKey third = generator.generateKey();
        generator.init(new SecureRandom());
        assertFalse(Arrays.equals(first.getEncoded(), second.getEncoded()));
        assertFalse(Arrays.equals(second.getEncoded(), third.getEncoded()));
        assertFalse(Arrays.equals(third.getEncoded(), generator.generateKey().getEncoded()));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 16, 64, 127, 129, 192, 256})
    void generatorRefusesEveryOtherLength(int bits) throws Exception {
        for (String name : new String[] {"SM4", "SIMON64_128"}) {
            KeyGenerator generator = KeyGenerator.getInstance(name, PROVIDER);
            assertThrows(InvalidParameterException.class, () -> generator.init(bits));
            assertEquals(16, generator.generateKey().getEncoded().length);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SM4", "SIMON64_128", "HmacSHA256"})
    void generatorTakesNoParameters(String name) throws Exception {
        KeyGenerator generator = KeyGenerator.getInstance(name, PROVIDER);
        assertThrows(InvalidAlgorithmParameterException.class, () -> generator.init(new IvParameterSpec(new byte[16])));
    }

    @ParameterizedTest
    @CsvSource({"SM4, SM4", "SIMON64_128, SIMON64_128", "SIMON64_128, SIMON64_128-LE"})
    void generatedKeysFitTheCipher(String generator, String cipherName) throws Exception {
        SecretKey key = KeyGenerator.getInstance(generator, PROVIDER).generateKey();
        Cipher cipher = Bitlane.cipher(cipherName);
        cipher.init(Cipher.ENCRYPT_MODE, key);
        byte[] ciphertext = cipher.doFinal(bytes(30, 0));
        cipher.init(Cipher.DECRYPT_MODE, key);
        assertArrayEquals(bytes(30, 0), cipher.doFinal(ciphertext));
    }

    @Test
    void macKeysHaveTheLengthsThatTheJdkGivesThem() throws Exception {
        KeyGenerator generator = KeyGenerator.getInstance("HmacSHA256", PROVIDER);
        KeyGenerator jdk = KeyGenerator.getInstance("HmacSHA256", "SunJCE");
        assertEquals(
                jdk.generateKey().getEncoded().length, generator.generateKey().getEncoded().length);
        assertEquals(jdk.generateKey().getAlgorithm(), generator.generateKey().getAlgorithm());
        for (int bits : new int[] {40, 41, 128, 255, 256, 257, 512, 1000}) {
            jdk.init(bits);
            generator.init(bits);
            assertEquals(
                    jdk.generateKey().getEncoded().length,
                    generator.generateKey().getEncoded().length);
        }
        for (int bits : new int[] {-8, 0, 39}) {
            assertThrows(InvalidParameterException.class, () -> jdk.init(bits));
            assertThrows(InvalidParameterException.class, () -> generator.init(bits));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SM4", "SIMON64_128"})
    void factoryTakesAndGivesSecretKeySpecs(String name) throws Exception {
        SecretKeyFactory factory = SecretKeyFactory.getInstance(name, PROVIDER);
        byte[] bytes = bytes(16, 0);
        SecretKey key = factory.generateSecret(new SecretKeySpec(bytes, name));
        assertArrayEquals(bytes, key.getEncoded());
        assertEquals(name, key.getAlgorithm());
        assertEquals("RAW", key.getFormat());
        SecretKeySpec spec = (SecretKeySpec) factory.getKeySpec(key, SecretKeySpec.class);
        assertArrayEquals(bytes, spec.getEncoded());
        assertArrayEquals(bytes, factory.translateKey(key).getEncoded());
    }

    @ParameterizedTest
    @ValueSource(strings = {"SM4", "SIMON64_128"})
    void factoryRefusesKeysAndSpecsThatAreNotTheCiphers(String name) throws Exception {
        SecretKeyFactory factory = SecretKeyFactory.getInstance(name, PROVIDER);
        SecretKey tooLong = new SecretKeySpec(bytes(17, 0), name);
        SecretKey good = new SecretKeySpec(bytes(16, 0), name);
        assertThrows(InvalidKeySpecException.class, () -> factory.generateSecret((SecretKeySpec) tooLong));
        assertThrows(InvalidKeySpecException.class, () -> factory.generateSecret(new DESKeySpec(bytes(8, 0))));
        assertThrows(InvalidKeySpecException.class, () -> factory.generateSecret(null));
        assertThrows(InvalidKeySpecException.class, () -> factory.getKeySpec(good, DESKeySpec.class));
        assertThrows(InvalidKeySpecException.class, () -> factory.getKeySpec(good, null));
        assertThrows(InvalidKeySpecException.class, () -> factory.getKeySpec(tooLong, SecretKeySpec.class));
        assertThrows(InvalidKeyException.class, () -> factory.translateKey(tooLong));
        assertThrows(InvalidKeyException.class, () -> factory.translateKey(null));
        assertThrows(InvalidKeyException.class, () -> factory.translateKey(new SecretKeySpec(bytes(16, 0), "AES")));
    }
}
