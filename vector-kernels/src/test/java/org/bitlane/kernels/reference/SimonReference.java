package org.bitlane.kernels.reference;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * SIMON 64/128 as the designers' paper describes it (Beaulieu et al., "The SIMON and SPECK Families of Lightweight
 * Block Ciphers", 2013, section 3), in plain Java on {@code int}s with expanded round keys.
 */
public final class SimonReference implements BlockFunction {
    private static final int BLOCK_BYTES = 8;
    private static final int KEY_BYTES = 16;
    private static final int ROUNDS = 44;

    /** The constant sequence z3 of the paper, first element leftmost. */
    private static final String Z3 = "11011011101011000110010111100000010010001010011100110100001111";

    private final VarHandle words;
    private final boolean highWordFirst;
    private final int[] roundKeys = new int[ROUNDS];

    /** Keys the cipher in the byte order of the paper's test vectors. */
    public SimonReference(byte[] key) {
        this(key, ByteOrder.BIG_ENDIAN);
    }

    /**
     * Keys the cipher.
     *
     * @param key 16 bytes
     * @param order {@link ByteOrder#BIG_ENDIAN} for the words as the paper prints them; the other order reverses every
     *     key and block byte for byte, as in the designers' implementation guide
     */
    public SimonReference(byte[] key, ByteOrder order) {
        if (key.length != KEY_BYTES) {
            throw new IllegalArgumentException("a SIMON 64/128 key has 16 bytes, not " + key.length);
        }
        words = MethodHandles.byteArrayViewVarHandle(int[].class, order);
        highWordFirst = order == ByteOrder.BIG_ENDIAN;
        for (int i = 0; i < 4; i++) {
            roundKeys[i] = (int) words.get(key, highWordFirst ? 12 - 4 * i : 4 * i);
        }
        for (int i = 4; i < ROUNDS; i++) {
            int mixed = Integer.rotateRight(roundKeys[i - 1], 3) ^ roundKeys[i - 3];
            mixed ^= Integer.rotateRight(mixed, 1);
            roundKeys[i] = ~roundKeys[i - 4] ^ mixed ^ (Z3.charAt((i - 4) % Z3.length()) - '0') ^ 3;
        }
    }

    @Override
    public int blockBytes() {
        return BLOCK_BYTES;
    }

    @Override
    public void encrypt(byte[] in, int inOffset, byte[] out, int outOffset) {
        int x = (int) words.get(in, inOffset + xOffset());
        int y = (int) words.get(in, inOffset + yOffset());
        for (int i = 0; i < ROUNDS; i += 2) {
            y ^= f(x) ^ roundKeys[i];
            x ^= f(y) ^ roundKeys[i + 1];
        }
        words.set(out, outOffset + xOffset(), x);
        words.set(out, outOffset + yOffset(), y);
    }

    @Override
    public void decrypt(byte[] in, int inOffset, byte[] out, int outOffset) {
        int x = (int) words.get(in, inOffset + xOffset());
        int y = (int) words.get(in, inOffset + yOffset());
        for (int i = ROUNDS - 2; i >= 0; i -= 2) {
            x ^= f(y) ^ roundKeys[i + 1];
            y ^= f(x) ^ roundKeys[i];
        }
        words.set(out, outOffset + xOffset(), x);
        words.set(out, outOffset + yOffset(), y);
    }

    /** The round keys, for comparison with other key schedules. */
    public int[] roundKeys() {
        return roundKeys.clone();
    }

    private int xOffset() {
        return highWordFirst ? 0 : 4;
    }

    private int yOffset() {
        return highWordFirst ? 4 : 0;
    }

    private static int f(int x) {
        return (Integer.rotateLeft(x, 1) & Integer.rotateLeft(x, 8)) ^ Integer.rotateLeft(x, 2);
    }
}
