package org.bitlane.jmh.peer;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.bitlane.kernels.Direction;

/**
 * SIMON 64/128 as one would write it from the paper (Beaulieu et al., "The SIMON and SPECK Families of Lightweight Block
 * Ciphers", 2013, section 3): round keys in an array, words in {@code int}s, one block after the other. The block modes work
 * in the direction of the key, on whole blocks, from the start of one array to the start of another.
 */
public final class PlainSimon {
    /** The name by which benchmarks call this peer. */
    public static final String NAME = "plain";

    private static final int BLOCK_BYTES = 8;
    private static final int ROUNDS = 44;
    private static final String Z3 = "11011011101011000110010111100000010010001010011100110100001111";

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final Direction direction;
    private final int[] k = new int[ROUNDS];

    /**
     * Expands a key.
     *
     * @param key 16 bytes, the uppermost word first
     */
    public PlainSimon(Direction direction, byte[] key) {
        this.direction = direction;
        for (int i = 0; i < 4; i++) {
            k[i] = (int) INTS.get(key, 4 * (3 - i));
        }
        for (int i = 4; i < ROUNDS; i++) {
            int mixed = Integer.rotateRight(k[i - 1], 3) ^ k[i - 3];
            mixed ^= Integer.rotateRight(mixed, 1);
            k[i] = ~k[i - 4] ^ mixed ^ Z3.charAt(i - 4) - '0' ^ 3;
        }
    }

    /** Each block on its own. */
    public void ecb(byte[] in, byte[] out, int length) {
        for (int i = 0; i < length; i += BLOCK_BYTES) {
            LONGS.set(out, i, direction == Direction.ENCRYPT ? encrypt(block(in, i)) : decrypt(block(in, i)));
        }
    }

    /**
     * Cipher block chaining.
     *
     * @param chain the IV or the ciphertext block before; holds the last one afterwards
     */
    public void cbc(byte[] chain, byte[] in, byte[] out, int length) {
        long before = block(chain, 0);
        for (int i = 0; i < length; i += BLOCK_BYTES) {
            long block = block(in, i);
            if (direction == Direction.ENCRYPT) {
                before = encrypt(block ^ before);
                LONGS.set(out, i, before);
            } else {
                LONGS.set(out, i, decrypt(block) ^ before);
                before = block;
            }
        }
        LONGS.set(chain, 0, before);
    }

    /**
     * Counter mode; the key's direction must be to encrypt.
     *
     * @param counter a big-endian number; counts on
     */
    public void ctr(byte[] counter, byte[] in, byte[] out, int length) {
        long count = block(counter, 0);
        for (int i = 0; i < length; i += BLOCK_BYTES) {
            LONGS.set(out, i, block(in, i) ^ encrypt(count++));
        }
        LONGS.set(counter, 0, count);
    }

    private long encrypt(long block) {
        int x = (int) (block >>> 32);
        int y = (int) block;
        for (int i = 0; i < ROUNDS; i += 2) {
            y ^= f(x) ^ k[i];
            x ^= f(y) ^ k[i + 1];
        }
        return (long) x << 32 | y & 0xffffffffL;
    }

    private long decrypt(long block) {
        int x = (int) (block >>> 32);
        int y = (int) block;
        for (int i = ROUNDS - 2; i >= 0; i -= 2) {
            x ^= f(y) ^ k[i + 1];
            y ^= f(x) ^ k[i];
        }
        return (long) x << 32 | y & 0xffffffffL;
    }

    private static int f(int x) {
        return Integer.rotateLeft(x, 1) & Integer.rotateLeft(x, 8) ^ Integer.rotateLeft(x, 2);
    }

    private static long block(byte[] bytes, int offset) {
        return (long) LONGS.get(bytes, offset);
    }
}
