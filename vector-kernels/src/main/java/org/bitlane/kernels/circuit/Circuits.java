package org.bitlane.kernels.circuit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The circuits that the algorithms' rounds are made of.
 *
 * <p>Each stands, with its origin, in a resource file of this package: {@code <name>.txt}. Rotations are wiring, so a
 * function with rotations is described by the circuit of one of its bits.
 */
public final class Circuits {
    /**
     * The S-box of SM4 in 110 gates (32 AND, 78 XOR; depth 30): eight bits in, eight out.
     *
     * <p>It computes {@code S(x ^ 0x75) ^ 0xD3}, where {@code S} is the table of GB/T 32907-2016. The constants belong
     * in the round keys.
     */
    public static final Circuit SM4_SBOX_110 = load("sm4-sbox-110");

    /**
     * The S-box of SM4 in 125 gates (34 AND, 91 XOR; depth 22), with the same constants folded out as in
     * {@link #SM4_SBOX_110}.
     */
    public static final Circuit SM4_SBOX_125 = load("sm4-sbox-125");

    /** One bit of what enters the S-boxes of an SM4 round: three words and the round key (GB/T 32907-2016, 6.2). */
    public static final Circuit SM4_INPUT_BIT = load("sm4-input-bit");

    /**
     * One bit of the new word of an SM4 round: the oldest word and the linear transformation L of what leaves the
     * S-boxes (GB/T 32907-2016, 6.2).
     */
    public static final Circuit SM4_OUTPUT_BIT = load("sm4-output-bit");

    /**
     * One bit of a round key of SM4: the oldest key word and the linear transformation L' of what leaves the S-boxes
     * (GB/T 32907-2016, 7.3).
     */
    public static final Circuit SM4_KEY_BIT = load("sm4-key-bit");

    /**
     * One bit of a SIMON round, {@code y ^ (x<<<1 & x<<<8) ^ x<<<2 ^ k} (Beaulieu et al., "The SIMON and SPECK
     * Families of Lightweight Block Ciphers", 2013, section 3.2).
     */
    public static final Circuit SIMON_ROUND_BIT = load("simon-round-bit");

    /** One bit of SHA-256's {@code Ch} (FIPS 180-4, 4.1.2). */
    public static final Circuit SHA256_CHOOSE = load("sha256-choose");

    /** One bit of SHA-256's {@code Maj} (FIPS 180-4, 4.1.2). */
    public static final Circuit SHA256_MAJORITY = load("sha256-majority");

    /**
     * One bit of SHA-256's {@code Sigma0} and {@code Sigma1}, and of {@code sigma0} and {@code sigma1} except for their
     * uppermost bits (FIPS 180-4, 4.1.2).
     */
    public static final Circuit SHA256_SIGMA_BIT = load("sha256-sigma-bit");

    /**
     * One of the uppermost bits of SHA-256's {@code sigma0} (3 bits) and {@code sigma1} (10 bits), where the shift
     * brings in zeros (FIPS 180-4, 4.1.2).
     */
    public static final Circuit SHA256_SIGMA_TOP_BIT = load("sha256-sigma-top-bit");

    /** One bit of an addition: outputs are the sum and the carry into the next bit. */
    public static final Circuit FULL_ADDER = load("full-adder");

    private static final List<Circuit> ALL = List.of(
            SM4_SBOX_110,
            SM4_SBOX_125,
            SM4_INPUT_BIT,
            SM4_OUTPUT_BIT,
            SM4_KEY_BIT,
            SIMON_ROUND_BIT,
            SHA256_CHOOSE,
            SHA256_MAJORITY,
            SHA256_SIGMA_BIT,
            SHA256_SIGMA_TOP_BIT,
            FULL_ADDER);

    private Circuits() {}

    /** Every circuit of this class. */
    public static List<Circuit> all() {
        return ALL;
    }

    private static Circuit load(String name) {
        try (InputStream stream = Circuits.class.getResourceAsStream(name + ".txt")) {
            if (stream == null) {
                throw new IllegalStateException("the resource file of circuit " + name + " is missing");
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return CircuitParser.parse(name, reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read circuit " + name, e);
        }
    }
}
