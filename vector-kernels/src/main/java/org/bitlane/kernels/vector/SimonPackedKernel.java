package org.bitlane.kernels.vector;

import java.nio.ByteOrder;
import java.util.Arrays;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.SimonWords;

/**
 * SIMON 64/128 in the packed layout: 16 planes, eight for each of a block's two words.
 *
 * <p>The rounds take y, then x; backwards x, then y. Which word lies first in memory depends on the byte order too. Bytes
 * stay where they lie within a word: the rounds are of the byte order.
 */
final class SimonPackedKernel extends PackedKernel {
    private static final int WORD = 8 * Lanes.COUNT;
    private static final int BYTE_LANES = 0x01010101;

    private final boolean bigEndian;
    private final SimonKey key;
    private final int[] masks = new int[8 * SimonWords.ROUNDS];

    /** Where the planes of the word that lies first in memory stand in a state, and those of the other. */
    private int firstWord;

    private int secondWord;

    /**
     * @param rounds the rounds of the configuration for the byte order
     */
    SimonPackedKernel(KernelConfiguration configuration, ByteOrder order, PlaneRounds rounds) {
        super(
                configuration,
                rounds,
                PlaneLayout.ofSimon(configuration),
                configuration.dataflow() instanceof Dataflow.Pipelined,
                order == ByteOrder.BIG_ENDIAN);
        this.bigEndian = order == ByteOrder.BIG_ENDIAN;
        this.key = new SimonKey(order);
    }

    @Override
    protected void expandKey(Direction newDirection, byte[] newKey) {
        key.expand(newDirection, newKey);
        for (int i = 0; i < SimonWords.ROUNDS; i++) {
            int word = key.roundKeys()[i];
            int asData = bigEndian ? Integer.reverseBytes(word) : word;
            for (int plane = 0; plane < 8; plane++) {
                masks[8 * i + plane] = (asData >>> plane & BYTE_LANES) * 0xff;
            }
        }
        firstWord = key.replacesSecondWord() ? WORD : 0;
        secondWord = WORD - firstWord;
    }

    @Override
    int[] keys() {
        return masks;
    }

    @Override
    void separateWords(int[] planes) {
        // They were separated when they were read.
    }

    @Override
    void enter(int[] planes) {
        // The words alone are the state.
    }

    /** The number of rounds is even, so that the words leave in the order in which they entered. */
    @Override
    void joinWords(int[] planes, int exit) {
        // They are joined when they are written.
    }

    @Override
    void load(byte[] in, int offset) {
        Transposition.separatePairs(in, offset, planes, firstWord, secondWord);
    }

    @Override
    void store(int exit, byte[] out, int offset) {
        Transposition.joinPairs(planes, exit + firstWord, exit + secondWord, out, offset);
    }

    @Override
    void storeSum(int exit, byte[] addend, int addendOffset, byte[] out, int outOffset) {
        // In the order of memory: output may lie behind what is still to be added.
        Transposition.twoWords(planes, exit + firstWord, exit + secondWord, exit, exit + WORD);
        super.storeSum(exit, addend, addendOffset, out, outOffset);
    }

    @Override
    protected void wipe() {
        super.wipe();
        key.clear();
        Arrays.fill(masks, 0);
    }
}
