package org.bitlane.kernels.scalar;

import java.util.Arrays;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;

/**
 * SIMON 64/128 (Beaulieu et al., "The SIMON and SPECK Families of Lightweight Block Ciphers", 2013) on 32-bit words, a block
 * at a time. It has no tables, so that this takes constant time as well; and one block after the other is as fast as it
 * gets where each has to wait for the one before.
 */
public final class SimonWords {
    /** Rounds, and round keys. */
    public static final int ROUNDS = Algorithm.SIMON64_128.rounds();

    private static final int KEY_WORDS = 4;

    /** The constant sequence z3 (section 3.3), element i in bit i. */
    private static final long Z3 =
            Long.reverse(Long.parseLong("11011011101011000110010111100000010010001010011100110100001111", 2) << 2);

    /** The round constant without the bit from the sequence, 2^32 - 4. */
    private static final int C = -4;

    private final int[] roundKeys = new int[ROUNDS];

    /** Backwards the words of a block change their places, which a rotation by this many bits has them do. */
    private int turn;

    /**
     * Expands a key (section 3.4).
     *
     * @param direction the order of the round keys
     * @param keyHigh the two upper words of the key
     * @param keyLow the two lower ones
     */
    public void expandKey(Direction direction, long keyHigh, long keyLow) {
        int[] k = roundKeys;
        k[0] = (int) keyLow;
        k[1] = (int) (keyLow >>> 32);
        k[2] = (int) keyHigh;
        k[3] = (int) (keyHigh >>> 32);
        for (int i = KEY_WORDS; i < ROUNDS; i++) {
            int mixed = Integer.rotateRight(k[i - 1], 3) ^ k[i - 3];
            mixed ^= Integer.rotateRight(mixed, 1);
            k[i] = k[i - KEY_WORDS] ^ mixed ^ C ^ (int) (Z3 >>> (i - KEY_WORDS) & 1);
        }
        turn = 0;
        if (direction == Direction.DECRYPT) {
            turn = Integer.SIZE;
            for (int i = 0; i < ROUNDS / 2; i++) {
                int first = k[i];
                k[i] = k[ROUNDS - 1 - i];
                k[ROUNDS - 1 - i] = first;
            }
        }
    }

    /** The round keys in the order of their use; not to be written. */
    public int[] roundKeys() {
        return roundKeys;
    }

    /**
     * Puts a block through the cipher in the keyed direction.
     *
     * @param block x in the upper half, y in the lower
     */
    public long crypt(long block) {
        long turned = Long.rotateLeft(block, turn);
        int x = (int) (turned >>> 32);
        int y = (int) turned;
        int[] k = roundKeys;
        for (int i = 0; i < ROUNDS; i += 2) {
            // In this order a round takes three operations in a row, and the others beside them.
            y = y ^ k[i] ^ Integer.rotateLeft(x, 2) ^ Integer.rotateLeft(x, 1) & Integer.rotateLeft(x, 8);
            x = x ^ k[i + 1] ^ Integer.rotateLeft(y, 2) ^ Integer.rotateLeft(y, 1) & Integer.rotateLeft(y, 8);
        }
        return Long.rotateLeft((long) x << 32 | y & 0xffff_ffffL, turn);
    }

    /** Overwrites the round keys. */
    public void clear() {
        Arrays.fill(roundKeys, 0);
    }
}
