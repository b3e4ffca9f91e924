package org.bitlane.conformance.contract;

import static org.bitlane.conformance.Bitlane.NAME;
import static org.bitlane.conformance.Bitlane.PROVIDER;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.security.AlgorithmParameterGenerator;
import java.security.AlgorithmParameters;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.util.ServiceLoader;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.IvParameterSpec;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.Transformation;
import org.bitlane.provider.BitlaneProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How an application comes by the provider; {@code java.security} and the module path are tested in forked JVMs. */
class InstallationTest {

    @BeforeEach
    void providerIsNotInstalled() {
        assertNull(Security.getProvider(NAME));
    }

    @Test
    void providerIsNamedBitlaneAndHasAPublicConstructorWithoutArguments() throws Exception {
        assertTrue(Modifier.isPublic(BitlaneProvider.class.getModifiers()));
        assertEquals(
                "Bitlane", BitlaneProvider.class.getConstructor().newInstance().getName());
        assertNotNull(PROVIDER.getInfo());
    }

    @Test
    void serviceLoaderFindsTheProvider() {
        assertEquals(
                1,
                ServiceLoader.load(Provider.class).stream()
                        .filter(candidate -> candidate.type() == BitlaneProvider.class)
                        .map(ServiceLoader.Provider::get)
                        .filter(provider -> provider.getName().equals(NAME))
                        .count());
    }

    @Test
    void onceInstalledEveryServiceIsFoundByTheProvidersName() throws Exception {
        Bitlane.whileInstalled(() -> {
            assertSame(
                    PROVIDER, Cipher.getInstance("SM4/CBC/PKCS5Padding", NAME).getProvider());
            assertSame(PROVIDER, AlgorithmParameters.getInstance("SM4", NAME).getProvider());
            assertSame(
                    PROVIDER,
                    AlgorithmParameterGenerator.getInstance("SM4", NAME).getProvider());
            assertSame(PROVIDER, KeyGenerator.getInstance("SM4", NAME).getProvider());
            assertSame(PROVIDER, SecretKeyFactory.getInstance("SM4", NAME).getProvider());
            assertSame(PROVIDER, MessageDigest.getInstance("SHA-256", NAME).getProvider());
            assertSame(PROVIDER, Mac.getInstance("HmacSHA256", NAME).getProvider());
        });
    }

    @Test
    void onceInstalledItServesWhatNoOtherProviderHas() throws Exception {
        Bitlane.whileInstalled(() -> {
            assertSame(PROVIDER, Cipher.getInstance("SIMON64_128/CTR/NoPadding").getProvider());
            assertSame(PROVIDER, Cipher.getInstance("1.2.156.10197.1.104.7").getProvider());
        });
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allWithIv")
    void parametersOfACipherWorkWithoutInstallation(Transformation transformation) throws Exception {
        Cipher encryptor = transformation.newCipher();
        encryptor.init(Cipher.ENCRYPT_MODE, transformation.key());
        AlgorithmParameters parameters = encryptor.getParameters();
        assertSame(PROVIDER, parameters.getProvider());
        assertArrayEquals(
                encryptor.getIV(),
                parameters.getParameterSpec(IvParameterSpec.class).getIV());
        Cipher decryptor = transformation.newCipher();
        decryptor.init(Cipher.DECRYPT_MODE, transformation.key(), parameters);
        byte[] plaintext = Bitlane.bytes(48, 0);
        assertArrayEquals(plaintext, decryptor.doFinal(encryptor.doFinal(plaintext)));
    }

    @ParameterizedTest
    @MethodSource("org.bitlane.conformance.Transformation#allWithIv")
    void parametersOfACipherWorkOnceInstalled(Transformation transformation) throws Exception {
        Bitlane.whileInstalled(() -> parametersOfACipherWorkInstalled(transformation));
    }

    private static void parametersOfACipherWorkInstalled(Transformation transformation) throws Exception {
        Cipher encryptor = Cipher.getInstance(transformation.name(), NAME);
        encryptor.init(Cipher.ENCRYPT_MODE, transformation.key());
        AlgorithmParameters copy =
                AlgorithmParameters.getInstance(transformation.cipher().keyAlgorithm());
        copy.init(encryptor.getParameters().getEncoded());
        assertArrayEquals(
                encryptor.getIV(), copy.getParameterSpec(IvParameterSpec.class).getIV());
    }
}
