package org.bitlane.jmh.work;

import java.security.Provider;
import java.security.Security;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bitlane.provider.BitlaneProvider;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/** The providers that benchmarks name, as objects: none of them is installed, so none changes another's defaults. */
public final class Providers {
    /** Tencent Kona. */
    public static final String KONA = "KonaCrypto";

    /** Amazon Corretto Crypto Provider, native code. */
    public static final String CORRETTO = "AmazonCorrettoCryptoProvider";

    /** Conscrypt, native code. */
    public static final String CONSCRYPT = "Conscrypt";

    private static final List<String> PEERS =
            List.of(BouncyCastleProvider.PROVIDER_NAME, KONA, CORRETTO, CONSCRYPT, "SUN", "SunJCE");

    private Providers() {}

    /**
     * The provider of a name.
     *
     * @param name {@code Bitlane}, {@code BC}, one of the constants of this class, or the name of a provider that the JDK has
     *     installed
     * @throws IllegalArgumentException if it cannot be had here; the message says why
     */
    public static Provider named(String name) {
        return switch (name) {
            case BitlaneProvider.NAME -> new BitlaneProvider();
            case BouncyCastleProvider.PROVIDER_NAME -> new BouncyCastleProvider();
            case KONA -> Peers.kona();
            case CORRETTO -> Peers.corretto();
            case CONSCRYPT -> Peers.conscrypt();
            default -> installed(name);
        };
    }

    /** The peers that can be had here. */
    public static List<Provider> present() {
        return PEERS.stream()
                .filter(name -> !absent().containsKey(name))
                .map(Providers::named)
                .toList();
    }

    /** The peers that cannot be had here, by name, and why. */
    public static Map<String, String> absent() {
        return Absent.REASONS;
    }

    private static Provider installed(String name) {
        Provider provider = Security.getProvider(name);
        if (provider == null) {
            throw new IllegalArgumentException("no provider is named " + name);
        }
        return provider;
    }

    /** Found out once, and only by those who ask. */
    private static final class Absent {
        private static final Map<String, String> REASONS = reasons();

        private static Map<String, String> reasons() {
            Map<String, String> reasons = new TreeMap<>();
            for (String name : PEERS) {
                try {
                    named(name);
                } catch (IllegalArgumentException e) {
                    reasons.put(name, e.getMessage());
                }
            }
            return Map.copyOf(reasons);
        }
    }
}
