package org.bitlane.kernels.batch;

import java.util.Arrays;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;

/** Lanes without vectors: each has the scalar kernel in turn. With several groups, blocks take as long as in a pipeline. */
public final class ScalarLanes implements LaneKernel {
    private final Sha256ScalarKernel kernel = new Sha256ScalarKernel();
    private final int groups;
    private final int groupLanes;
    private final int[][] states;

    /** For each group, the state that its lanes will have once their blocks leave the pipeline; null if there are none. */
    private final int[][][] onTheWay;

    private int entered;

    public ScalarLanes(int groups, int groupLanes) {
        this.groups = groups;
        this.groupLanes = groupLanes;
        this.states = new int[groups * groupLanes][8];
        this.onTheWay = new int[groups][][];
    }

    /** How many blocks entered, those of idle lanes included, by the number of lanes. */
    public int entered() {
        return entered;
    }

    @Override
    public KernelConfiguration configuration() {
        return Sha256ScalarKernel.CONFIGURATION;
    }

    @Override
    public int groups() {
        return groups;
    }

    @Override
    public int groupLanes() {
        return groupLanes;
    }

    @Override
    public void setState(int lane, int[] state) {
        states[lane] = state.clone();
    }

    @Override
    public void getState(int lane, int[] state) {
        System.arraycopy(states[lane], 0, state, 0, 8);
    }

    @Override
    public void enter(int group, byte[][] arrays, int[] sources, int[] offsets, int distance) {
        entered++;
        int[][] later = new int[groupLanes][];
        for (int i = 0; i < groupLanes; i++) {
            int lane = group * groupLanes + i;
            later[i] = states[lane].clone();
            kernel.compress(later[i], arrays[sources[lane]], offsets[lane] + distance, 1);
            // Until the block leaves, the chaining value is none.
            Arrays.fill(states[lane], 0xdeadbeef);
        }
        onTheWay[group] = later;
        int leaving = (group + 1) % groups;
        if (onTheWay[leaving] != null) {
            for (int i = 0; i < groupLanes; i++) {
                states[leaving * groupLanes + i] = onTheWay[leaving][i];
            }
            onTheWay[leaving] = null;
        }
    }

    @Override
    public void runRoundsBriefly() {}

    @Override
    public void clear() {}
}
