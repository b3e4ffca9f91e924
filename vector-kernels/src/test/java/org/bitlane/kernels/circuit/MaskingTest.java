package org.bitlane.kernels.circuit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Masking keeps the function and hides it: a fixed-against-random t-test on every wire, after Goodwill et al., "A
 * testing methodology for side-channel resistance validation", 2011.
 *
 * <p>A wire's value is compared between {@value #SAMPLES} evaluations of a fixed and as many of random inputs, each
 * with masks of its own. Without a dependence |t| passes 4.5 with probability 7e-6; with 460 wires and 8 fixed inputs,
 * one of the 3,680 comparisons does so in 2.5 % of all seeds. The seed is constant, and is one of the others: what
 * fails here is a leak.
 */
class MaskingTest {
    private static final int SAMPLES = 100_000;
    private static final double LIMIT = 4.5;
    private static final Circuit SBOX = Circuits.SM4_SBOX_110;
    private static final Circuit MASKED = Masking.mask(SBOX);

    private final RandomGenerator random = new SplittableRandom(20);

    static List<Circuit> circuits() {
        return Circuits.all();
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void sharesAddUpToWhatTheCircuitComputes(Circuit circuit) {
        Circuit masked = Masking.mask(circuit);
        int inputs = circuit.inputs().size();
        // Eight evaluations or more of each combination of inputs, each with masks of its own.
        for (int from = 0; from < 8 << inputs; from += Long.SIZE) {
            long[] plain = new long[inputs];
            for (int bit = 0; bit < Long.SIZE; bit++) {
                for (int i = 0; i < inputs; i++) {
                    plain[i] |= (long) (from + bit >>> i & 1) << bit;
                }
            }
            long[] shares = masked.evaluate(share(plain, masked.inputs().size()));
            long[] sums = new long[shares.length / 2];
            for (int i = 0; i < sums.length; i++) {
                sums[i] = shares[i] ^ shares[sums.length + i];
            }
            assertArrayEquals(circuit.evaluate(plain), sums);
        }
    }

    @Test
    void inputsAreSharesAndAFreshBitForEveryAnd() {
        Circuit masked = Masking.mask(Circuits.FULL_ADDER);

        List<String> names = Circuits.FULL_ADDER.inputs();
        List<String> expected = List.of(
                names.get(0) + "s0",
                names.get(1) + "s0",
                names.get(2) + "s0",
                names.get(0) + "s1",
                names.get(1) + "s1",
                names.get(2) + "s1",
                "fresh0");
        assertEquals(expected, masked.inputs());
        assertEquals(4, masked.outputs().size());
    }

    @Test
    void anAndCostsFourOfEachAndAnXorTwo() {
        assertEquals(4 * 32, MASKED.count(Gate.Operation.AND));
        assertEquals(4 * 32 + 2 * 78, MASKED.count(Gate.Operation.XOR));
        assertEquals(8 + 8 + 32, MASKED.inputs().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0x00, 0x01, 0x75, 0x80, 0xa5, 0xd3, 0xfe, 0xff})
    void noWireOfTheMaskedSboxTellsAFixedInputFromRandomOnes(int fixed) {
        double[] t =
                tPerWire(MASKED, fixed, values -> share(values, MASKED.inputs().size()));

        for (int wire = 0; wire < t.length; wire++) {
            assertTrue(Math.abs(t[wire]) < LIMIT, "wire " + wire + ": t = " + t[wire]);
        }
    }

    @Test
    void theSameTestFindsTheWiresOfTheSboxThatIsNotMasked() {
        double[] t = tPerWire(SBOX, 0xa5, values -> values);

        // A wire that is 1 for about half of all inputs stands out when the input is fixed, whatever its value then.
        assertTrue(leaking(t) > SBOX.gates().size() / 2, leaking(t) + " wires found");
        for (int input = 0; input < 8; input++) {
            assertTrue(Math.abs(t[input]) > LIMIT, "input " + input);
        }
    }

    @ParameterizedTest
    @MethodSource("brokenMasks")
    void theSameTestFindsMasksThatAreNotFresh(String fault, Sharing sharing) {
        assertTrue(leaking(tPerWire(MASKED, 0xa5, sharing)) > 0, fault);
    }

    static List<Arguments> brokenMasks() {
        RandomGenerator random = new SplittableRandom(21);
        return List.of(
                Arguments.of("no fresh bits", (Sharing) values -> {
                    long[] shares = shareFrom(random, values, MASKED.inputs().size());
                    Arrays.fill(shares, 16, shares.length, 0);
                    return shares;
                }),
                Arguments.of("one fresh bit for all ANDs", (Sharing) values -> {
                    long[] shares = shareFrom(random, values, MASKED.inputs().size());
                    Arrays.fill(shares, 16, shares.length, shares[16]);
                    return shares;
                }),
                Arguments.of("one mask for all inputs", (Sharing) values -> {
                    long[] shares = shareFrom(random, values, MASKED.inputs().size());
                    for (int i = 0; i < 8; i++) {
                        shares[i] ^= shares[8 + i] ^ shares[8];
                    }
                    Arrays.fill(shares, 8, 16, shares[8]);
                    return shares;
                }));
    }

    /** The inputs of a circuit for given inputs of the S-box. */
    private interface Sharing {
        long[] share(long[] values);
    }

    private long[] share(long[] values, int inputs) {
        return shareFrom(random, values, inputs);
    }

    private static long[] shareFrom(RandomGenerator random, long[] values, int inputs) {
        long[] shares = new long[inputs];
        for (int i = 0; i < inputs; i++) {
            shares[i] = random.nextLong();
        }
        for (int i = 0; i < values.length; i++) {
            shares[i] = values[i] ^ shares[values.length + i];
        }
        return shares;
    }

    private static long leaking(double[] t) {
        return Arrays.stream(t).filter(value -> Math.abs(value) >= LIMIT).count();
    }

    /** Welch's t between a fixed byte and random bytes, for every wire of a circuit. */
    private double[] tPerWire(Circuit circuit, int fixed, Sharing sharing) {
        int wires = circuit.inputs().size() + circuit.gates().size();
        Circuit probed = new Circuit(
                circuit.name(),
                circuit.inputs(),
                circuit.gates(),
                IntStream.range(0, wires).boxed().toList());
        long[] onesOfFixed = new long[wires];
        long[] onesOfRandom = new long[wires];
        int evaluations = (SAMPLES + Long.SIZE - 1) / Long.SIZE;
        for (int n = 0; n < evaluations; n++) {
            long[] fixedBits =
                    IntStream.range(0, 8).mapToLong(i -> -(fixed >>> i & 1L)).toArray();
            long[] randomBits =
                    IntStream.range(0, 8).mapToLong(i -> random.nextLong()).toArray();
            count(onesOfFixed, probed.evaluate(sharing.share(fixedBits)));
            count(onesOfRandom, probed.evaluate(sharing.share(randomBits)));
        }
        double samples = (double) evaluations * Long.SIZE;
        return IntStream.range(0, wires)
                .mapToDouble(wire -> t(onesOfFixed[wire] / samples, onesOfRandom[wire] / samples, samples))
                .toArray();
    }

    private static void count(long[] ones, long[] values) {
        for (int wire = 0; wire < ones.length; wire++) {
            ones[wire] += Long.bitCount(values[wire]);
        }
    }

    /** Welch's t of two means of bits. Means that differ without any variance differ beyond measure. */
    private static double t(double first, double second, double samples) {
        if (first == second) {
            return 0;
        }
        double variance = (first * (1 - first) + second * (1 - second)) / (samples - 1);
        return (first - second) / Math.sqrt(variance);
    }
}
