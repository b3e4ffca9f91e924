package org.bitlane.kernels.selection;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * The background thread that runs an algorithm's vector kernels until they are compiled, examines them, and publishes them.
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

    private final Supplier<Candidate> candidates;

    /** Rest for each unit of work. With one processor the application has nowhere else to go. */
    private final int restFactor = Runtime.getRuntime().availableProcessors() > 1 ? 1 : 4;

    private Warmer(Supplier<Candidate> candidates) {
        this.candidates = candidates;
    }

    /**
     * Warms candidates, in a daemon thread that keeps nothing of the application alive.
     *
     * @param candidates gives the next one each time, and in the end null
     */
    static void start(Supplier<Candidate> candidates) {
        Thread thread = new Thread(null, new Warmer(candidates), "bitlane-warmer", 0, false);
        thread.setDaemon(true);
        thread.setContextClassLoader(null);
        thread.start();
    }

    @Override
    public void run() {
        for (Candidate candidate = candidates.get(); candidate != null; candidate = candidates.get()) {
            Optional<String> obstacle = candidate.obstacle();
            if (obstacle.isPresent()) {
                candidate.refuse(obstacle.get());
                continue;
            }
            try {
                warm(candidate);
            } catch (RuntimeException | LinkageError e) {
                refuse(candidate, "it failed while it was warmed: " + e);
            }
        }
    }

    private void warm(Candidate candidate) {
        long start = System.nanoTime();
        long worked = 0;
        candidate.prepare();
        for (int calls = 0; calls < BRIEF_CALLS; calls += BRIEF_CALLS_PER_CHUNK) {
            worked += inTurn(() -> {
                for (int i = 0; i < BRIEF_CALLS_PER_CHUNK; i++) {
                    candidate.runBriefly();
                }
            });
        }
        int good = 0;
        while (good < GOOD_PROBES) {
            if (worked > GIVE_UP_NANOS) {
                refuse(
                        candidate,
                        "it was not compiled to fast code in " + GIVE_UP_NANOS / 1_000_000_000 + " s of work");
                return;
            }
            worked += inTurn(() -> candidate.rehearse(REHEARSALS_PER_PROBE));
            good = candidate.isCompiled() ? good + 1 : 0;
            LockSupport.parkNanos(PROBE_PAUSE_NANOS);
        }
        Optional<String> failure = candidate.examine();
        if (failure.isPresent()) {
            refuse(candidate, failure.get());
        } else {
            candidate.publish();
            LOGGER.log(
                    Level.DEBUG,
                    () -> candidate.name() + " serves, " + (System.nanoTime() - start) / 1_000_000
                            + " ms after its warming started");
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

    private static void refuse(Candidate candidate, String reason) {
        candidate.refuse(reason);
        LOGGER.log(Level.WARNING, "{0} does not serve: {1}. Slower kernels go on serving.", candidate.name(), reason);
    }
}
