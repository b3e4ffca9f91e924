package org.bitlane.jmh.work;

import java.security.Provider;
import java.security.Security;
import org.bitlane.provider.BitlaneProvider;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/** The providers that benchmarks name, as objects: none of them is installed, so none changes another's defaults. */
public final class Providers {
    private Providers() {}

    /**
     * The provider of a name.
     *
     * @param name {@code Bitlane}, {@code BC}, or the name of a provider that the JDK has installed
     * @throws IllegalArgumentException if there is none of that name
     */
    public static Provider named(String name) {
        return switch (name) {
            case BitlaneProvider.NAME -> new BitlaneProvider();
            case BouncyCastleProvider.PROVIDER_NAME -> new BouncyCastleProvider();
            default -> installed(name);
        };
    }

    private static Provider installed(String name) {
        Provider provider = Security.getProvider(name);
        if (provider == null) {
            throw new IllegalArgumentException("no provider is named " + name);
        }
        return provider;
    }
}
