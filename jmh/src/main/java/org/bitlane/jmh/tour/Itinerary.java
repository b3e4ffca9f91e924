package org.bitlane.jmh.tour;

import java.security.GeneralSecurityException;
import java.security.Provider;
import java.util.ArrayList;
import java.util.List;
import org.bitlane.jmh.work.Providers;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/** The steps of the tour: what it asks Bitlane for, and whom it compares Bitlane with. */
final class Itinerary {
    /** How the table names the plain Java SIMON. */
    static final String SIMON_REFERENCE = "SIMON reference";

    private static final List<String> MODES = List.of("ECB", "CBC", "CTR");
    private static final Operation NOTHING = input -> input;

    private final Provider bitlane;
    private final Provider bouncyCastle = Providers.named(BouncyCastleProvider.PROVIDER_NAME);

    /** An itinerary for the given provider. */
    Itinerary(Provider bitlane) {
        this.bitlane = bitlane;
    }

    /**
     * All steps, in the order of the table.
     *
     * @throws GeneralSecurityException if a provider lacks something
     */
    List<Step> steps() throws GeneralSecurityException {
        List<Step> steps = new ArrayList<>();
        for (String mode : MODES) {
            steps.add(sm4(mode, Direction.ENCRYPT));
            steps.add(sm4(mode, Direction.DECRYPT));
        }
        for (String mode : MODES) {
            steps.add(simon(mode, Direction.ENCRYPT));
            steps.add(simon(mode, Direction.DECRYPT));
        }
        steps.add(sha256());
        steps.add(hmacSha256());
        return steps;
    }

    private Step sm4(String mode, Direction direction) throws GeneralSecurityException {
        String transformation = transformation("SM4", mode);
        return new Step(
                transformation,
                action(direction),
                Algorithm.SM4,
                Operations.cipher(bitlane, transformation, direction),
                nameOf(bouncyCastle),
                Operations.cipher(bouncyCastle, transformation, direction),
                direction == Direction.ENCRYPT
                        ? NOTHING
                        : Operations.cipher(bouncyCastle, transformation, Direction.ENCRYPT));
    }

    private Step simon(String mode, Direction direction) throws GeneralSecurityException {
        String transformation = transformation("SIMON64_128", mode);
        return new Step(
                transformation,
                action(direction),
                Algorithm.SIMON64_128,
                Operations.cipher(bitlane, transformation, direction),
                SIMON_REFERENCE,
                Operations.simonReference(mode, direction),
                direction == Direction.ENCRYPT ? NOTHING : Operations.simonReference(mode, Direction.ENCRYPT));
    }

    private Step sha256() throws GeneralSecurityException {
        Provider jdk = Providers.named("SUN");
        return new Step(
                "SHA-256",
                "digest",
                Algorithm.SHA256,
                Operations.digest(bitlane, "SHA-256"),
                nameOf(jdk),
                Operations.digest(jdk, "SHA-256"),
                NOTHING);
    }

    private Step hmacSha256() throws GeneralSecurityException {
        Provider jdk = Providers.named("SunJCE");
        return new Step(
                "HmacSHA256",
                "mac",
                Algorithm.SHA256,
                Operations.mac(bitlane, "HmacSHA256"),
                nameOf(jdk),
                Operations.mac(jdk, "HmacSHA256"),
                NOTHING);
    }

    private static String transformation(String cipher, String mode) {
        return cipher + "/" + mode + (mode.equals("CTR") ? "/NoPadding" : "/PKCS5Padding");
    }

    private static String action(Direction direction) {
        return direction == Direction.ENCRYPT ? "encrypt" : "decrypt";
    }

    private static String nameOf(Provider provider) {
        return provider.getName() + " " + provider.getVersionStr();
    }
}
