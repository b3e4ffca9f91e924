package org.bitlane.hwmodels.structure;

import java.util.List;
import org.bitlane.kernels.circuit.Circuit;

/**
 * The operations on 32-bit words of which rounds consist.
 *
 * <p>A round is described once in these terms. What it means depends on the words: signals give the bit-level network,
 * numbers the values, tokens the operation counts of software.
 *
 * @param <W> a word
 */
public interface WordLogic<W> {
    /** A word whose value is known. */
    W constant(int value);

    /** The exclusive or of two words. */
    W xor(W left, W right);

    /** Applies a circuit of one output to each bit position of the given words, one for each of its inputs. */
    W bitwise(Circuit circuit, List<W> inputs);

    /** The sum modulo 2^32 of two or more words. */
    W add(List<W> terms);

    /** A word rotated to the left; to the right where the distance is negative. */
    W rotateLeft(W word, int distance);

    /** A word shifted to the right, zeros coming in. */
    W shiftRight(W word, int distance);

    /** SM4's non-linear transformation tau: the S-box on each of the four bytes (GB/T 32907, 6.2.1). */
    W substituteBytes(W word);

    /** The exclusive or of two or more words, from left to right. */
    default W xor(W first, W second, List<W> others) {
        W sum = xor(first, second);
        for (W other : others) {
            sum = xor(sum, other);
        }
        return sum;
    }
}
