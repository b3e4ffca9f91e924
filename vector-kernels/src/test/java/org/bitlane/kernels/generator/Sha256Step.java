package org.bitlane.kernels.generator;

/**
 * SHA-256's round and the step of its message schedule (FIPS 180-4, 4.1.2 and 6.2.2): the one description from which all
 * its kernels are written.
 *
 * <p>In sums, what is ready last is added last.
 */
final class Sha256Step {
    /** Rounds of a block. */
    static final int ROUNDS = 64;

    /** Words of a block. */
    static final int BLOCK_WORDS = 16;

    /** Words of the state. */
    static final int STATE_WORDS = 8;

    private Sha256Step() {}

    /** The temporary T1. */
    static <W> W temporary(Words<W> on, W e, W f, W g, W h, W word, W constant) {
        return on.add(on.add(on.add(h, on.add(word, constant)), choose(on, e, f, g)), sum(on, e, 6, 11, 25));
    }

    /** The next value of a, from T1. */
    static <W> W nextA(Words<W> on, W temporary, W a, W b, W c) {
        return on.add(on.add(temporary, majority(on, a, b, c)), sum(on, a, 2, 13, 22));
    }

    /** The next value of e, from T1. */
    static <W> W nextE(Words<W> on, W temporary, W d) {
        return on.add(d, temporary);
    }

    /** The schedule's next word from those 16, 15, 7 and 2 before it. */
    static <W> W scheduled(Words<W> on, W word16, W word15, W word7, W word2) {
        return on.add(on.add(on.add(word16, word7), shiftSum(on, word15, 7, 18, 3)), shiftSum(on, word2, 17, 19, 10));
    }

    private static <W> W choose(Words<W> on, W x, W y, W z) {
        return on.xor(z, on.and(x, on.xor(y, z)));
    }

    private static <W> W majority(Words<W> on, W x, W y, W z) {
        return on.xor(on.and(x, y), on.and(z, on.xor(x, y)));
    }

    private static <W> W sum(Words<W> on, W x, int first, int second, int third) {
        return on.xor(on.xor(on.rotateRight(x, first), on.rotateRight(x, second)), on.rotateRight(x, third));
    }

    private static <W> W shiftSum(Words<W> on, W x, int first, int second, int shift) {
        return on.xor(on.xor(on.rotateRight(x, first), on.rotateRight(x, second)), on.shiftRight(x, shift));
    }
}
