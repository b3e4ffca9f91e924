package org.bitlane.conformance;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import org.bitlane.provider.BitlaneProvider;

/** The provider under test, which most tests use without installing it, and data to feed it. */
public final class Bitlane {
    /** The provider's name. */
    public static final String NAME = "Bitlane";

    /** The provider, not installed. */
    public static final Provider PROVIDER = new BitlaneProvider();

    private Bitlane() {}

    /** Bitlane's cipher of that name. */
    public static Cipher cipher(String transformation) throws GeneralSecurityException {
        return Cipher.getInstance(transformation, PROVIDER);
    }

    /** Bitlane's SHA-256. */
    public static MessageDigest sha256() throws GeneralSecurityException {
        return MessageDigest.getInstance("SHA-256", PROVIDER);
    }

    /** Bitlane's HmacSHA256. */
    public static Mac hmacSha256() throws GeneralSecurityException {
        return Mac.getInstance("HmacSHA256", PROVIDER);
    }

    /** Runs code while Bitlane is installed, as the last provider. */
    public static void whileInstalled(ThrowingRunnable code) throws Exception {
        Security.addProvider(PROVIDER);
        try {
            code.run();
        } finally {
            Security.removeProvider(NAME);
        }
    }

    /** Bytes that look random and are the same in every run. */
    public static byte[] bytes(int length, long seed) {
        byte[] bytes = new byte[length];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    /** Bytes from hexadecimal digits; blanks between them are ignored. */
    public static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    /** Hexadecimal digits from bytes. */
    public static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    /** Code that may throw anything. */
    @FunctionalInterface
    public interface ThrowingRunnable {
        /** Runs the code. */
        void run() throws Exception;
    }
}
