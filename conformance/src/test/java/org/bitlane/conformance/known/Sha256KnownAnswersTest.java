package org.bitlane.conformance.known;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hex;
import static org.bitlane.conformance.Bitlane.sha256;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.MessageDigest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SHA-256 gives the answers of FIPS 180-4's examples, and the JDK's around every edge of the padding. */
class Sha256KnownAnswersTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            # NIST's examples for FIPS 180-4: one block, two blocks (448 bits), two full blocks (896 bits)
            abc, \
                ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
            abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq, \
                248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1
            abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno\
            ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu, \
                cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1
            """)
    void exampleOfTheStandard(String message, String digest) throws Exception {
        assertEquals(digest, hex(sha256().digest(message.getBytes(US_ASCII))));
    }

    @Test
    void aMillionTimesA() throws Exception {
        assertEquals(
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
                hex(sha256().digest("a".repeat(1_000_000).getBytes(US_ASCII))));
    }

    @ParameterizedTest(name = "{0} bytes")
    @ValueSource(ints = {0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128})
    void equalsTheJdkAroundBlockAndPaddingEdges(int length) throws Exception {
        byte[] message = bytes(length, length);
        assertEquals(hex(MessageDigest.getInstance("SHA-256", "SUN").digest(message)), hex(sha256().digest(message)));
    }
}
