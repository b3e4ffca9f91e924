package org.bitlane.conformance.platform;

import static org.bitlane.conformance.Bitlane.bytes;
import static org.bitlane.conformance.Bitlane.hex;

import java.security.MessageDigest;
import java.security.Security;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.Bitlane;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.Sha256Batch;
import org.bitlane.kernels.Sha256Engine;
import org.bitlane.kernels.reference.Sha256Reference;
import org.bitlane.provider.BitlaneProvider;

/** A check of what hashes single messages, in a JVM where that is not chosen yet. */
public final class EngineCheck {
    private EngineCheck() {}

    /** Runs the check; the argument {@code withoutSun} removes the JDK's provider first, {@code first} puts ours before it. */
    public static void main(String[] arguments) throws Exception {
        for (String argument : arguments) {
            if (argument.equals("withoutSun")) {
                Security.removeProvider("SUN");
            } else {
                Security.insertProviderAt(new BitlaneProvider(), 1);
                same(
                        Bitlane.NAME,
                        MessageDigest.getInstance("SHA-256").getProvider().getName());
            }
        }
        for (int length : new int[] {0, 1, 64, 1000}) {
            byte[] message = bytes(length, length);
            String expected = hex(Sha256Reference.digest(message));
            same(expected, hex(Bitlane.sha256().digest(message)));
            same(expected, hex(Sha256Batch.create().hash(List.of(message))[0]));
        }
        Mac mac = Bitlane.hmacSha256();
        mac.init(new SecretKeySpec("key".getBytes(), "HmacSHA256"));
        same(
                "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8",
                hex(mac.doFinal("The quick brown fox jumps over the lazy dog".getBytes())));
        System.out.println("engine=" + Sha256Engine.serving());
        System.out.println("status=" + KernelStatus.of(Algorithm.SHA256).implementation());
    }

    private static void same(String expected, String actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + ", but got " + actual);
        }
    }
}
