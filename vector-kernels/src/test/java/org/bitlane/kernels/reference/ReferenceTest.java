package org.bitlane.kernels.reference;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The references against the examples of their standards. */
class ReferenceTest {
    private static final HexFormat HEX = HexFormat.of();

    @Test
    void sm4EnciphersTheExampleOfItsStandard() {
        byte[] key = HEX.parseHex("0123456789abcdeffedcba9876543210");
        Sm4Reference cipher = new Sm4Reference(key);

        byte[] ciphertext = ReferenceModes.ecbEncrypt(cipher, key);

        assertEquals("681edf34d206965e86b3e94f536e4246", HEX.formatHex(ciphertext));
        assertArrayEquals(key, ReferenceModes.ecbDecrypt(cipher, ciphertext));
        assertEquals(0xf12186f9, cipher.roundKeys()[0]);
        assertEquals(0x9124a012, cipher.roundKeys()[31]);
    }

    @Test
    void simonEnciphersTheExampleOfItsPaper() {
        SimonReference cipher = new SimonReference(HEX.parseHex("1b1a1918131211100b0a090803020100"));
        byte[] plaintext = HEX.parseHex("656b696c20646e75");

        byte[] ciphertext = ReferenceModes.ecbEncrypt(cipher, plaintext);

        assertEquals("44c8fc20b9dfa07a", HEX.formatHex(ciphertext));
        assertArrayEquals(plaintext, ReferenceModes.ecbDecrypt(cipher, ciphertext));
    }

    @Test
    void simonEnciphersTheExampleOfTheImplementationGuideInTheOtherByteOrder() {
        SimonReference cipher =
                new SimonReference(HEX.parseHex("0001020308090a0b1011121318191a1b"), ByteOrder.LITTLE_ENDIAN);
        byte[] plaintext = HEX.parseHex("756e64206c696b65");

        byte[] ciphertext = ReferenceModes.ecbEncrypt(cipher, plaintext);

        assertEquals("7aa0dfb920fcc844", HEX.formatHex(ciphertext));
        assertArrayEquals(plaintext, ReferenceModes.ecbDecrypt(cipher, ciphertext));
    }

    @Test
    void sha256DigestsTheExamplesOfItsStandard() {
        assertEquals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", digest("abc"));
        assertEquals(
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
                digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"));
    }

    @Test
    void sha256AgreesWithTheJdkAtEveryLengthOfTwoBlocks() throws GeneralSecurityException {
        byte[] message = new byte[130];
        new Random(1).nextBytes(message);
        for (int length = 0; length <= message.length; length++) {
            byte[] part = java.util.Arrays.copyOf(message, length);
            assertArrayEquals(MessageDigest.getInstance("SHA-256").digest(part), Sha256Reference.digest(part));
        }
    }

    @Test
    void countersCarryThroughAllBytesAndWrap() {
        assertEquals("00000100", HEX.formatHex(ReferenceModes.plus(HEX.parseHex("000000ff"), 1)));
        assertEquals("00000001", HEX.formatHex(ReferenceModes.plus(HEX.parseHex("ffffffff"), 2)));
        assertEquals("01000000", HEX.formatHex(ReferenceModes.plus(HEX.parseHex("00ffff00"), 256)));
    }

    @Test
    void paddingAddsOneToSixteenBytesAndIsChecked() {
        byte[] data = {1, 2, 3};
        assertEquals("0102030d0d0d0d0d0d0d0d0d0d0d0d0d", HEX.formatHex(ReferenceModes.pad(data, 16)));
        assertEquals("0808080808080808", HEX.formatHex(ReferenceModes.pad(new byte[0], 8)));
        assertArrayEquals(data, ReferenceModes.unpad(ReferenceModes.pad(data, 16), 16));
        for (String bad : new String[] {"", "00", "0102030405060709", "0101010101010302", "01010101010101"}) {
            assertThrows(IllegalArgumentException.class, () -> ReferenceModes.unpad(HEX.parseHex(bad), 8), bad);
        }
    }

    private static String digest(String message) {
        return HEX.formatHex(Sha256Reference.digest(message.getBytes(StandardCharsets.US_ASCII)));
    }
}
