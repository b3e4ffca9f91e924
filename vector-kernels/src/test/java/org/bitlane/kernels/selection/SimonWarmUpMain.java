package org.bitlane.kernels.selection;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.Kernels;
import org.bitlane.kernels.reference.ReferenceModes;
import org.bitlane.kernels.reference.SimonReference;

/**
 * An application that has work for SIMON in one byte order, as the main class of a JVM: long messages, short ones and
 * chains, until the kernels for few and for many blocks are published or refused. Compares every result with the reference,
 * and prints what it saw as {@code name=value}.
 */
final class SimonWarmUpMain {
    private static final int[] COUNTS = {20, 500};
    private static final long NANOS = 60_000_000_000L;

    private SimonWarmUpMain() {}

    /**
     * Works.
     *
     * @param arguments {@code big} or {@code little}, the byte order
     */
    public static void main(String[] arguments) {
        ByteOrder order = arguments[0].equals("big") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        CipherTiers tiers = SimonTiers.of(order);
        byte[] key = bytes(1, 16);
        byte[] iv = bytes(2, 8);
        SimonReference reference = new SimonReference(key, order);
        BlockKernel kernel = Kernels.blockKernel(Algorithm.SIMON64_128, order);
        kernel.init(Direction.ENCRYPT, key);
        long start = System.nanoTime();
        int right = 0;
        int wrong = 0;
        boolean settled = false;
        while (!settled && System.nanoTime() - start < NANOS) {
            // Once more after all is settled, so that what was published is compared too.
            settled = tiers.small().isSettled() && tiers.large().isSettled();
            for (int count : COUNTS) {
                byte[] data = bytes(3, 8 * count);
                byte[] out = new byte[data.length];
                kernel.ctr(iv.clone(), data, 0, out, 0, count);
                boolean ctr = Arrays.equals(ReferenceModes.ctr(reference, iv, data), out);
                kernel.cbc(iv.clone(), data, 0, out, 0, count);
                boolean cbc = Arrays.equals(ReferenceModes.cbcEncrypt(reference, iv, data), out);
                right += ctr && cbc ? 1 : 0;
                wrong += ctr && cbc ? 0 : 1;
            }
        }
        System.out.println("small.ready=" + tiers.small().isReady());
        System.out.println("large.ready=" + tiers.large().isReady());
        System.out.println("refused=" + tiers.status("scalar").refused());
        System.out.println("configuration=" + tiers.status("scalar").configuration());
        System.out.println("right=" + right);
        System.out.println("wrong=" + wrong);
    }

    private static byte[] bytes(long seed, int length) {
        byte[] bytes = new byte[length];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }
}
