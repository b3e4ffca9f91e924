package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.cipher;
import static org.bitlane.conformance.Bitlane.hex;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.BlockCipher;
import org.bitlane.kernels.reference.ReferenceModes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SIMON 64/128 comes in two byte orders, exact reversals of each other, each under its own name. */
class SimonByteOrderTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(textBlock = """
            # The designers' vector with big-endian words as their paper prints them (2013, appendix B), and reversed as in
            # their implementation guide (2018).
            SIMON64_128,    1b1a1918131211100b0a090803020100, 656b696c20646e75, 44c8fc20b9dfa07a
            SIMON,          1b1a1918131211100b0a090803020100, 656b696c20646e75, 44c8fc20b9dfa07a
            SIMON64_128-LE, 0001020308090a0b1011121318191a1b, 756e64206c696b65, 7aa0dfb920fcc844
            """)
    void publishedVectorHoldsInItsOrder(String name, String key, String plaintext, String ciphertext) throws Exception {
        SecretKeySpec secretKey = new SecretKeySpec(hex(key), "SIMON64_128");
        Cipher cipher = cipher(name + "/ECB/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, secretKey);
        assertEquals(ciphertext, hex(cipher.doFinal(hex(plaintext))));
        cipher.init(Cipher.DECRYPT_MODE, secretKey);
        assertEquals(plaintext, hex(cipher.doFinal(hex(ciphertext))));
    }

    @Test
    void eachOrderIsTheExactByteReversalOfTheOther() throws Exception {
        for (int seed = 0; seed < 100; seed++) {
            byte[] key = Bitlane.bytes(16, seed);
            byte[] block = Bitlane.bytes(8, ~seed);
            byte[] bigEndian = encrypt("SIMON64_128/ECB/NoPadding", key, block);
            byte[] littleEndian = encrypt("SIMON64_128-LE/ECB/NoPadding", reversed(key), reversed(block));
            assertArrayEquals(reversed(bigEndian), littleEndian);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SIMON64_128-LE",
                "simon64_128-le",
                "SIMON64_128",
                "SIMON",
                "simon",
                "SIMON64_128-LE/CTR/NoPadding"
            })
    void reversedOrderTakesKeysLabelledWithEitherName(String label) throws Exception {
        byte[] key = Bitlane.bytes(16, 5);
        Cipher cipher = cipher("SIMON64_128-LE/ECB/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, label));
        assertArrayEquals(encrypt("SIMON64_128-LE/ECB/NoPadding", key, new byte[8]), cipher.doFinal(new byte[8]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"CBC/PKCS5Padding", "CTR/NoPadding"})
    void parametersOfTheReversedOrderAreThoseOfSimon(String modeAndPadding) throws Exception {
        Cipher cipher = cipher("SIMON64_128-LE/" + modeAndPadding);
        cipher.init(Cipher.ENCRYPT_MODE, BlockCipher.SIMON_LE.key(new byte[16]));
        assertEquals("SIMON64_128", cipher.getParameters().getAlgorithm());
    }

    @Test
    void counterIsBigEndianInBothOrders() throws Exception {
        byte[] key = Bitlane.bytes(16, 6);
        byte[] counter = hex("00000000000000ff");
        byte[] twoBlocks = new byte[16];
        for (BlockCipher simon : new BlockCipher[] {BlockCipher.SIMON, BlockCipher.SIMON_LE}) {
            Cipher cipher = cipher(simon.algorithm() + "/CTR/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, simon.key(key), new IvParameterSpec(counter));
            byte[] expected = ReferenceModes.ecbEncrypt(simon.reference(key), hex("00000000000000ff0000000000000100"));
            assertArrayEquals(expected, cipher.doFinal(twoBlocks), simon.algorithm());
        }
    }

    private static byte[] encrypt(String transformation, byte[] key, byte[] block) throws GeneralSecurityException {
        Cipher cipher = cipher(transformation);
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "SIMON64_128"));
        return cipher.doFinal(block);
    }

    private static byte[] reversed(byte[] bytes) {
        byte[] result = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            result[i] = bytes[bytes.length - 1 - i];
        }
        return result;
    }
}
