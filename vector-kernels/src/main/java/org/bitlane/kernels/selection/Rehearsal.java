package org.bitlane.kernels.selection;

import java.util.ArrayList;
import java.util.List;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;

/**
 * Everything that applications ask of a vector kernel, asked of it the way they do, on fixed data: to get every method on
 * that way compiled with all its branches, and to see whether it is.
 */
final class Rehearsal {
    /** A compiled vector kernel takes less than this part of the scalar kernel's time; one that boxes takes 50 times it. */
    private static final double FAST = 0.85;

    /** Room for what the measurement itself allocates. */
    private static final int TOLERATED_BYTES = 16;

    private static final int RUNS_PER_PROBE = 5;

    private final AllocationMeter meter = new AllocationMeter();
    private final Keyed candidates;
    private final Keyed scalars;
    private final int[] probed;
    private final int[] counts;
    private final byte[] register;
    private final byte[] data;
    private final List<Act> acts = new ArrayList<>();

    /**
     * @param tiers the kernels, among which the candidate counts as ready
     * @param candidate the kernel to be compiled
     * @param chains whether it also serves chains in which each block waits for the one before
     */
    Rehearsal(CipherTiers tiers, Tier candidate, boolean chains) {
        this.candidates = new Keyed(new TieredBlockKernel(tiers), new TieredBlockKernel(tiers));
        this.scalars = new Keyed(tiers.newScalarKernel(), tiers.newScalarKernel());
        int blocks = candidate.batch();
        int blockBytes = candidate.configuration().algorithm().blockBytes();
        this.register = new byte[blockBytes];
        int worthABatch = tiers.large().leastBlocks();
        this.probed = candidate.leastBlocks() < worthABatch ? new int[] {blocks, worthABatch - 1} : new int[] {blocks};
        this.counts = new int[] {1, worthABatch - 1, blocks, blocks + 1, 3 * blocks + worthABatch};
        this.data = new byte[(3 * blocks + worthABatch) * blockBytes];
        acts.add((kernels, count) -> kernels.encrypting.ecb(data, 0, data, 0, count));
        acts.add((kernels, count) -> kernels.decrypting.ecb(data, 0, data, 0, count));
        acts.add((kernels, count) -> kernels.encrypting.ctr(register, data, 0, data, 0, count));
        acts.add((kernels, count) -> kernels.decrypting.cbc(register, data, 0, data, 0, count));
        if (chains) {
            acts.add((kernels, count) -> kernels.encrypting.cbc(register, data, 0, data, 0, count));
        }
    }

    /**
     * Asks for everything some times over, for every kind of length: whole batches, one and several, and rests that are worth
     * a batch and that are not. A branch that is first taken later has its method compiled anew, by a profile that other
     * vector widths have entered by then.
     */
    void run(int times) {
        for (int i = 0; i < times; i++) {
            for (Act act : acts) {
                for (int count : counts) {
                    act.run(candidates, count);
                }
            }
        }
    }

    /** Whether everything is faster than with the scalar kernel, and allocates nothing. */
    boolean isCompiled() {
        for (Act act : acts) {
            for (int count : probed) {
                if (!isCompiled(act, count)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isCompiled(Act act, int count) {
        long before = meter.allocated();
        long nanos = leastNanos(act, count, candidates);
        return meter.allocated() - before <= TOLERATED_BYTES && nanos <= FAST * leastNanos(act, count, scalars);
    }

    private static long leastNanos(Act act, int count, Keyed kernels) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < RUNS_PER_PROBE; i++) {
            long start = System.nanoTime();
            act.run(kernels, count);
            least = Math.min(least, System.nanoTime() - start);
        }
        return least;
    }

    /** Something to ask of kernels, for some blocks. */
    private interface Act {
        void run(Keyed kernels, int count);
    }

    private record Keyed(BlockKernel encrypting, BlockKernel decrypting) {
        Keyed {
            byte[] key = new byte[encrypting.configuration().algorithm().keyBytes()];
            encrypting.init(Direction.ENCRYPT, key);
            decrypting.init(Direction.DECRYPT, key);
        }
    }
}
