package org.bitlane.kernels.vector;

import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;

/**
 * SM4 in the packed layout with the first and the last round masked: their S-boxes compute on two shares of every bit,
 * as {@link org.bitlane.kernels.circuit.Masking} has it. Masks and fresh bits are new for every batch, and their
 * generator is seeded anew with every key.
 *
 * <p><b>This mirrors a hardware design; it is no defence on a CPU.</b> A just-in-time compiler may merge operations on
 * the two shares of a bit, and on AVX-512 does so into instructions of three inputs; registers and memory that held one
 * share are reused for the other. So no resistance to power analysis is claimed.
 */
final class Sm4DefendedKernel extends Sm4PackedKernel {
    private final MaskedRounds rounds;

    /**
     * @param configuration with the variant {@code defended}
     * @param rounds the rounds, which read masks from behind the states
     */
    Sm4DefendedKernel(KernelConfiguration configuration, PlaneRounds rounds) {
        this(configuration, rounds, PlaneLayout.ofSm4(configuration));
    }

    private Sm4DefendedKernel(KernelConfiguration configuration, PlaneRounds rounds, PlaneLayout states) {
        this(configuration, new MaskedRounds(rounds, states.length()), states.extended(MaskedRounds.REGIONS));
    }

    private Sm4DefendedKernel(KernelConfiguration configuration, MaskedRounds rounds, PlaneLayout layout) {
        super(configuration, rounds, layout);
        this.rounds = rounds;
    }

    @Override
    protected void expandKey(Direction newDirection, byte[] key) {
        super.expandKey(newDirection, key);
        rounds.seed();
    }

    @Override
    protected void wipe() {
        super.wipe();
        rounds.clear();
    }
}
