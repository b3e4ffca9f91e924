package org.bitlane.kernels.vector;

import java.util.HexFormat;

/**
 * The tables of SM4's S-box in a tower field, each of 16 bytes and so in one vector register: a lookup is a shuffle,
 * whose time does not depend on the index.
 *
 * <p>GF(2<sup>8</sup>) is taken as GF(2<sup>4</sup>)[w] with w<sup>2</sup> + w + &lambda; = 0. A byte of the cipher's
 * state is kept as the nibbles (i, k) of i + kw, the image of A x: A is the matrix of the S-box S(x) = A inv(A x + C) + C
 * and C = 0xD3. The change is linear, so the exclusive-ors between rounds need no other, and C is added to the round keys.
 * The inverse is that of nested inversions (Hamburg, "Accelerating AES with Vector Permute Instructions", CHES 2009): it
 * needs lookups and exclusive-ors only, no product. The name of a table is its content, by index n; those with two nibbles
 * carry all ones in the high one unless n is 0, as a mask. {@code Sm4NibbleTablesTest} derives each from the definition.
 */
public final class Sm4NibbleTables {
    /** &lambda;/n; a mask in the high nibble. */
    public static final int LAMBDA_OVER = 0;

    /** 1/n; a mask in the high nibble. */
    public static final int INVERSE = 16;

    /** All ones, or 0 for n = 0. */
    public static final int NONZERO = 32;

    /** What the S-box's output for io adds to L's result where it stands. */
    public static final int L_ROTATED_0_I = 48;

    /** The same for jo. */
    public static final int L_ROTATED_0_J = 64;

    /** What it adds rotated by 24 bits; the exclusive-or of the two is what it adds rotated by 8 and by 16. */
    public static final int L_ROTATED_24_I = 80;

    /** The same for jo. */
    public static final int L_ROTATED_24_J = 96;

    /** A byte in tower coordinates: by its low nibble, and 16 bytes on by its high one. */
    public static final int TO_TOWER = 112;

    /** The way back, likewise. */
    public static final int FROM_TOWER = 144;

    /** Eight tables of the key expansion's L': for rotations by 0, 8, 16 and 24 bits, for io and jo each. */
    public static final int KEY_ROTATED = 176;

    /** C in tower coordinates, in every byte of a word. */
    public static final int SBOX_INPUT = 0x4a4a4a4a;

    /** All tables, one behind the other; not to be written to. */
    public static final byte[] BYTES = HexFormat.of()
            .parseHex(
                    "00faf5f6fbf2f3f9fcf7f1f4f8fefdff" // LAMBDA_OVER
                            + "00f1f9fefdfbf7f6fff2fcf5faf4f3f8" // INVERSE
                            + "00ffffffffffffffffffffffffffffff" // NONZERO
                            + "289a6198baf1d1632ab8084143f30ad3" // L_ROTATED_0_I
                            + "004f80e4aa81642bab01e565ce2a4ecf" // L_ROTATED_0_J
                            + "42c241ea614ae9696a49e1e2ca62c9c1" // L_ROTATED_24_I
                            + "00e3feb8943146a55bcf7789d26a2c1d" // L_ROTATED_24_J
                            + "00f999607c85e51ca85131c8d42d4db4" // TO_TOWER_LOW
                            + "00091811ded7c6cf959c8d844b42535a" // TO_TOWER_HIGH
                            + "00b5e95c2792ce7ba5104cf982376bde" // FROM_TOWER_LOW
                            + "00853abf39bc03869712ad28ae2b9411" // FROM_TOWER_HIGH
                            + "223bd88af8b370699349e11baa0250c1" // KEY_ROTATED_0_I
                            + "00830721943126a5a2361710b293b584" // KEY_ROTATED_0_J
                            + "c64b4bc695954bc64b181895181895c6" // KEY_ROTATED_8_I
                            + "00c6c6538dde955395184b8d184bde00" // KEY_ROTATED_8_J
                            + "ada8f054ec4d090c5110e9b448b115f5" // KEY_ROTATED_16_I
                            + "00cd216570f94489a8d8bd9c345115ec" // KEY_ROTATED_16_J
                            + "9778c2ebe620be510475095ccfb39a2d" // KEY_ROTATED_24_I
                            + "00433cc23885febd81b97b47c604fa7f"); // KEY_ROTATED_24_J

    private Sm4NibbleTables() {}
}
