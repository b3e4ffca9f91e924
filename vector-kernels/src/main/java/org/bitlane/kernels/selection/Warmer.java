package org.bitlane.kernels.selection;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.vector.VectorBlockKernel;

/**
 * The background thread that runs a cipher's vector kernels until they are compiled, examines them, and publishes them.
 *
 * <p>Code of the Vector API that is not compiled yet boxes every vector and is a hundred times slower than scalar code, so
 * no application thread should ever run it. This thread rests in proportion to the time that it used, works on data of its
 * own, on one kernel after the other because there may be one compiler thread only, and ends.
 */
final class Warmer implements Runnable {
    private static final Logger LOGGER = System.getLogger(VectorApi.LOGGER);

    /** Calls that have the JIT compile a method, with some to spare: HotSpot wants 5000 of a method without loops. */
    private static final int BRIEF_CALLS = 9000;

    private static final int BRIEF_CALLS_PER_CHUNK = 16;
    private static final int REHEARSALS_PER_PROBE = 8;
    private static final int GOOD_PROBES = 3;
    private static final long PROBE_PAUSE_NANOS = 2_000_000;
    private static final long GIVE_UP_NANOS = 20_000_000_000L;

    /** The width of the vectors of the kernel that was published last, of whatever cipher. */
    private static volatile int publishedBits = Tier.NO_WIDTH;

    private final CipherTiers tiers;

    /** Rest for each unit of work. With one processor the application has nowhere else to go. */
    private final int restFactor = Runtime.getRuntime().availableProcessors() > 1 ? 1 : 4;

    private Warmer(CipherTiers tiers) {
        this.tiers = tiers;
    }

    /** Warms what the tiers have to be warmed, in a daemon thread that keeps nothing of the application alive. */
    static void start(CipherTiers tiers) {
        Thread thread = new Thread(null, new Warmer(tiers), "bitlane-warmer", 0, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        thread.start();
    }

    @Override
    public void run() {
        for (Tier tier = tiers.nextToBeWarmed(); tier != null; tier = tiers.nextToBeWarmed()) {
            if (!VectorApi.compilesNarrowThenWide() && meetsAnotherWidth(tier)) {
                tier.refuse("this JDK compiles vectors of one width only to fast code, and another had work first;"
                        + " JDK 25 does both");
                continue;
            }
            try {
                warm(tier);
            } catch (RuntimeException | LinkageError e) {
                refuse(tier, "it failed while it was warmed: " + e);
            }
        }
    }

    private static boolean meetsAnotherWidth(Tier tier) {
        return publishedBits != Tier.NO_WIDTH
                && tier.vectorBits() != Tier.NO_WIDTH
                && publishedBits != tier.vectorBits();
    }

    private void warm(Tier tier) {
        long start = System.nanoTime();
        long worked = 0;
        VectorBlockKernel kernel = tier.newKernel();
        kernel.init(Direction.ENCRYPT, new byte[tier.configuration().algorithm().keyBytes()]);
        for (int calls = 0; calls < BRIEF_CALLS; calls += BRIEF_CALLS_PER_CHUNK) {
            worked += inTurn(() -> {
                for (int i = 0; i < BRIEF_CALLS_PER_CHUNK; i++) {
                    kernel.runRoundsBriefly();
                }
            });
        }
        Rehearsal rehearsal =
                new Rehearsal(tiers.rehearsal(tier), tier, tier == tiers.small() && tier.leastBlocks() == 1);
        int good = 0;
        while (good < GOOD_PROBES) {
            if (worked > GIVE_UP_NANOS) {
                refuse(tier, "it was not compiled to fast code in " + GIVE_UP_NANOS / 1_000_000_000 + " s of work");
                return;
            }
            worked += inTurn(() -> rehearsal.run(REHEARSALS_PER_PROBE));
            good = rehearsal.isCompiled() ? good + 1 : 0;
            LockSupport.parkNanos(PROBE_PAUSE_NANOS);
        }
        Optional<String> failure = SelfTest.failure(kernel, tiers.newScalarKernel(), tiers.order());
        if (failure.isPresent()) {
            refuse(tier, failure.get());
        } else {
            publishedBits = tier.vectorBits();
            tier.publish();
            LOGGER.log(
                    Level.DEBUG,
                    () -> tier.configuration().algorithm() + ": " + tier.description() + " serves, "
                            + (System.nanoTime() - start) / 1_000_000 + " ms after its warming started");
        }
    }

    /** Does some work and rests in proportion; returns the time that the work took. */
    private long inTurn(Runnable work) {
        long start = System.nanoTime();
        work.run();
        long taken = System.nanoTime() - start;
        LockSupport.parkNanos(taken * restFactor);
        return taken;
    }

    private static void refuse(Tier tier, String reason) {
        tier.refuse(reason);
        LOGGER.log(
                Level.WARNING,
                "{0}: {1} does not serve: {2}. Slower kernels go on serving.",
                tier.configuration().algorithm(),
                tier.description(),
                reason);
    }
}
