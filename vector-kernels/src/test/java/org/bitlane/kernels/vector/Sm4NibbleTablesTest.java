package org.bitlane.kernels.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Derives the tables from the field: GF(2<sup>8</sup>) modulo x<sup>8</sup>+x<sup>7</sup>+x<sup>6</sup>+x<sup>5</sup>
 * +x<sup>4</sup>+x<sup>2</sup>+1, its subfield GF(2<sup>4</sup>), and w with w<sup>2</sup> + w + &lambda; = 0.
 */
class Sm4NibbleTablesTest {
    private static final int POLYNOMIAL = 0x1f5;
    private static final int MATRIX_ROW = 0xa7;
    private static final int CONSTANT = 0xd3;
    private static final int MASK = 0xf0;

    /** The elements of GF(2^4) by their coordinates to the basis 1, g, g^2, g^3 with its least generator g. */
    private final int[] subfield = subfield();

    private final int lambda;
    private final int w;

    /** The coordinates (i, k) of every element i + kw, and of the image under A of every byte. */
    private final int[] coordinates = new int[256];

    private final int[] toTower = new int[256];
    private final int[] fromTower = new int[256];

    Sm4NibbleTablesTest() {
        int[] root = firstRoot();
        lambda = root[0];
        w = root[1];
        for (int i = 0; i < 16; i++) {
            for (int k = 0; k < 16; k++) {
                coordinates[subfield[i] ^ multiply(subfield[k], w)] = i << 4 | k;
            }
        }
        for (int x = 0; x < 256; x++) {
            toTower[x] = coordinates[affine(x)];
            fromTower[toTower[x]] = x;
        }
    }

    @Test
    void inversesInTheSubfieldCarryAMask() {
        check(Sm4NibbleTables.LAMBDA_OVER, n -> nibble(multiply(lambda, inverse(subfield[n]))) | mask(n));
        check(Sm4NibbleTables.INVERSE, n -> nibble(inverse(subfield[n])) | mask(n));
        check(Sm4NibbleTables.NONZERO, n -> n == 0 ? 0 : 0xff);
    }

    @Test
    void theChangeOfBasisIsSplitByNibbles() {
        check(Sm4NibbleTables.TO_TOWER, n -> toTower[n]);
        check(Sm4NibbleTables.TO_TOWER + 16, n -> toTower[n << 4]);
        check(Sm4NibbleTables.FROM_TOWER, n -> fromTower[n]);
        check(Sm4NibbleTables.FROM_TOWER + 16, n -> fromTower[n << 4]);
    }

    @Test
    void theDataPathRotatesByTwo() {
        checkPair(Sm4NibbleTables.L_ROTATED_0_I, s -> s ^ s << 2);
        checkPair(Sm4NibbleTables.L_ROTATED_24_I, s -> s ^ s >> 6);
    }

    @Test
    void theKeyExpansionRotatesByThirteenAndTwentyThree() {
        checkPair(Sm4NibbleTables.KEY_ROTATED, s -> s);
        checkPair(Sm4NibbleTables.KEY_ROTATED + 32, s -> s << 5);
        checkPair(Sm4NibbleTables.KEY_ROTATED + 64, s -> s >> 3 ^ s << 7);
        checkPair(Sm4NibbleTables.KEY_ROTATED + 96, s -> s >> 1);
    }

    @Test
    void theInnerConstantIsTheSboxsOwn() {
        assertEquals(coordinates[CONSTANT] * 0x01010101, Sm4NibbleTables.SBOX_INPUT);
    }

    /**
     * Two tables whose sum is a linear function of S(x): the inverse of i + kw is the sum of a multiple of 1/io and one of
     * 1/jo, and the S-box's outer constant goes with the first.
     */
    private void checkPair(int table, IntUnaryOperator linear) {
        check(table, n -> {
            int overIo = multiply(inverse(subfield[n]), inverse(lambda));
            int partOfS = affine(multiply(overIo, lambda ^ 1 ^ w)) ^ CONSTANT;
            return toTower[linear.applyAsInt(partOfS) & 0xff];
        });
        check(table + 16, n -> toTower[linear.applyAsInt(affine(inverse(subfield[n]))) & 0xff]);
    }

    private void check(int table, IntUnaryOperator expected) {
        for (int n = 0; n < 16; n++) {
            int actual = Sm4NibbleTables.BYTES[table + n] & 0xff;
            assertEquals(expected.applyAsInt(n), actual, "table at " + table + ", index " + n);
        }
    }

    private int nibble(int element) {
        return coordinates[element] >> 4;
    }

    private static int mask(int n) {
        return n == 0 ? 0 : MASK;
    }

    /** The least nonzero &lambda; for which w exists outside the subfield, in the order of the coordinates found first. */
    private int[] firstRoot() {
        for (int candidate = 1; candidate < 256; candidate++) {
            if (!isInSubfield(candidate)) {
                continue;
            }
            for (int root = 0; root < 256; root++) {
                if (!isInSubfield(root) && (multiply(root, root) ^ root ^ candidate) == 0) {
                    return new int[] {candidate, root};
                }
            }
        }
        throw new IllegalStateException("GF(2^8) has elements outside GF(2^4)");
    }

    private static int[] subfield() {
        int generator = 2;
        while (!isInSubfield(generator) || order(generator) != 15) {
            generator++;
        }
        int[] elements = new int[16];
        for (int n = 0; n < 16; n++) {
            int power = 1;
            for (int bit = 0; bit < 4; bit++) {
                elements[n] ^= (n >> bit & 1) * power;
                power = multiply(power, generator);
            }
        }
        return elements;
    }

    private static boolean isInSubfield(int element) {
        int power = element;
        for (int i = 0; i < 4; i++) {
            power = multiply(power, power);
        }
        return power == element;
    }

    private static int order(int element) {
        int order = 1;
        for (int power = element; power != 1; power = multiply(power, element)) {
            order++;
        }
        return order;
    }

    private static int inverse(int element) {
        int inverse = 1;
        for (int i = 0; i < 254; i++) {
            inverse = multiply(inverse, element);
        }
        return element == 0 ? 0 : inverse;
    }

    private static int multiply(int a, int b) {
        int product = 0;
        for (int bit = 0; bit < 8; bit++) {
            product ^= (b >> bit & 1) * (a << bit);
        }
        for (int bit = 14; bit >= 8; bit--) {
            product ^= (product >> bit & 1) * (POLYNOMIAL << bit - 8);
        }
        return product;
    }

    /** A x, with A the circulant matrix of 0xA7. */
    private static int affine(int x) {
        int y = 0;
        for (int bit = 0; bit < 8; bit++) {
            int row = (MATRIX_ROW << bit | MATRIX_ROW >> 8 - bit) & 0xff;
            y |= (Integer.bitCount(row & x) & 1) << bit;
        }
        return y;
    }
}
