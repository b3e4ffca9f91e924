package org.bitlane.conformance.known;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.bitlane.conformance.Bitlane.hex;
import static org.bitlane.conformance.Bitlane.hmacSha256;
import static org.junit.jupiter.api.Assertions.assertEquals;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** HmacSHA256 gives the answers of RFC 4231. */
class HmacSha256KnownAnswersTest {

    @ParameterizedTest(name = "RFC 4231, 4.{index}+1")
    @CsvSource(textBlock = """
            # RFC 4231, 4.2 to 4.8: key byte or text, its count, data byte or text, its count, the code's first bytes.
            0x0b, 20, Hi There, 1, \
                b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7
            Jefe, 1, what do ya want for nothing?, 1, \
                5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843
            0xaa, 20, 0xdd, 50, \
                773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe
            0x0102030405060708090a0b0c0d0e0f10111213141516171819, 1, 0xcd, 50, \
                82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b
            0x0c, 20, Test With Truncation, 1, \
                a3b6167473100ee06e0c796c2955552b
            0xaa, 131, Test Using Larger Than Block-Size Key - Hash Key First, 1, \
                60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54
            0xaa, 131, 'This is a test using a larger than block-size key and a larger than block-size data. \
            The key needs to be hashed before being used by the HMAC algorithm.', 1, \
                9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2
            """)
    void testCase(String key, int keyCount, String data, int dataCount, String code) throws Exception {
        Mac mac = hmacSha256();
        mac.init(new SecretKeySpec(repeated(key, keyCount), "HmacSHA256"));
        String computed = hex(mac.doFinal(repeated(data, dataCount)));
        assertEquals(code, computed.substring(0, code.length()));
    }

    private static byte[] repeated(String unit, int count) {
        return unit.startsWith("0x")
                ? hex(unit.substring(2).repeat(count))
                : unit.repeat(count).getBytes(US_ASCII);
    }
}
