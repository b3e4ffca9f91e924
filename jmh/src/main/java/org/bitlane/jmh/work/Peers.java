package org.bitlane.jmh.work;

import com.amazon.corretto.crypto.provider.AmazonCorrettoCryptoProvider;
import com.tencent.kona.crypto.KonaCryptoProvider;
import java.security.Provider;
import java.util.function.Supplier;
import org.conscrypt.Conscrypt;

/** Peers that need not load everywhere: those with native code have it for a few platforms only. */
final class Peers {
    private Peers() {}

    static Provider kona() {
        return load(KonaCryptoProvider::new);
    }

    static Provider corretto() {
        return load(() -> {
            AmazonCorrettoCryptoProvider provider = AmazonCorrettoCryptoProvider.INSTANCE;
            provider.assertHealthy();
            return provider;
        });
    }

    static Provider conscrypt() {
        return load(() -> {
            Conscrypt.checkAvailability();
            return Conscrypt.newProvider();
        });
    }

    private static Provider load(Supplier<Provider> constructor) {
        try {
            return constructor.get();
        } catch (RuntimeException | LinkageError e) {
            throw new IllegalArgumentException("it does not load: " + e, e);
        }
    }
}
