package org.bitlane.conformance.platform;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Security;
import java.security.Signature;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.net.ssl.SSLContext;
import org.bitlane.conformance.Bitlane;

/** A check that the JVM's configuration installed the provider, and that the rest of the JDK works with it. */
public final class InstalledCheck {
    private InstalledCheck() {}

    /** Runs the check; the argument is the provider's expected place, {@code first} or {@code last}. */
    public static void main(String[] arguments) throws Exception {
        var providers = Security.getProviders();
        boolean first = arguments[0].equals("first");
        same(Bitlane.NAME, providers[first ? 0 : providers.length - 1].getName());
        same(
                1L,
                Arrays.stream(providers)
                        .filter(p -> p.getName().equals(Bitlane.NAME))
                        .count());
        same(
                Bitlane.NAME,
                Cipher.getInstance("SIMON64_128/CBC/PKCS5Padding").getProvider().getName());
        same(
                Bitlane.NAME,
                Cipher.getInstance("1.2.156.10197.1.104.2").getProvider().getName());
        same(first, MessageDigest.getInstance("SHA-256").getProvider().getName().equals(Bitlane.NAME));
        same(first, Mac.getInstance("HmacSHA256").getProvider().getName().equals(Bitlane.NAME));

        SecretKey key = KeyGenerator.getInstance("SM4").generateKey();
        Cipher cipher = Cipher.getInstance("SM4/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key);
        byte[] ciphertext = cipher.doFinal(new byte[100]);
        Cipher back = Cipher.getInstance("SM4/CBC/PKCS5Padding");
        back.init(Cipher.DECRYPT_MODE, key, cipher.getParameters());
        same(100, back.doFinal(ciphertext).length);

        keyStore(key);
        signature();
        SecureRandom.getInstance("DRBG").nextBytes(new byte[100]);
        SSLContext.getDefault().createSSLEngine();
        System.out.println("installed=" + arguments[0]);
    }

    private static void keyStore(SecretKey key) throws Exception {
        char[] password = "correct horse".toCharArray();
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, password);
        store.setEntry("key", new KeyStore.SecretKeyEntry(key), new KeyStore.PasswordProtection(password));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        store.store(out, password);
        KeyStore loaded = KeyStore.getInstance("PKCS12");
        loaded.load(new ByteArrayInputStream(out.toByteArray()), password);
        same(
                true,
                Arrays.equals(key.getEncoded(), loaded.getKey("key", password).getEncoded()));
    }

    private static void signature() throws Exception {
        KeyPair pair = KeyPairGenerator.getInstance("EC").generateKeyPair();
        Signature signer = Signature.getInstance("SHA256withECDSA");
        signer.initSign(pair.getPrivate());
        signer.update(new byte[1000]);
        byte[] signature = signer.sign();
        Signature verifier = Signature.getInstance("SHA256withECDSA");
        verifier.initVerify(pair.getPublic());
        verifier.update(new byte[1000]);
        same(true, verifier.verify(signature));
    }

    private static void same(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", but got " + actual);
        }
    }
}
