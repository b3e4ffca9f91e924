package org.bitlane.kernels.vector;

import org.bitlane.kernels.KernelConfiguration;

/** A block cipher in the packed layout: eight planes for each of a block's words. */
abstract class PackedKernel extends VectorBatchKernel {
    private final int words;
    private final CounterPlanes counterPlanes;

    /**
     * @param inputStays whether the rounds leave the planes of a batch that has entered as they are
     * @param lastWordFirst whether the words of a counter block enter last to first
     */
    PackedKernel(
            KernelConfiguration configuration,
            PlaneRounds rounds,
            PlaneLayout layout,
            boolean inputStays,
            boolean lastWordFirst) {
        super(configuration, rounds, layout, Lanes.BATCH);
        this.words = blockBytes / Integer.BYTES;
        this.counterPlanes = new CounterPlanes(words, lastWordFirst, inputStays);
    }

    /** Transposes words that were read from memory, in place at the start of the array. */
    abstract void separateWords(int[] planes);

    /** Puts the words of the batch that leaves in order, at the start of those that its planes take. */
    abstract void joinWords(int[] planes, int exit);

    @Override
    final void slice(int[] planes) {
        Transposition.bits(planes, 0, words);
        separateWords(planes);
    }

    @Override
    final void unslice(int[] planes, int exit) {
        joinWords(planes, exit);
        Transposition.bits(planes, exit, words);
    }

    @Override
    final void startCounters(byte[] counter) {
        counterPlanes.start(counter);
    }

    @Override
    final void nextCounters(int[] planes) {
        counterPlanes.next(planes);
    }

    @Override
    protected void wipe() {
        super.wipe();
        counterPlanes.clear();
    }
}
