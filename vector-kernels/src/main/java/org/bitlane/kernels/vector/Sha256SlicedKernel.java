package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.scalar.Sha256Constants;

/**
 * SHA-256 with a plane for every bit of every word: bit {@code b} of lane {@code l} belongs to message {@code b * lanes + l}
 * of a batch. Chaining values are kept as words, and additions to them done there.
 */
final class Sha256SlicedKernel implements LaneKernel {
    private static final int L = Lanes.COUNT;
    private static final int STATE_WORDS = 8;
    private static final int BLOCK_WORDS = 16;
    private static final int WORD_BITS = 32;

    /** Vectors of a word in planes: see {@link LaneRounds}. */
    private static final int WORD = 2 * WORD_BITS;

    private final KernelConfiguration configuration;
    private final LaneRounds rounds;
    private final int[] constants = masks(Sha256Constants.roundConstants());
    private final int[] block = new int[BLOCK_WORDS * L];
    private final int[] words = new int[BLOCK_WORDS * WORD * L];
    private final int[] states = new int[STATE_WORDS * WORD * L];
    private final int[] chains = new int[STATE_WORDS * WORD_BITS * L];

    Sha256SlicedKernel(KernelConfiguration configuration, LaneRounds rounds) {
        this.configuration = configuration;
        this.rounds = rounds;
    }

    private static int[] masks(int[] constants) {
        int[] masks = new int[constants.length * WORD_BITS];
        for (int i = 0; i < masks.length; i++) {
            masks[i] = -(constants[i / WORD_BITS] >>> i % WORD_BITS & 1);
        }
        return masks;
    }

    @Override
    public KernelConfiguration configuration() {
        return configuration;
    }

    @Override
    public int groups() {
        return 1;
    }

    @Override
    public int groupLanes() {
        return WORD_BITS * L;
    }

    @Override
    public void setState(int lane, int[] state) {
        for (int word = 0; word < STATE_WORDS; word++) {
            chains[word * WORD_BITS * L + lane] = state[word];
        }
    }

    @Override
    public void getState(int lane, int[] state) {
        for (int word = 0; word < STATE_WORDS; word++) {
            state[word] = chains[word * WORD_BITS * L + lane];
        }
    }

    @Override
    public void enter(int group, byte[][] arrays, int[] sources, int[] offsets, int distance) {
        for (int bit = 0; bit < WORD_BITS; bit++) {
            BlockWords.read(arrays, sources, offsets, distance, bit * L, block);
            for (int word = 0; word < BLOCK_WORDS; word++) {
                IntVector.fromArray(Lanes.INTS, block, word * L).intoArray(words, (word * WORD + bit) * L);
            }
        }
        for (int word = 0; word < BLOCK_WORDS; word++) {
            transposeBits(words, word * WORD * L);
            repeat(words, word * WORD * L);
        }
        for (int word = 0; word < STATE_WORDS; word++) {
            System.arraycopy(chains, word * WORD_BITS * L, states, word * WORD * L, WORD_BITS * L);
            transposeBits(states, word * WORD * L);
            repeat(states, word * WORD * L);
        }
        rounds.apply(words, states, constants);
        for (int word = 0; word < STATE_WORDS; word++) {
            transposeBits(states, word * WORD * L);
            add(states, word * WORD * L, chains, word * WORD_BITS * L);
        }
    }

    private static void repeat(int[] planes, int offset) {
        System.arraycopy(planes, offset, planes, offset + WORD_BITS * L, WORD_BITS * L);
    }

    private static void add(int[] from, int offset, int[] to, int toOffset) {
        for (int i = 0; i < WORD_BITS * L; i += L) {
            IntVector.fromArray(Lanes.INTS, from, offset + i)
                    .add(IntVector.fromArray(Lanes.INTS, to, toOffset + i))
                    .intoArray(to, toOffset + i);
        }
    }

    /** Transposes the 32 x 32 bits that each lane of 32 vectors has: its own inverse. */
    private static void transposeBits(int[] planes, int offset) {
        exchangeBits(planes, offset, 16, 0x0000ffff);
        exchangeBits(planes, offset, 8, 0x00ff00ff);
        exchangeBits(planes, offset, 4, 0x0f0f0f0f);
        exchangeBits(planes, offset, 2, 0x33333333);
        exchangeBits(planes, offset, 1, 0x55555555);
    }

    private static void exchangeBits(int[] planes, int offset, int distance, int mask) {
        for (int first = 0; first < WORD_BITS; first += 2 * distance) {
            for (int i = 0; i < distance; i++) {
                int low = offset + (first + i) * L;
                int high = low + distance * L;
                IntVector a = IntVector.fromArray(Lanes.INTS, planes, low);
                IntVector b = IntVector.fromArray(Lanes.INTS, planes, high);
                IntVector t = a.lanewise(LSHR, distance).lanewise(XOR, b).and(mask);
                a.lanewise(XOR, t.lanewise(LSHL, distance)).intoArray(planes, low);
                b.lanewise(XOR, t).intoArray(planes, high);
            }
        }
    }

    @Override
    public void runRoundsBriefly() {
        rounds.applyBriefly(words, states, constants);
    }

    @Override
    public void clear() {
        Arrays.fill(block, 0);
        Arrays.fill(words, 0);
        Arrays.fill(states, 0);
        Arrays.fill(chains, 0);
    }
}
