package org.bitlane.kernels.scalar;

import java.util.Arrays;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.scalar.generated.Sm4KeyRounds;

/**
 * SM4's key expansion (GB/T 32907-2016, 7.3) in bit planes, by the same S-box circuit as the data path: no table is
 * read at an address that depends on the key. Every round key comes out as the planes that the rounds want.
 *
 * <p>The circuit computes {@code S(x ^ 0x75) ^ 0xD3}. Both constants go into what is added to the circuit's input: the
 * constants CK here, the round keys in the data path.
 *
 * <ul>
 *   <li>The inner one is simply added there.
 *   <li>The outer one passes the linear transformation and adds a constant word c to every new word: what is kept for
 *       word i + 4 differs from the true one by c, and by what word i differs. The first four words are true, so word
 *       i differs by c if i / 4 is odd, and not otherwise. A round's input is the sum of the three words i + 1 to i +
 *       3; what that differs by is added as well. The last four words are true again, since 32 / 4 is even.
 * </ul>
 */
public final class Sm4KeySchedule {
    private static final int ROUNDS = Algorithm.SM4.rounds();
    private static final int WORDS = 4;

    /** The system parameter FK (GB/T 32907-2016, 7.3 b). */
    private static final int[] FK = {0xA3B1BAC6, 0x56AA3350, 0x677D9197, 0xB27022DC};

    private static final int INNER = 0x75757575;
    private static final int OUTER = 0xD3D3D3D3;

    /** L'(OUTER) and L(OUTER): what the outer constant adds to a new word of the key and of the data. */
    private static final int KEY_DIFFERENCE = OUTER ^ Integer.rotateLeft(OUTER, 13) ^ Integer.rotateLeft(OUTER, 23);

    private static final int DATA_DIFFERENCE = OUTER
            ^ Integer.rotateLeft(OUTER, 2)
            ^ Integer.rotateLeft(OUTER, 10)
            ^ Integer.rotateLeft(OUTER, 18)
            ^ Integer.rotateLeft(OUTER, 24);

    private static final long[] CONSTANT_PLANES = constantPlanes();

    private final Sm4KeyRounds rounds = new Sm4KeyRounds();

    /** The planes of all words of the expansion, the four of the key first. */
    private final long[] words = new long[LongPlanes.PER_WORD * (WORDS + ROUNDS)];

    /**
     * Expands a key.
     *
     * @param direction the order of the round keys
     * @param keyHigh the first eight bytes of the key as a big-endian number
     * @param keyLow the last eight
     * @param roundKeys receives eight planes for each round
     */
    void expand(Direction direction, long keyHigh, long keyLow, long[] roundKeys) {
        expandWords(keyHigh, keyLow);
        for (int i = 0; i < ROUNDS; i++) {
            int word = wordOfRound(direction, i);
            int constant = INNER ^ sumDifference(i, DATA_DIFFERENCE) ^ difference(word, KEY_DIFFERENCE);
            for (int j = 0; j < LongPlanes.PER_WORD; j++) {
                // All bytes of the constant are the same, so that bit j stands for bit j of each.
                long correction = -(constant >>> j & 1L);
                roundKeys[LongPlanes.PER_WORD * i + j] = words[LongPlanes.PER_WORD * word + j] ^ correction;
            }
        }
    }

    /**
     * Expands a key to round keys as the standard prints them.
     *
     * @param direction the order of the round keys
     * @param keyHigh the first eight bytes of the key as a big-endian number
     * @param keyLow the last eight
     * @param roundKeys receives 32 words
     */
    public void expandToWords(Direction direction, long keyHigh, long keyLow, int[] roundKeys) {
        expandWords(keyHigh, keyLow);
        toWords(direction, roundKeys);
    }

    /**
     * The round keys of the key that was expanded last, as {@link #expandToWords} gives them.
     *
     * @param direction the order of the round keys
     * @param roundKeys receives 32 words
     */
    void toWords(Direction direction, int[] roundKeys) {
        for (int i = 0; i < ROUNDS; i++) {
            int word = wordOfRound(direction, i);
            int bits = 0;
            for (int j = 0; j < LongPlanes.PER_WORD; j++) {
                bits |= LongPlanes.first(words[LongPlanes.PER_WORD * word + j]) << j;
            }
            roundKeys[i] = bits ^ difference(word, KEY_DIFFERENCE);
        }
    }

    private void expandWords(long keyHigh, long keyLow) {
        LongPlanes.broadcast((int) (keyHigh >>> 32) ^ FK[0], words, 0);
        LongPlanes.broadcast((int) keyHigh ^ FK[1], words, LongPlanes.PER_WORD);
        LongPlanes.broadcast((int) (keyLow >>> 32) ^ FK[2], words, 2 * LongPlanes.PER_WORD);
        LongPlanes.broadcast((int) keyLow ^ FK[3], words, 3 * LongPlanes.PER_WORD);
        rounds.apply(words, CONSTANT_PLANES);
    }

    private static int wordOfRound(Direction direction, int round) {
        return WORDS + (direction == Direction.ENCRYPT ? round : ROUNDS - 1 - round);
    }

    /** Overwrites the words of the key. */
    public void clear() {
        Arrays.fill(words, 0);
    }

    private static long[] constantPlanes() {
        long[] planes = new long[LongPlanes.PER_WORD * ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            int constant = constantKey(i) ^ INNER ^ sumDifference(i, KEY_DIFFERENCE);
            LongPlanes.broadcast(constant, planes, LongPlanes.PER_WORD * i);
        }
        return planes;
    }

    /** The fixed parameter CK of round i: byte j is (4i + j) * 7 mod 256 (GB/T 32907-2016, 7.3 c). */
    private static int constantKey(int i) {
        int word = 0;
        for (int j = 0; j < Integer.BYTES; j++) {
            word = word << Byte.SIZE | (4 * i + j) * 7 & 0xff;
        }
        return word;
    }

    /** What the kept word i differs by from the true one. */
    private static int difference(int i, int constant) {
        return i / WORDS % 2 == 0 ? 0 : constant;
    }

    /** What the sum of the words i+1, i+2 and i+3, the input of round i, differs by. */
    private static int sumDifference(int i, int constant) {
        return difference(i + 1, constant) ^ difference(i + 2, constant) ^ difference(i + 3, constant);
    }
}
