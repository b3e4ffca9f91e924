package org.bitlane.kernels.vector;

import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.ROL;
import static jdk.incubator.vector.VectorOperators.XOR;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShuffle;
import org.bitlane.kernels.scalar.SimonWords;

/**
 * The 44-stage pipeline of SIMON as hardware draws it, with a lane for each stage: the lane holds the stage's register and
 * its round key. At every tick each register takes over what the stage before has computed, which is a shift by one lane, and
 * the first one a new block.
 */
final class SimonStageLanes {
    /** Ticks from a block's entry to its exit. */
    static final int STAGES = SimonWords.ROUNDS;

    private static final int L = Lanes.COUNT;

    /** Lanes of all vectors; those behind the last stage compute to no purpose. */
    private static final int LENGTH = (STAGES + L - 1) / L * L;

    private static final VectorShuffle<Integer> SHIFT = VectorShuffle.fromOp(Lanes.INTS, lane -> (lane + L - 1) % L);
    private static final int[] FIRST_LANE = firstLane();

    private final int[] x = new int[LENGTH];
    private final int[] y = new int[LENGTH];
    private final int[] keys = new int[LENGTH];

    private static int[] firstLane() {
        int[] mask = new int[L];
        mask[0] = -1;
        return mask;
    }

    /** Gives each stage its round key. */
    void setKeys(int[] roundKeys) {
        System.arraycopy(roundKeys, 0, keys, 0, STAGES);
    }

    /**
     * Has a block enter, and all others advance by a stage.
     *
     * @param entering x in the upper half, y in the lower
     * @return the block that leaves, which entered {@link #STAGES} - 1 ticks ago
     */
    long tick(long entering) {
        advance(x, y, keys, (int) (entering >>> Integer.SIZE), (int) entering);
        return (long) x[STAGES - 1] << Integer.SIZE | y[STAGES - 1] & 0xffffffffL;
    }

    void clear() {
        Arrays.fill(x, 0);
        Arrays.fill(y, 0);
        Arrays.fill(keys, 0);
    }

    private static void advance(int[] x, int[] y, int[] keys, int enteringX, int enteringY) {
        IntVector firstLane = IntVector.fromArray(Lanes.INTS, FIRST_LANE, 0);
        // In lane 0: what the stage before this vector's first one has computed.
        IntVector beforeX = IntVector.broadcast(Lanes.INTS, enteringX);
        IntVector beforeY = IntVector.broadcast(Lanes.INTS, enteringY);
        for (int stage = 0; stage < LENGTH; stage += L) {
            IntVector shiftedX = IntVector.fromArray(Lanes.INTS, x, stage).rearrange(SHIFT);
            IntVector shiftedY = IntVector.fromArray(Lanes.INTS, y, stage).rearrange(SHIFT);
            IntVector takenX =
                    shiftedX.lanewise(XOR, shiftedX.lanewise(XOR, beforeX).lanewise(AND, firstLane));
            IntVector takenY =
                    shiftedY.lanewise(XOR, shiftedY.lanewise(XOR, beforeY).lanewise(AND, firstLane));
            beforeX = shiftedX;
            beforeY = shiftedY;
            takenY.lanewise(XOR, IntVector.fromArray(Lanes.INTS, keys, stage))
                    .lanewise(XOR, takenX.lanewise(ROL, 2))
                    .lanewise(XOR, takenX.lanewise(ROL, 1).lanewise(AND, takenX.lanewise(ROL, 8)))
                    .intoArray(x, stage);
            takenX.intoArray(y, stage);
        }
    }
}
