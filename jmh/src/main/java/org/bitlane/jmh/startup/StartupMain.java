package org.bitlane.jmh.startup;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import org.bitlane.jmh.work.Ciphers;
import org.bitlane.jmh.work.Providers;
import org.bitlane.jmh.work.Samples;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelStatus;

/**
 * A process that encrypts and ends: {@code PROVIDER TRANSFORMATION BYTES [status]}. It does so in pieces, as a program
 * does that copies a file. All that it prints is a checksum of the last piece, since the first sentence that a JVM
 * puts together takes longer than a small message; with {@code status} it also tells which kernels serve.
 */
final class StartupMain {
    static final String CHECKSUM = "checksum";
    static final String KERNEL = "kernel";
    private static final int PIECE = 1 << 16;

    private StartupMain() {}

    /** Encrypts. */
    public static void main(String[] args) throws GeneralSecurityException {
        Cipher cipher = Ciphers.keyed(Providers.named(args[0]), args[1], Direction.ENCRYPT);
        long left = Long.parseLong(args[2]);
        byte[] input = Samples.data((int) Math.min(left, PIECE));
        byte[] output = new byte[input.length];
        while (left > 0) {
            int length = (int) Math.min(left, input.length);
            cipher.update(input, 0, length, output, 0);
            left -= length;
        }
        System.out.print(CHECKSUM);
        System.out.print(' ');
        System.out.println(Arrays.hashCode(output));
        if (args.length > 3) {
            KernelStatus.all()
                    .forEach(status ->
                            System.out.println(KERNEL + " " + status.configuration() + ": " + status.implementation()));
        }
    }
}
