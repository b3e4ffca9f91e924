package org.bitlane.conformance.platform;

import static org.bitlane.conformance.Bitlane.hex;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bitlane.conformance.Bitlane;
import org.bitlane.conformance.BlockCipher;
import org.bitlane.conformance.Transformation;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.reference.Sha256Reference;

/**
 * A check of the provider in whatever JVM it is run in: known answers, then random messages against the references in
 * every transformation. Prints what serves the algorithms, and exits with a stack trace at the first wrong byte.
 */
public final class PlatformCheck {
    private static final int COMPARISONS = 400;
    private static final int[] LENGTHS = {0, 1, 15, 16, 17, 63, 128, 255, 256, 257, 300, 1030};

    private final Random random = new Random(20);

    private PlatformCheck() {}

    /** Runs the check; an argument gives the milliseconds that it lasts at least. */
    public static void main(String[] arguments) throws Exception {
        long end = System.nanoTime() + (arguments.length == 0 ? 0 : Long.parseLong(arguments[0]) * 1_000_000);
        PlatformCheck check = new PlatformCheck();
        check.knownAnswers();
        int comparisons = 0;
        while (comparisons < COMPARISONS || System.nanoTime() < end) {
            comparisons += check.round(comparisons);
        }
        check.knownAnswers();
        System.out.println("comparisons=" + comparisons);
        printOption("UseAVX");
        for (KernelStatus status : KernelStatus.all()) {
            System.out.println(status.algorithm() + "=" + status.configuration() + ", " + status.implementation());
        }
    }

    private void knownAnswers() throws GeneralSecurityException {
        knownAnswer(
                BlockCipher.SM4,
                "0123456789abcdeffedcba9876543210",
                "0123456789abcdeffedcba9876543210",
                "681edf34d206965e86b3e94f536e4246");
        knownAnswer(BlockCipher.SIMON, "1b1a1918131211100b0a090803020100", "656b696c20646e75", "44c8fc20b9dfa07a");
        knownAnswer(BlockCipher.SIMON_LE, "0001020308090a0b1011121318191a1b", "756e64206c696b65", "7aa0dfb920fcc844");
        same(
                "SHA-256 of abc",
                hex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
                Bitlane.sha256().digest(hex("616263")));
    }

    private static void knownAnswer(BlockCipher algorithm, String key, String plaintext, String ciphertext)
            throws GeneralSecurityException {
        Cipher cipher = Bitlane.cipher(algorithm.algorithm() + "/ECB/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, algorithm.key(hex(key)));
        same(algorithm + " encrypting", hex(ciphertext), cipher.doFinal(hex(plaintext)));
        cipher.init(Cipher.DECRYPT_MODE, algorithm.key(hex(key)));
        same(algorithm + " decrypting", hex(plaintext), cipher.doFinal(hex(ciphertext)));
    }

    /** One message in every transformation, and one for digest and code. */
    private int round(int number) throws GeneralSecurityException {
        byte[] message = randomBytes(LENGTHS[random.nextInt(LENGTHS.length)]);
        int comparisons = 0;
        for (Transformation transformation : Transformation.all()) {
            compare(transformation, Arrays.copyOf(message, transformation.plaintextLength(message.length)));
            comparisons += 2;
        }
        byte[] digest = Bitlane.sha256().digest(message);
        same("SHA-256", Sha256Reference.digest(message), digest);
        SecretKeySpec key = new SecretKeySpec(randomBytes(1 + number % 100), "HmacSHA256");
        Mac mac = Bitlane.hmacSha256();
        mac.init(key);
        Mac jdk = Mac.getInstance("HmacSHA256", "SunJCE");
        jdk.init(key);
        same("HmacSHA256", jdk.doFinal(message), mac.doFinal(message));
        return comparisons + 2;
    }

    private void compare(Transformation transformation, byte[] plaintext) throws GeneralSecurityException {
        byte[] key = randomBytes(BlockCipher.KEY_BYTES);
        byte[] iv = randomBytes(transformation.blockBytes());
        byte[] ciphertext = transformation.ciphertext(key, iv, plaintext);
        Cipher cipher = transformation.newCipher();
        cipher.init(Cipher.ENCRYPT_MODE, transformation.cipher().key(key), transformation.parameters(iv));
        same(transformation + " encrypting", ciphertext, inTwoPieces(cipher, plaintext));
        cipher.init(Cipher.DECRYPT_MODE, transformation.cipher().key(key), transformation.parameters(iv));
        same(transformation + " decrypting", plaintext, inTwoPieces(cipher, ciphertext));
    }

    private byte[] inTwoPieces(Cipher cipher, byte[] input) throws GeneralSecurityException {
        byte[] output = new byte[input.length + 2 * cipher.getBlockSize()];
        int cut = random.nextInt(input.length + 1);
        int length = cipher.update(input, 0, cut, output, 0);
        length += cipher.doFinal(input, cut, input.length - cut, output, length);
        return Arrays.copyOf(output, length);
    }

    private byte[] randomBytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private static void same(String what, byte[] expected, byte[] actual) {
        if (!Arrays.equals(expected, actual)) {
            throw new AssertionError(what + ": expected " + hex(expected) + ", but got " + hex(actual));
        }
    }

    private static void printOption(String name) {
        HotSpotDiagnosticMXBean options = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        try {
            System.out.println(name + "=" + options.getVMOption(name).getValue());
        } catch (IllegalArgumentException e) {
            System.out.println(name + "=none");
        }
    }
}
