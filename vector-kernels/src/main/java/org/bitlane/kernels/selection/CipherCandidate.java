package org.bitlane.kernels.selection;

import java.util.Optional;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.vector.VectorBlockKernel;

/** A vector kernel of a cipher on its way to serving. */
final class CipherCandidate implements Candidate {
    private final CipherTiers tiers;
    private final Tier tier;
    private VectorBlockKernel kernel;
    private Rehearsal rehearsal;

    CipherCandidate(CipherTiers tiers, Tier tier) {
        this.tiers = tiers;
        this.tier = tier;
    }

    @Override
    public String name() {
        return tier.configuration().algorithm() + ": " + tier.description();
    }

    @Override
    public Optional<String> obstacle() {
        return PublishedWidth.obstacle(tier.vectorBits());
    }

    @Override
    public void prepare() {
        kernel = tier.newKernel();
        kernel.init(Direction.ENCRYPT, new byte[tier.configuration().algorithm().keyBytes()]);
        rehearsal = new Rehearsal(tiers.rehearsal(tier), tier, tier == tiers.small() && tier.leastBlocks() == 1);
    }

    @Override
    public void runBriefly() {
        kernel.runRoundsBriefly();
    }

    @Override
    public void rehearse(int times) {
        rehearsal.run(times);
    }

    @Override
    public boolean isCompiled() {
        return rehearsal.isCompiled();
    }

    @Override
    public Optional<String> examine() {
        return SelfTest.failure(kernel, tiers.newScalarKernel(), tiers.order());
    }

    @Override
    public void publish() {
        PublishedWidth.note(tier.vectorBits());
        tier.publish();
    }

    @Override
    public void refuse(String reason) {
        tier.refuse(reason);
    }
}
