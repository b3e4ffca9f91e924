package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.PROVIDER;
import static org.bitlane.conformance.Bitlane.cipher;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.GeneralSecurityException;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.crypto.Cipher;
import javax.crypto.NoSuchPaddingException;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.EveryTransformation;
import org.bitlane.conformance.Transformation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be asked for, and by which names. */
class NamesTest {

    @Test
    void providerOffersExactlyTheServicesOfTheContract() {
        Set<String> expected = new TreeSet<>(Set.of(
                "Cipher.SM4",
                "Cipher.1.2.156.10197.1.104.1",
                "Cipher.1.2.156.10197.1.104.2",
                "Cipher.1.2.156.10197.1.104.7",
                "Cipher.SIMON64_128",
                "Cipher.SIMON64_128-LE",
                "AlgorithmParameters.SM4",
                "AlgorithmParameters.SIMON64_128",
                "AlgorithmParameterGenerator.SM4",
                "AlgorithmParameterGenerator.SIMON64_128",
                "KeyGenerator.SM4",
                "KeyGenerator.SIMON64_128",
                "KeyGenerator.HmacSHA256",
                "SecretKeyFactory.SM4",
                "SecretKeyFactory.SIMON64_128",
                "MessageDigest.SHA-256",
                "Mac.HmacSHA256"));
        assertEquals(
                expected,
                PROVIDER.getServices().stream()
                        .map(service -> service.getType() + "." + service.getAlgorithm())
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @ParameterizedTest(name = "{0} {1} is {2}")
    @CsvSource(textBlock = """
            Cipher,                      SM4,                       SM4
            Cipher,                      1.2.156.10197.1.104,       SM4
            Cipher,                      OID.1.2.156.10197.1.104,   SM4
            Cipher,                      1.2.156.10197.1.104.1,     1.2.156.10197.1.104.1
            Cipher,                      OID.1.2.156.10197.1.104.1, 1.2.156.10197.1.104.1
            Cipher,                      1.2.156.10197.1.104.2,     1.2.156.10197.1.104.2
            Cipher,                      OID.1.2.156.10197.1.104.2, 1.2.156.10197.1.104.2
            Cipher,                      1.2.156.10197.1.104.7,     1.2.156.10197.1.104.7
            Cipher,                      OID.1.2.156.10197.1.104.7, 1.2.156.10197.1.104.7
            Cipher,                      SIMON64_128,               SIMON64_128
            Cipher,                      SIMON,                     SIMON64_128
            Cipher,                      SIMON64_128-LE,            SIMON64_128-LE
            AlgorithmParameters,         SM4,                       SM4
            AlgorithmParameters,         1.2.156.10197.1.104,       SM4
            AlgorithmParameters,         OID.1.2.156.10197.1.104,   SM4
            AlgorithmParameters,         1.2.156.10197.1.104.2,     SM4
            AlgorithmParameters,         OID.1.2.156.10197.1.104.2, SM4
            AlgorithmParameters,         1.2.156.10197.1.104.7,     SM4
            AlgorithmParameters,         OID.1.2.156.10197.1.104.7, SM4
            AlgorithmParameters,         SIMON64_128,               SIMON64_128
            AlgorithmParameters,         SIMON,                     SIMON64_128
            AlgorithmParameterGenerator, SM4,                       SM4
            AlgorithmParameterGenerator, 1.2.156.10197.1.104,       SM4
            AlgorithmParameterGenerator, OID.1.2.156.10197.1.104,   SM4
            AlgorithmParameterGenerator, 1.2.156.10197.1.104.2,     SM4
            AlgorithmParameterGenerator, OID.1.2.156.10197.1.104.2, SM4
            AlgorithmParameterGenerator, 1.2.156.10197.1.104.7,     SM4
            AlgorithmParameterGenerator, OID.1.2.156.10197.1.104.7, SM4
            AlgorithmParameterGenerator, SIMON64_128,               SIMON64_128
            AlgorithmParameterGenerator, SIMON,                     SIMON64_128
            KeyGenerator,                SM4,                       SM4
            KeyGenerator,                1.2.156.10197.1.104,       SM4
            KeyGenerator,                OID.1.2.156.10197.1.104,   SM4
            KeyGenerator,                SIMON64_128,               SIMON64_128
            KeyGenerator,                SIMON,                     SIMON64_128
            KeyGenerator,                HmacSHA256,                HmacSHA256
            SecretKeyFactory,            SM4,                       SM4
            SecretKeyFactory,            1.2.156.10197.1.104,       SM4
            SecretKeyFactory,            OID.1.2.156.10197.1.104,   SM4
            SecretKeyFactory,            SIMON64_128,               SIMON64_128
            SecretKeyFactory,            SIMON,                     SIMON64_128
            MessageDigest,               SHA-256,                   SHA-256
            MessageDigest,               SHA256,                    SHA-256
            MessageDigest,               2.16.840.1.101.3.4.2.1,    SHA-256
            MessageDigest,               OID.2.16.840.1.101.3.4.2.1, SHA-256
            Mac,                         HmacSHA256,                HmacSHA256
            Mac,                         1.2.840.113549.2.9,        HmacSHA256
            Mac,                         OID.1.2.840.113549.2.9,    HmacSHA256
            """)
    void everyNameOfTheContractFindsItsServiceInAnyCase(String type, String name, String algorithm) throws Exception {
        for (String asked : new String[] {name, name.toLowerCase(Locale.ROOT), name.toUpperCase(Locale.ROOT)}) {
            Provider.Service service = PROVIDER.getService(type, asked);
            assertNotNull(service, asked);
            assertEquals(algorithm, service.getAlgorithm(), asked);
            assertNotNull(service.newInstance(null), asked);
        }
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(textBlock = """
            SM4,                                  SM4/ECB/PKCS5Padding
            1.2.156.10197.1.104,                  SM4/ECB/PKCS5Padding
            OID.1.2.156.10197.1.104,              SM4/ECB/PKCS5Padding
            1.2.156.10197.1.104/CBC/NoPadding,    SM4/CBC/NoPadding
            1.2.156.10197.1.104.1,                SM4/ECB/PKCS5Padding
            OID.1.2.156.10197.1.104.1,            SM4/ECB/PKCS5Padding
            1.2.156.10197.1.104.2,                SM4/CBC/PKCS5Padding
            OID.1.2.156.10197.1.104.2,            SM4/CBC/PKCS5Padding
            1.2.156.10197.1.104.7,                SM4/CTR/NoPadding
            OID.1.2.156.10197.1.104.7,            SM4/CTR/NoPadding
            SIMON64_128,                          SIMON64_128/ECB/PKCS5Padding
            SIMON,                                SIMON64_128/ECB/PKCS5Padding
            SIMON/CTR/NoPadding,                  SIMON64_128/CTR/NoPadding
            SIMON64_128-LE,                       SIMON64_128-LE/ECB/PKCS5Padding
            sm4/cbc/pkcs7padding,                 SM4/CBC/PKCS5Padding
            simon64_128-le/ctr/nopadding,         SIMON64_128-LE/CTR/NoPadding
            Sm4/Ctr/noPADDING,                    SM4/CTR/NoPadding
            SM4/CBC/PKCS7PADDING,                 SM4/CBC/PKCS5Padding
            """)
    void shortNamesAndOidsStandForModeAndPaddingOfTheContract(String name, String meaning) throws Exception {
        Transformation transformation = Transformation.all().stream()
                .filter(t -> t.name().equals(meaning))
                .findFirst()
                .orElseThrow();
        Cipher cipher = cipher(name);
        cipher.init(Cipher.ENCRYPT_MODE, transformation.key(), transformation.parameters());
        byte[] plaintext = Bitlane.bytes(64, 0);
        assertArrayEquals(transformation.ciphertext(plaintext), cipher.doFinal(plaintext));
    }

    @EveryTransformation
    void transformationsAreFoundInATurkishLocale(Transformation transformation) throws Exception {
        Locale before = Locale.getDefault();
        try {
            // There the lower case of I is a dotless i, and the upper case of i has a dot.
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            cipher(transformation.name().toLowerCase(Locale.ROOT));
            cipher(transformation.name().toUpperCase(Locale.ROOT));
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"SM4", "SIMON64_128", "SIMON64_128-LE"})
    void supportedModesAndPaddingsAreInUpperCaseAsTheFrameworkComparesThem(String name) {
        Provider.Service service = PROVIDER.getService("Cipher", name);
        assertEquals(
                Set.of("ECB", "CBC", "CTR"),
                Set.of(service.getAttribute("SupportedModes").split("\\|")));
        assertEquals(
                Set.of("NOPADDING", "PKCS5PADDING", "PKCS7PADDING"),
                Set.of(service.getAttribute("SupportedPaddings").split("\\|")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SM4/GCM/NoPadding",
                "SM4/CFB/NoPadding",
                "SM4/OFB8/NoPadding",
                "SM4/CTR8/NoPadding",
                "SM4//NoPadding",
                "SIMON64_128/XTS/NoPadding",
                "SIMON64_128-LE/KW/NoPadding",
                "SM4-LE",
                "SM4_128",
                "SIMON128_128",
                "SIMON-LE",
            })
    void anotherAlgorithmOrModeIsRefused(String transformation) {
        assertThrows(NoSuchAlgorithmException.class, () -> cipher(transformation));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SM4/CBC/ISO10126Padding",
                "SM4/ECB/OAEPPadding",
                "SIMON64_128/CBC/ZeroPadding",
                "SM4/CTR/PKCS5Padding",
                "SM4/CTR/PKCS7Padding",
                "SIMON64_128/CTR/PKCS5Padding",
                "SIMON64_128-LE/CTR/PKCS7Padding",
            })
    void anotherPaddingIsRefusedAndSoIsAnyInCounterMode(String transformation) throws Exception {
        assertRefused(assertThrows(GeneralSecurityException.class, () -> cipher(transformation)));
        Bitlane.whileInstalled(() -> assertRefused(
                assertThrows(GeneralSecurityException.class, () -> Cipher.getInstance(transformation, Bitlane.NAME))));
    }

    private static void assertRefused(GeneralSecurityException refusal) {
        assertTrue(
                refusal instanceof NoSuchPaddingException || refusal instanceof NoSuchAlgorithmException,
                refusal.toString());
    }

    @EveryTransformation
    void blockSizeIsTheCiphers(Transformation transformation) throws Exception {
        assertEquals(transformation.blockBytes(), transformation.newCipher().getBlockSize());
    }
}
