package org.bitlane.kernels.scalar;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.CompressionKernel;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/**
 * SHA-256's compression function (FIPS 180-4, 6.2.2) in {@code int}s, one message at a time.
 *
 * <p>Each round makes one new value for the variable {@code a} and one for {@code e}; the six other variables are the
 * values that these two had in the three rounds before. So the rounds append to two sequences, and take what is four
 * rounds old, {@code d} and {@code h}, from memory. What is left fits the registers of the processor, and the message
 * schedule is computed along with the rounds.
 */
public final class Sha256ScalarKernel implements CompressionKernel {
    /** What this kernel runs. */
    public static final KernelConfiguration CONFIGURATION =
            KernelConfiguration.of(Algorithm.SHA256, Dataflow.iterative());

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final int BLOCK_BYTES = Algorithm.SHA256.blockBytes();
    private static final int ROUNDS = Algorithm.SHA256.rounds();
    private static final int BLOCK_WORDS = BLOCK_BYTES / Integer.BYTES;
    private static final int STATE_WORDS = 8;

    /** The constants (FIPS 180-4, 4.2.2). */
    private static final int[] K = Sha256Constants.roundConstants();

    // Where things are in the scratch space: the message schedule from 0 on, then the sequences of the values of a and
    // e. The value that a round reads as d or h is that of the same number in its sequence.
    private static final int A = ROUNDS;
    private static final int E = A + ROUNDS + 4;

    private final int[] scratch = new int[E + ROUNDS + 4];

    @Override
    public KernelConfiguration configuration() {
        return CONFIGURATION;
    }

    @Override
    public void compress(int[] state, byte[] in, int offset, int blocks) {
        Objects.checkFromIndexSize(0, STATE_WORDS, state.length);
        Objects.checkFromIndexSize(offset, (long) blocks * BLOCK_BYTES, (long) in.length);
        for (int i = 0; i < blocks; i++) {
            for (int t = 0; t < BLOCK_WORDS; t++) {
                scratch[t] = (int) WORDS.get(in, offset + i * BLOCK_BYTES + Integer.BYTES * t);
            }
            compress(state, scratch, ROUNDS);
        }
    }

    @Override
    public void clear() {
        Arrays.fill(scratch, 0);
    }

    /**
     * One block, whose words are in {@code w}.
     *
     * @param rounds the number of rounds. As a constant it would let the compiler unroll the loops altogether, and then
     *     schedule them badly
     */
    private static void compress(int[] state, int[] w, int rounds) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        w[A] = state[3];
        w[A + 1] = c;
        w[A + 2] = b;
        w[A + 3] = a;
        w[E] = state[7];
        w[E + 1] = g;
        w[E + 2] = f;
        w[E + 3] = e;
        int bc = b ^ c;
        int t = 0;
        for (; t < rounds - BLOCK_WORDS; t++) {
            w[t + 16] = w[t] + smallSigma0(w[t + 1]) + w[t + 9] + smallSigma1(w[t + 14]);
            int t1 = w[E + t] + K[t] + w[t] + choose(e, f, g) + bigSigma1(e);
            int ab = a ^ b;
            int nextA = t1 + majority(b, ab, bc) + bigSigma0(a);
            int nextE = t1 + w[A + t];
            w[A + 4 + t] = nextA;
            w[E + 4 + t] = nextE;
            bc = ab;
            b = a;
            a = nextA;
            g = f;
            f = e;
            e = nextE;
        }
        // The last rounds extend no schedule. Four a trip, which on some Java versions is a tenth faster than one.
        for (; t < rounds; t += 4) {
            int sum1 = w[E + t] + K[t] + w[t] + choose(e, f, g) + bigSigma1(e);
            int x1 = a ^ b;
            int a1 = sum1 + majority(b, x1, bc) + bigSigma0(a);
            int e1 = sum1 + w[A + t];
            w[A + 4 + t] = a1;
            w[E + 4 + t] = e1;
            int sum2 = w[E + t + 1] + K[t + 1] + w[t + 1] + choose(e1, e, f) + bigSigma1(e1);
            int x2 = a1 ^ a;
            int a2 = sum2 + majority(a, x2, x1) + bigSigma0(a1);
            int e2 = sum2 + w[A + t + 1];
            w[A + 4 + t + 1] = a2;
            w[E + 4 + t + 1] = e2;
            int sum3 = w[E + t + 2] + K[t + 2] + w[t + 2] + choose(e2, e1, e) + bigSigma1(e2);
            int x3 = a2 ^ a1;
            int a3 = sum3 + majority(a1, x3, x2) + bigSigma0(a2);
            int e3 = sum3 + w[A + t + 2];
            w[A + 4 + t + 2] = a3;
            w[E + 4 + t + 2] = e3;
            int sum4 = w[E + t + 3] + K[t + 3] + w[t + 3] + choose(e3, e2, e1) + bigSigma1(e3);
            int x4 = a3 ^ a2;
            int a4 = sum4 + majority(a2, x4, x3) + bigSigma0(a3);
            int e4 = sum4 + w[A + t + 3];
            w[A + 4 + t + 3] = a4;
            w[E + 4 + t + 3] = e4;
            bc = x4;
            b = a3;
            a = a4;
            g = e2;
            f = e3;
            e = e4;
        }
        state[0] += a;
        state[1] += b;
        state[2] += w[A + ROUNDS + 1];
        state[3] += w[A + ROUNDS];
        state[4] += e;
        state[5] += f;
        state[6] += g;
        state[7] += w[E + ROUNDS];
    }

    /** Ch(x, y, z) (FIPS 180-4, 4.1.2). */
    private static int choose(int x, int y, int z) {
        return z ^ x & (y ^ z);
    }

    /** Maj(x, y, z) (FIPS 180-4, 4.1.2) from y and two sums, the second of which is the first of the round before. */
    private static int majority(int y, int xy, int yz) {
        return y ^ xy & yz;
    }

    private static int bigSigma0(int x) {
        return Integer.rotateRight(x, 2) ^ Integer.rotateRight(x, 13) ^ Integer.rotateRight(x, 22);
    }

    private static int bigSigma1(int x) {
        return Integer.rotateRight(x, 6) ^ Integer.rotateRight(x, 11) ^ Integer.rotateRight(x, 25);
    }

    private static int smallSigma0(int x) {
        return Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
    }

    private static int smallSigma1(int x) {
        return Integer.rotateRight(x, 17) ^ Integer.rotateRight(x, 19) ^ x >>> 10;
    }
}
