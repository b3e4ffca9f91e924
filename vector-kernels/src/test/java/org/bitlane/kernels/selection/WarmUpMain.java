package org.bitlane.kernels.selection;

import java.util.Arrays;
import java.util.Random;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.Kernels;
import org.bitlane.kernels.reference.ReferenceModes;
import org.bitlane.kernels.reference.Sm4Reference;

/**
 * An application that has work for SM4, as the main class of a JVM: asks for it until the warmer has nothing left to do,
 * compares every result with the reference, and prints what it saw as {@code name=value}.
 */
final class WarmUpMain {
    private static final int BLOCKS = 500;
    private static final int CHAINED_BLOCKS = 40;
    private static final long NANOS = 60_000_000_000L;

    private final byte[] key = new byte[16];
    private final byte[] iv = new byte[16];
    private final byte[] data = new byte[16 * BLOCKS];
    private final byte[] out = new byte[data.length];
    private final byte[] ecb;
    private final byte[] ctr;
    private final byte[] cbcDecrypted;
    private final byte[] cbcEncrypted;
    private final BlockKernel encrypting = Kernels.blockKernel(Algorithm.SM4);
    private final BlockKernel decrypting = Kernels.blockKernel(Algorithm.SM4);
    private long right;
    private long wrong;
    private boolean warmerSeen;

    private WarmUpMain() {
        Random random = new Random(1);
        random.nextBytes(key);
        random.nextBytes(iv);
        random.nextBytes(data);
        Sm4Reference reference = new Sm4Reference(key);
        ecb = ReferenceModes.ecbEncrypt(reference, data);
        ctr = ReferenceModes.ctr(reference, iv, data);
        cbcDecrypted = ReferenceModes.cbcDecrypt(reference, iv, data);
        cbcEncrypted = ReferenceModes.cbcEncrypt(reference, iv, data);
        encrypting.init(Direction.ENCRYPT, key);
        decrypting.init(Direction.DECRYPT, key);
    }

    /**
     * Works.
     *
     * @param arguments {@code asked} to ask for the vector kernels at the start, or {@code unasked}; then kinds of work,
     *     {@code bulk} and {@code chain}, one after the other, and for each of them how many KiB there are at most, or 0
     *     for as many as it takes until a kernel is published or refused for it
     */
    public static void main(String[] arguments) throws InterruptedException {
        WarmUpMain application = new WarmUpMain();
        application.print("configuration", application.encrypting.configuration());
        if (arguments[0].equals("asked")) {
            Kernels.warm(Algorithm.SM4);
        }
        for (int i = 1; i < arguments.length; i += 2) {
            String kind = arguments[i];
            long seconds = application.work(kind.equals("chain"), Integer.parseInt(arguments[i + 1]));
            application.print(kind + ".seconds", seconds);
            KernelStatus status = KernelStatus.of(Algorithm.SM4);
            application.print(kind + ".configuration", status.configuration());
            application.print(kind + ".implementation", status.implementation());
            application.print(kind + ".reason", status.reason());
            application.print(kind + ".refused", status.refused());
        }
        application.awaitEndOfWarmer();
        application.print("warmerSeen", application.warmerSeen);
        application.print("warmerEnded", !warmerLives());
        application.print("right", application.right);
        application.print("wrong", application.wrong);
    }

    private long work(boolean chain, int mostKib) {
        long start = System.nanoTime();
        long bytes = 0;
        while (System.nanoTime() - start < NANOS && (mostKib == 0 || bytes < mostKib * 1024L)) {
            bytes += chain ? chain() : bulk();
            warmerSeen |= warmerLives();
            if (mostKib == 0 && isDecided(chain)) {
                break;
            }
        }
        long seconds = (System.nanoTime() - start) / 1_000_000_000;
        for (int i = 0; i < 20 && mostKib == 0; i++) {
            chain();
            bulk();
        }
        return seconds;
    }

    /** Whether the kernel for this kind of work was published or refused. */
    private static boolean isDecided(boolean chain) {
        KernelStatus status = KernelStatus.of(Algorithm.SM4);
        String published = status.implementation();
        return (chain ? published.contains("16-entry tables") : !published.startsWith("bitsliced in 64-bit long"))
                || status.refused().stream().anyMatch(refusal -> isOf(refusal, chain));
    }

    private static boolean isOf(KernelStatus.Refusal refusal, boolean chain) {
        return refusal.kernel().startsWith("16-entry tables") == chain;
    }

    private int bulk() {
        encrypting.ecb(data, 0, out, 0, BLOCKS);
        check(ecb, data.length);
        encrypting.ctr(iv.clone(), data, 0, out, 0, BLOCKS);
        check(ctr, data.length);
        decrypting.cbc(iv.clone(), data, 0, out, 0, BLOCKS);
        check(cbcDecrypted, data.length);
        return 3 * data.length;
    }

    private int chain() {
        encrypting.cbc(iv.clone(), data, 0, out, 0, CHAINED_BLOCKS);
        check(cbcEncrypted, 16 * CHAINED_BLOCKS);
        return 16 * CHAINED_BLOCKS;
    }

    private void check(byte[] expected, int length) {
        if (Arrays.equals(expected, 0, length, out, 0, length)) {
            right++;
        } else {
            wrong++;
        }
        Arrays.fill(out, (byte) 0);
    }

    private void awaitEndOfWarmer() throws InterruptedException {
        for (int i = 0; i < 300 && warmerLives(); i++) {
            Thread.sleep(100);
        }
    }

    private static boolean warmerLives() {
        Thread[] threads = new Thread[Thread.activeCount() + 10];
        int count = Thread.enumerate(threads);
        return Arrays.stream(threads, 0, count)
                .anyMatch(thread -> thread.getName().startsWith("bitlane"));
    }

    private void print(String name, Object value) {
        System.out.println(name + "=" + value);
    }
}
