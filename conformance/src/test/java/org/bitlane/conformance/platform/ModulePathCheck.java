package org.bitlane.conformance.platform;

import java.security.AlgorithmParameters;
import java.security.Provider;
import java.security.Security;
import java.util.Arrays;
import java.util.ServiceLoader;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.SecretKey;

/** A check that the provider works as a named module: found by {@link ServiceLoader}, before and after installation. */
public final class ModulePathCheck {
    private ModulePathCheck() {}

    /** Runs the check. */
    public static void main(String[] arguments) throws Exception {
        Provider provider = ServiceLoader.load(Provider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(candidate -> candidate.getName().equals("Bitlane"))
                .findFirst()
                .orElseThrow();
        for (Provider.Service service : provider.getServices()) {
            service.newInstance(null);
        }
        for (String transformation : new String[] {"SM4/CBC/PKCS7Padding", "SIMON64_128/CTR/NoPadding"}) {
            roundTrip(transformation, provider);
        }
        Security.addProvider(provider);
        roundTrip("SM4/CTR/NoPadding", Security.getProvider("Bitlane"));
        System.out.println("module=" + provider.getClass().getModule().getName());
    }

    private static void roundTrip(String transformation, Provider provider) throws Exception {
        byte[] plaintext = new byte[100_000];
        SecretKey key = KeyGenerator.getInstance(transformation.substring(0, transformation.indexOf('/')), provider)
                .generateKey();
        Cipher cipher = Cipher.getInstance(transformation, provider);
        cipher.init(Cipher.ENCRYPT_MODE, key);
        byte[] ciphertext = cipher.doFinal(plaintext);
        AlgorithmParameters parameters = cipher.getParameters();
        cipher.init(Cipher.DECRYPT_MODE, key, parameters);
        if (!Arrays.equals(plaintext, cipher.doFinal(ciphertext))) {
            throw new AssertionError(transformation);
        }
    }
}
