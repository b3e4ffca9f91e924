package org.bitlane.conformance.known;

import static org.bitlane.conformance.Bitlane.cipher;
import static org.bitlane.conformance.Bitlane.hex;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import javax.crypto.Cipher;
import org.bitlane.conformance.BlockCipher;
import org.bitlane.conformance.Transformation;
import org.bitlane.conformance.Transformation.Mode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM4 gives the answers printed in its standard and in the Internet-Draft about its modes. */
class Sm4KnownAnswersTest {
    private static final String KEY = "0123456789abcdeffedcba9876543210";
    private static final String PLAINTEXT = KEY;

    @Test
    void firstExampleOfTheStandard() throws Exception {
        // GB/T 32907-2016, A.1
        assertAnswer(Mode.ECB, KEY, null, PLAINTEXT, "681edf34d206965e86b3e94f536e4246");
    }

    @Test
    void secondExampleOfTheStandardEncryptsAMillionTimes() throws Exception {
        // GB/T 32907-2016, A.2
        Cipher cipher = cipher("SM4/ECB/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, BlockCipher.SM4.key(hex(KEY)));
        byte[] block = hex(PLAINTEXT);
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (int i = 0; i < 1_000_000; i++) {
                cipher.update(block, 0, block.length, block, 0);
            }
        });
        assertEquals("595298c7c6fd271f0402f804c33d3f66", hex(block));
    }

    @ParameterizedTest(name = "A.2, {0} {1}")
    @CsvSource(textBlock = """
            # draft-ribose-cfrg-sm4-10, A.2.1, A.2.2 and A.2.5; the IV of all of them is 000102..0f.
            # mode, key, plaintext, ciphertext
            ECB, 0123456789abcdeffedcba9876543210, \
                aaaaaaaabbbbbbbbccccccccddddddddeeeeeeeeffffffffaaaaaaaabbbbbbbb, \
                5ec8143de509cff7b5179f8f474b86192f1d305a7fb17df985f81c8482192304
            ECB, fedcba98765432100123456789abcdef, \
                aaaaaaaabbbbbbbbccccccccddddddddeeeeeeeeffffffffaaaaaaaabbbbbbbb, \
                c5876897e4a59bbba72a10c83872245b12dd90bc2d200692b529a4155ac9e600
            CBC, 0123456789abcdeffedcba9876543210, \
                aaaaaaaabbbbbbbbccccccccddddddddeeeeeeeeffffffffaaaaaaaabbbbbbbb, \
                78ebb11cc40b0a48312aaeb2040244cb4cb7016951909226979b0d15dc6a8f6d
            CBC, fedcba98765432100123456789abcdef, \
                aaaaaaaabbbbbbbbccccccccddddddddeeeeeeeeffffffffaaaaaaaabbbbbbbb, \
                0d3a6ddc2d21c698857215587b7bb59a91f2c147911a4144665e1fa1d40bae38
            CTR, 0123456789abcdeffedcba9876543210, \
                aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccccdddddddddddddddd\
            eeeeeeeeeeeeeeeeffffffffffffffffaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb, \
                ac3236cb970cc20791364c395a1342d1a3cbc1878c6f30cd074cce385cdd70c7\
            f234bc0e24c11980fd1286310ce37b926e02fcd0faa0baf38b2933851d824514
            CTR, fedcba98765432100123456789abcdef, \
                aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccccdddddddddddddddd\
            eeeeeeeeeeeeeeeeffffffffffffffffaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb, \
                5dcccd25b95ab07417a08512ee160e2f8f661521cbbab44cc87138445bc29e5c\
            0ae0297205d62704173b21239b887f6c8cb5b800917a2488284bde9e16ea2906
            """)
    void exampleOfTheDraft(Mode mode, String key, String plaintext, String ciphertext) throws Exception {
        assertAnswer(mode, key, "000102030405060708090a0b0c0d0e0f", plaintext, ciphertext);
    }

    private static void assertAnswer(Mode mode, String key, String iv, String plaintext, String ciphertext)
            throws Exception {
        Transformation transformation = new Transformation(BlockCipher.SM4, mode, "NoPadding");
        Cipher cipher = transformation.newCipher();
        var parameters = iv == null ? null : transformation.parameters(hex(iv));
        cipher.init(Cipher.ENCRYPT_MODE, BlockCipher.SM4.key(hex(key)), parameters);
        assertEquals(ciphertext, hex(cipher.doFinal(hex(plaintext))));
        cipher.init(Cipher.DECRYPT_MODE, BlockCipher.SM4.key(hex(key)), parameters);
        assertEquals(plaintext, hex(cipher.doFinal(hex(ciphertext))));
    }
}
