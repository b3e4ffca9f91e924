package org.bitlane.kernels.vector;

import java.util.Arrays;

/**
 * SM4's round keys in the shape that packed rounds take: an {@code int} mask for every plane of every round, whose byte b
 * is all ones if the bit in byte b of the key word is set. Words are read little-endian, as data is.
 *
 * <p>The circuit computes S(x + 0x75) + 0xD3, and a round adds its key behind L, where it is not in the way. Both changes
 * are moved into the keys: instead of word X<sub>i</sub> the planes hold X<sub>i</sub> + D<sub>i</sub> with D<sub>i+3</sub>
 * = rk<sub>i</sub> + 0x75757575 + D<sub>i+1</sub> + D<sub>i+2</sub>, so that the sum of three words brings the key with
 * it, and a round adds D<sub>i</sub> + D<sub>i+4</sub> + L(0xD3D3D3D3). D is 0 for the first three words and the last:
 * what remains to be added to word 3 before the rounds and to words 32 to 34 after them stands at the end.
 */
final class Sm4PlaneKeys {
    static final int ROUNDS = 32;

    /** Where the planes to be added to word 3 of the input stand; those of words 32, 33 and 34 follow. */
    static final int WHITENING = ROUNDS * 8;

    static final int LENGTH = WHITENING + 4 * 8;

    private static final int SBOX_INPUT = 0x75757575;
    private static final int SBOX_OUTPUT_BEHIND_L = 0x4f4f4f4f;
    private static final int BYTE_LANES = 0x01010101;

    private final int[] masks = new int[LENGTH];
    private final int[] offsets = new int[ROUNDS + 4];

    /** The masks: eight for each round, then those at {@link #WHITENING}. */
    int[] masks() {
        return masks;
    }

    /**
     * @param roundKeys 32 round keys in the order of their use
     */
    void expand(int[] roundKeys) {
        for (int i = 0; i < ROUNDS; i++) {
            offsets[i + 3] = roundKeys[i] ^ SBOX_INPUT ^ offsets[i + 1] ^ offsets[i + 2];
        }
        offsets[ROUNDS + 3] = 0;
        for (int i = 0; i < ROUNDS; i++) {
            spread(offsets[i] ^ offsets[i + 4] ^ SBOX_OUTPUT_BEHIND_L, 8 * i);
        }
        spread(offsets[3], WHITENING);
        for (int word = 0; word < 3; word++) {
            spread(offsets[ROUNDS + word], WHITENING + 8 + 8 * word);
        }
    }

    void clear() {
        Arrays.fill(masks, 0);
        Arrays.fill(offsets, 0);
    }

    private void spread(int word, int at) {
        int asData = Integer.reverseBytes(word);
        for (int plane = 0; plane < 8; plane++) {
            masks[at + plane] = (asData >>> plane & BYTE_LANES) * 0xff;
        }
    }
}
