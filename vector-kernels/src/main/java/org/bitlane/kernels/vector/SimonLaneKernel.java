package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.ROL;
import static jdk.incubator.vector.VectorOperators.XOR;

import java.nio.ByteOrder;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.SimonWords;

/**
 * SIMON 64/128 with a word in every lane: for as many blocks as a vector has lanes, which are too few for planes. The
 * vectors are as wide as those of the packed kernels, because not all compilers keep two widths apart.
 */
final class SimonLaneKernel extends VectorBatchKernel {
    private static final int L = Lanes.COUNT;
    private static final KernelConfiguration CONFIGURATION =
            KernelConfiguration.of(Algorithm.SIMON64_128, Dataflow.unrolled(2));

    /** The lower one of every two bytes. */
    private static final int LOWER_BYTES = 0x00ff00ff;

    private static final int[] BLOCK_OF_LANE = blocksOfLanes();

    private final boolean bigEndian;
    private final SimonKey key;
    private final int[] roundKeys = new int[SimonWords.ROUNDS];

    /** Where the word that lies first in memory stands in the state, and the other one. */
    private int firstWord;

    private int secondWord;
    private long counter;

    SimonLaneKernel(ByteOrder order) {
        super(CONFIGURATION, new SimonLaneRounds(), new PlaneLayout(1, 2 * L, 0), L);
        this.bigEndian = order == ByteOrder.BIG_ENDIAN;
        this.key = new SimonKey(order);
    }

    /** What {@link Transposition#exchangeWords} leaves in the lanes, of the blocks in the order of memory. */
    private static int[] blocksOfLanes() {
        int[] blocks = new int[L];
        for (int lane = 0; lane < L; lane++) {
            blocks[lane] = lane / 2 + lane % 2 * (L / 2);
        }
        return blocks;
    }

    @Override
    protected void expandKey(Direction newDirection, byte[] newKey) {
        key.expand(newDirection, newKey);
        System.arraycopy(key.roundKeys(), 0, roundKeys, 0, roundKeys.length);
        firstWord = key.replacesSecondWord() ? L : 0;
        secondWord = L - firstWord;
    }

    @Override
    int[] keys() {
        return roundKeys;
    }

    @Override
    void slice(int[] words) {
        Transposition.exchangeWords(words, 0, L, firstWord, secondWord);
        if (bigEndian) {
            reverseBytes(words);
        }
    }

    @Override
    void enter(int[] words) {
        // The words alone are the state.
    }

    /** The number of rounds is even, so that the words leave in the order in which they entered. */
    @Override
    void unslice(int[] words, int exit) {
        if (bigEndian) {
            reverseBytes(words);
        }
        Transposition.exchangeWords(words, firstWord, secondWord, 0, L);
    }

    @Override
    void startCounters(byte[] register) {
        counter = SimonKey.number(register);
    }

    @Override
    void nextCounters(int[] words) {
        IntVector first = IntVector.broadcast(Lanes.INTS, (int) counter);
        IntVector low = first.add(IntVector.fromArray(Lanes.INTS, BLOCK_OF_LANE, 0));
        // A carry is where a set upper bit has become a clear one.
        IntVector carry = first.lanewise(XOR, low).lanewise(AND, first).lanewise(LSHR, Integer.SIZE - 1);
        carry.add((int) (counter >>> Integer.SIZE)).intoArray(words, firstWord);
        low.intoArray(words, secondWord);
        if (!bigEndian) {
            reverseBytes(words);
        }
        counter += L;
    }

    @Override
    protected void wipe() {
        super.wipe();
        key.clear();
        Arrays.fill(roundKeys, 0);
        counter = 0;
    }

    private static void reverseBytes(int[] words) {
        for (int i = 0; i < 2 * L; i += L) {
            IntVector word = IntVector.fromArray(Lanes.INTS, words, i);
            word.lanewise(LSHL, 8)
                    .lanewise(AND, ~LOWER_BYTES)
                    .lanewise(XOR, word.lanewise(LSHR, 8).lanewise(AND, LOWER_BYTES))
                    .lanewise(ROL, 16)
                    .intoArray(words, i);
        }
    }
}
