package org.bitlane.kernels.vector;

import java.util.Arrays;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.batch.LaneKernel;
import org.bitlane.kernels.scalar.Sha256Constants;

/** SHA-256 with a word of each message in a lane, in one state or in the stages of a pipeline. */
final class Sha256LaneKernel implements LaneKernel {
    private static final int L = Lanes.COUNT;
    private static final int STATE_WORDS = 8;
    private static final int BLOCK_WORDS = 16;
    private static final int BLOCK_BYTES = Algorithm.SHA256.blockBytes();

    private final KernelConfiguration configuration;
    private final LaneRounds rounds;
    private final int stages;
    private final int[] constants = Sha256Constants.roundConstants();
    private final int[] words;
    private final int[] states;

    /** The chaining values of all groups. Without a pipeline, rounds replace them where they are. */
    private final int[] chains;

    /** A block that all lanes had, and its schedule with the constants added; no words, because those are in the sum. */
    private final byte[] alike = new byte[BLOCK_BYTES];

    private final int[] alikeConstants = new int[Algorithm.SHA256.rounds()];
    private final int[] noWords;

    Sha256LaneKernel(KernelConfiguration configuration, LaneRounds rounds) {
        this.configuration = configuration;
        this.rounds = rounds;
        int all = configuration.algorithm().rounds();
        this.stages =
                configuration.dataflow() instanceof Dataflow.Pipelined pipelined ? all / pipelined.roundsPerStage() : 1;
        this.words = new int[Math.max(all, BLOCK_WORDS * (stages + 1)) * L];
        this.states = new int[STATE_WORDS * (stages + 1) * L];
        this.chains = stages == 1 ? states : new int[STATE_WORDS * stages * L];
        this.noWords = new int[all * L];
        schedule();
    }

    @Override
    public KernelConfiguration configuration() {
        return configuration;
    }

    @Override
    public int groups() {
        return stages;
    }

    @Override
    public int groupLanes() {
        return L;
    }

    @Override
    public void setState(int lane, int[] state) {
        int first = place(lane);
        for (int word = 0; word < STATE_WORDS; word++) {
            chains[first + word * L] = state[word];
        }
    }

    @Override
    public void getState(int lane, int[] state) {
        int first = place(lane);
        for (int word = 0; word < STATE_WORDS; word++) {
            state[word] = chains[first + word * L];
        }
    }

    private static int place(int lane) {
        return lane / L * STATE_WORDS * L + lane % L;
    }

    @Override
    public void enter(int group, byte[][] arrays, int[] sources, int[] offsets, int distance) {
        BlockWords.read(arrays, sources, offsets, distance, group * L, words);
        if (stages == 1) {
            rounds.apply(words, states, constants);
        } else {
            LaneRounds.copyState(chains, STATE_WORDS * group, states, 0);
            rounds.apply(words, states, constants);
            int leaving = group + 1 == stages ? 0 : group + 1;
            LaneRounds.addState(states, STATE_WORDS * stages, chains, STATE_WORDS * leaving);
        }
    }

    /** The schedule of such a block is computed once, in place of once for each lane and time. */
    @Override
    public boolean enterAlike(int group, byte[] block, int offset) {
        if (!(rounds instanceof ScheduledRounds scheduled)) {
            return false;
        }
        if (!Arrays.equals(alike, 0, BLOCK_BYTES, block, offset, offset + BLOCK_BYTES)) {
            System.arraycopy(block, offset, alike, 0, BLOCK_BYTES);
            schedule();
        }
        scheduled.applyScheduled(noWords, states, alikeConstants);
        return true;
    }

    private void schedule() {
        Sha256Constants.schedule(alike, alikeConstants);
        for (int round = 0; round < alikeConstants.length; round++) {
            alikeConstants[round] += constants[round];
        }
    }

    @Override
    public void runRoundsBriefly() {
        rounds.applyBriefly(words, states, constants);
    }

    @Override
    public void clear() {
        Arrays.fill(words, 0);
        Arrays.fill(states, 0);
        Arrays.fill(chains, 0);
        Arrays.fill(alike, (byte) 0);
        schedule();
    }
}
