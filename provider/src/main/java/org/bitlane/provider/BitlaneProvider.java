package org.bitlane.provider;

import static org.bitlane.provider.CipherFamily.SIMON;
import static org.bitlane.provider.CipherFamily.SIMON_LE;
import static org.bitlane.provider.CipherFamily.SM4;
import static org.bitlane.provider.CipherFamily.SM4_CBC_OID;
import static org.bitlane.provider.CipherFamily.SM4_CTR_OID;
import static org.bitlane.provider.CipherFamily.SM4_ECB_OID;
import static org.bitlane.provider.CipherFamily.withPrefix;

import java.io.Serial;
import java.security.InvalidParameterException;
import java.security.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.bitlane.provider.cipher.Mode;

/**
 * The provider {@code Bitlane}: SM4 and SIMON 64/128 in ECB, CBC and CTR, SHA-256 and HMAC with SHA-256.
 *
 * <p>Use it by {@link java.security.Security#addProvider}, by its class name in {@code java.security}, by
 * {@link java.util.ServiceLoader}, or pass an instance to {@code getInstance} without installing it. Key lengths are 128
 * bits; no computation's time depends on keys or data.
 */
public final class BitlaneProvider extends Provider {
    @Serial
    private static final long serialVersionUID = 1L;

    /** The provider's name, as {@code getInstance} takes it. */
    public static final String NAME = "Bitlane";

    private static final Map<String, String> CIPHER_ATTRIBUTES = Map.of(
            "SupportedModes", "ECB|CBC|CTR",
            "SupportedPaddings", "NOPADDING|PKCS5PADDING|PKCS7PADDING",
            "SupportedKeyFormats", "RAW");
    private static final Map<String, String> RAW_KEYS = Map.of("SupportedKeyFormats", "RAW");
    private static final Map<String, String> NO_ATTRIBUTES = Map.of();

    /** A provider that is not installed yet. */
    public BitlaneProvider() {
        super(NAME, "0.1", "Bitlane: SM4, SIMON 64/128 and SHA-256 as constant-time circuits");
        serveCiphers();
        serveParameters();
        serveKeys();
        serveDigests();
    }

    private void serveCiphers() {
        for (CipherFamily family : List.of(SM4, SIMON, SIMON_LE)) {
            serve(
                    "Cipher",
                    family.name(),
                    family.aliases(),
                    CIPHER_ATTRIBUTES,
                    BlockCipherSpi.class,
                    () -> new BlockCipherSpi(this, family));
        }
        serveFixedMode(SM4_ECB_OID, Mode.ECB);
        serveFixedMode(SM4_CBC_OID, Mode.CBC);
        serveFixedMode(SM4_CTR_OID, Mode.CTR);
    }

    private void serveFixedMode(String oid, Mode mode) {
        serve(
                "Cipher",
                oid,
                List.of("OID." + oid),
                RAW_KEYS,
                BlockCipherSpi.class,
                () -> new BlockCipherSpi(this, SM4, mode));
    }

    private void serveParameters() {
        serveParameters(SM4, join(SM4.aliases(), withPrefix(SM4_CBC_OID), withPrefix(SM4_CTR_OID)));
        serveParameters(SIMON, SIMON.aliases());
    }

    private void serveParameters(CipherFamily family, List<String> aliases) {
        String name = IvParameters.serviceName(family);
        serve("AlgorithmParameters", name, aliases, NO_ATTRIBUTES, IvParameters.class, () -> new IvParameters(family));
        serve(
                "AlgorithmParameterGenerator",
                name,
                aliases,
                NO_ATTRIBUTES,
                IvParameterGenerator.class,
                () -> new IvParameterGenerator(this, family));
    }

    private void serveKeys() {
        for (CipherFamily family : List.of(SM4, SIMON)) {
            String name = family.name();
            List<String> aliases = family.aliases();
            serve(
                    "KeyGenerator",
                    name,
                    aliases,
                    NO_ATTRIBUTES,
                    CipherKeyGenerator.class,
                    () -> new CipherKeyGenerator(family));
            serve(
                    "SecretKeyFactory",
                    name,
                    aliases,
                    NO_ATTRIBUTES,
                    CipherKeyFactory.class,
                    () -> new CipherKeyFactory(family));
        }
    }

    private void serveDigests() {
        List<String> sha256 = join(List.of("SHA256"), withPrefix("2.16.840.1.101.3.4.2.1"));
        List<String> hmac = withPrefix("1.2.840.113549.2.9");
        serve("MessageDigest", "SHA-256", sha256, NO_ATTRIBUTES, Sha256MessageDigest.class, Sha256MessageDigest::new);
        serve("Mac", "HmacSHA256", hmac, RAW_KEYS, HmacSha256Spi.class, HmacSha256Spi::new);
        serve("KeyGenerator", "HmacSHA256", hmac, NO_ATTRIBUTES, HmacKeyGenerator.class, HmacKeyGenerator::new);
    }

    private void serve(
            String type,
            String name,
            List<String> aliases,
            Map<String, String> attributes,
            Class<?> implementation,
            Supplier<Object> constructor) {
        putService(new ConstructedService(this, type, name, aliases, attributes, implementation, constructor));
    }

    @SafeVarargs
    private static List<String> join(List<String>... lists) {
        List<String> all = new ArrayList<>();
        for (List<String> list : lists) {
            all.addAll(list);
        }
        return all;
    }

    /** A service that is made by its constructor: reflection does not reach unexported packages. */
    private static final class ConstructedService extends Service {
        private final Supplier<Object> constructor;

        ConstructedService(
                Provider provider,
                String type,
                String name,
                List<String> aliases,
                Map<String, String> attributes,
                Class<?> implementation,
                Supplier<Object> constructor) {
            super(provider, type, name, implementation.getName(), aliases, attributes);
            this.constructor = constructor;
        }

        @Override
        public Object newInstance(Object parameter) {
            if (parameter != null) {
                throw new InvalidParameterException(getType() + " takes no constructor parameter");
            }
            return constructor.get();
        }
    }
}
