package org.bitlane.kernels.scalar;

/**
 * SM4's T transformation (GB/T 32907-2016, 6.2) as four tables of 256 words, one for each byte of its input. The time of a
 * lookup depends on the index through the caches, and the index on key and data: <b>not constant-time</b>.
 */
final class Sm4Tables {
    /** x<sup>8</sup> + x<sup>7</sup> + x<sup>6</sup> + x<sup>5</sup> + x<sup>4</sup> + x<sup>2</sup> + 1. */
    private static final int POLYNOMIAL = 0x1F5;

    /** The first row of the circulant matrix of both affine maps, and their constant. */
    private static final int MATRIX_ROW = 0xA7;

    private static final int CONSTANT = 0xD3;
    private static final int SIZE = 256;

    /** L of the S-box's output at the first byte, by that byte of the input; those of the other bytes are its rotations. */
    static final int[] FIRST = new int[SIZE];

    static final int[] SECOND = new int[SIZE];
    static final int[] THIRD = new int[SIZE];
    static final int[] FOURTH = new int[SIZE];

    static {
        for (int x = 0; x < SIZE; x++) {
            int word = sbox(x) << 24;
            FIRST[x] = word
                    ^ Integer.rotateLeft(word, 2)
                    ^ Integer.rotateLeft(word, 10)
                    ^ Integer.rotateLeft(word, 18)
                    ^ Integer.rotateLeft(word, 24);
            SECOND[x] = Integer.rotateRight(FIRST[x], 8);
            THIRD[x] = Integer.rotateRight(FIRST[x], 16);
            FOURTH[x] = Integer.rotateRight(FIRST[x], 24);
        }
    }

    private Sm4Tables() {}

    /** The S-box: an inversion in GF(2<sup>8</sup>) between two equal affine maps. */
    static int sbox(int x) {
        return affine(inverse(affine(x)));
    }

    /** Bit i is the parity of x and the row rotated left by i places. */
    private static int affine(int x) {
        int result = 0;
        for (int i = 0; i < Byte.SIZE; i++) {
            int row = (MATRIX_ROW << i | MATRIX_ROW >>> Byte.SIZE - i) & 0xff;
            result |= (Integer.bitCount(x & row) & 1) << i;
        }
        return result ^ CONSTANT;
    }

    /** x to the power 254, which is 0 for 0. */
    private static int inverse(int x) {
        int power = 1;
        for (int i = 0; i < 7; i++) {
            power = product(power, power);
            power = product(power, x);
        }
        return product(power, power);
    }

    private static int product(int a, int b) {
        int product = 0;
        for (int i = Byte.SIZE - 1; i >= 0; i--) {
            product <<= 1;
            product ^= (product >>> Byte.SIZE) * POLYNOMIAL;
            product ^= (b >>> i & 1) * a;
        }
        return product;
    }
}
