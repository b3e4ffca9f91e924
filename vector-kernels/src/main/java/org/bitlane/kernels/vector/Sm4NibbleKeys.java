package org.bitlane.kernels.vector;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.vector.generated.Sm4NibbleRounds;

/** SM4's round keys, expanded in 128-bit registers (GB/T 32907-2016, 7.3). */
final class Sm4NibbleKeys {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int LANES = Sm4NibbleGroup.BLOCKS;
    private static final int ROUNDS = Sm4NibbleRounds.ROUNDS;

    /** The system parameter FK (GB/T 32907-2016, 7.3 b), as little-endian reading gives it. */
    private static final int[] FK = {0xc6bab1a3, 0x5033aa56, 0x97917d67, 0xdc2270b2};

    /** The parameters CK plus the S-box's inner constant, in tower coordinates. */
    private static final int[] CONSTANTS = constants();

    private final int[] key = new int[Sm4NibbleGroup.WORDS];
    private final int[] expanded = new int[ROUNDS * LANES];

    /** One more than there are rounds: the last round prepares an input that nobody takes. */
    private final int[] roundKeys = new int[ROUNDS + 1];

    /**
     * Expands a key.
     *
     * @param direction the order of the round keys
     * @param keyBytes 16 bytes
     */
    void expand(Direction direction, byte[] keyBytes) {
        for (int i = 0; i < key.length; i++) {
            int word = i / LANES;
            key[i] = (int) INTS.get(keyBytes, word * Integer.BYTES) ^ FK[word];
        }
        Sm4NibbleGroup.map(key, key.length, Sm4NibbleTables.TO_TOWER);
        Sm4NibbleRounds.expandKey(key, CONSTANTS, expanded);
        for (int round = 0; round < ROUNDS; round++) {
            int from = direction == Direction.ENCRYPT ? round : ROUNDS - 1 - round;
            roundKeys[round] = expanded[from * LANES] ^ Sm4NibbleTables.SBOX_INPUT;
        }
    }

    /** The round keys in the order of their use, in tower coordinates, with the S-box's inner constant. */
    int[] roundKeys() {
        return roundKeys;
    }

    void clear() {
        Arrays.fill(key, 0);
        Arrays.fill(expanded, 0);
        Arrays.fill(roundKeys, 0);
    }

    private static int[] constants() {
        int[] words = new int[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            for (int j = 0; j < Integer.BYTES; j++) {
                words[i] |= ((4 * i + j) * 7 & 0xff) << Byte.SIZE * j;
            }
        }
        Sm4NibbleGroup.map(words, ROUNDS, Sm4NibbleTables.TO_TOWER);
        for (int i = 0; i < ROUNDS; i++) {
            words[i] ^= Sm4NibbleTables.SBOX_INPUT;
        }
        return words;
    }
}
