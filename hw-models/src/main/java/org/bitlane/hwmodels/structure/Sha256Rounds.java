package org.bitlane.hwmodels.structure;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.circuit.Circuits;

/** The compression of SHA-256 (FIPS 180-4, 4.1.2 and 6.2.2). */
final class Sha256Rounds implements Rounds {
    /** K: the first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2). */
    private static final int[] ROUND_CONSTANTS =
            primes(64).map(prime -> fractionOfRoot(prime, 3)).toArray();
    /** H(0): those of the square roots of the first eight (5.3.3). */
    static final List<Integer> INITIAL_VALUE =
            primes(8).map(prime -> fractionOfRoot(prime, 2)).boxed().toList();

    @Override
    public Algorithm algorithm() {
        return Algorithm.SHA256;
    }

    @Override
    public int stateWords() {
        return 8;
    }

    @Override
    public int windowWords() {
        return 16;
    }

    @Override
    public <W> List<W> round(WordLogic<W> logic, List<W> state, W key, W constant) {
        W a = state.get(0);
        W b = state.get(1);
        W c = state.get(2);
        W e = state.get(4);
        W f = state.get(5);
        W g = state.get(6);
        W choice = logic.bitwise(Circuits.SHA256_CHOOSE, List.of(e, f, g));
        W majority = logic.bitwise(Circuits.SHA256_MAJORITY, List.of(a, b, c));
        W first = logic.add(List.of(state.get(7), constant, key, choice, rotations(logic, e, 6, 11, 25)));
        W newA = logic.add(List.of(first, majority, rotations(logic, a, 2, 13, 22)));
        return List.of(newA, a, b, c, logic.add(List.of(state.get(3), first)), e, f, g);
    }

    @Override
    public <W> W nextScheduleWord(WordLogic<W> logic, List<W> window, W constant) {
        W oldest = window.get(1);
        W newest = window.get(14);
        W early = logic.bitwise(
                Circuits.SHA256_SIGMA_BIT,
                List.of(logic.rotateLeft(oldest, -7), logic.rotateLeft(oldest, -18), logic.shiftRight(oldest, 3)));
        W late = logic.bitwise(
                Circuits.SHA256_SIGMA_BIT,
                List.of(logic.rotateLeft(newest, -17), logic.rotateLeft(newest, -19), logic.shiftRight(newest, 10)));
        return logic.add(List.of(window.get(0), window.get(9), early, late));
    }

    private static <W> W rotations(WordLogic<W> logic, W word, int first, int second, int third) {
        return logic.bitwise(
                Circuits.SHA256_SIGMA_BIT,
                List.of(
                        logic.rotateLeft(word, -first),
                        logic.rotateLeft(word, -second),
                        logic.rotateLeft(word, -third)));
    }

    @Override
    public boolean takesNewestWord() {
        return false;
    }

    @Override
    public int scheduleConstant(int step) {
        return 0;
    }

    @Override
    public int roundConstant(int round) {
        return ROUND_CONSTANTS[round];
    }

    private static IntStream primes(int count) {
        return IntStream.iterate(2, number -> number + 1)
                .filter(number -> IntStream.range(2, number).allMatch(divisor -> number % divisor != 0))
                .limit(count);
    }

    /** The first 32 fractional bits of a number's square or cube root. */
    private static int fractionOfRoot(int number, int degree) {
        BigInteger scaled = BigInteger.valueOf(number).shiftLeft(32 * degree);
        BigInteger root = BigInteger.ZERO;
        for (int bit = 35; bit >= 0; bit--) {
            BigInteger candidate = root.setBit(bit);
            if (candidate.pow(degree).compareTo(scaled) <= 0) {
                root = candidate;
            }
        }
        return root.intValue();
    }
}
