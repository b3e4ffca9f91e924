package org.bitlane.kernels.vector;

import org.bitlane.kernels.vector.generated.Sm4MaskedRound;

/**
 * Rounds whose first and last are masked, with masks that are fresh for every application: each batch meets the first
 * round in one and the last in one, and no other batch is in either then.
 *
 * <p>Each of the two has a region of planes behind the states, which {@link Sm4MaskedRound} describes.
 */
final class MaskedRounds implements PlaneRounds {
    /** Planes of both regions. */
    static final int REGIONS = 2 * Sm4MaskedRound.REGION;

    private final PlaneRounds rounds;
    private final int first;
    private final int last;
    private final MaskGenerator masks = new MaskGenerator();

    /**
     * @param rounds the rounds, which take the masks from their regions
     * @param regions where the regions start
     */
    MaskedRounds(PlaneRounds rounds, int regions) {
        this.rounds = rounds;
        this.first = regions;
        this.last = regions + Sm4MaskedRound.REGION * Lanes.COUNT;
    }

    /** Makes the masks to come independent of those before. */
    void seed() {
        masks.seed();
    }

    @Override
    public void apply(int[] planes, int[] roundKeys) {
        masks.fill(planes, first, Sm4MaskedRound.MASKS);
        masks.fill(planes, last, Sm4MaskedRound.MASKS);
        rounds.apply(planes, roundKeys);
    }

    @Override
    public void applyBriefly(int[] planes, int[] roundKeys) {
        masks.fill(planes, first, 1);
        rounds.applyBriefly(planes, roundKeys);
    }

    void clear() {
        masks.clear();
    }
}
