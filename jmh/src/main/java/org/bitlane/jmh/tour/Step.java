package org.bitlane.jmh.tour;

import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelStatus;

/**
 * One row of the tour: the same operation by Bitlane and by a peer.
 *
 * @param transformation what a caller asks the JCA for
 * @param action encrypt, decrypt, digest or mac
 * @param algorithm the algorithm whose kernel does the work
 * @param ours Bitlane's operation
 * @param peer who else does it
 * @param theirs the peer's operation
 * @param preparation what makes the input out of the file; for decryption, the peer's encryption
 */
record Step(
        String transformation,
        String action,
        Algorithm algorithm,
        Operation ours,
        String peer,
        Operation theirs,
        Operation preparation) {

    /** The most of the file that the clock is run on, so that one pass takes a fraction of a second. */
    private static final int TIMED_BYTES = 1 << 21;

    /**
     * Compares both on the whole of the file; if they agree, times both on its beginning.
     *
     * @param budget how long to time them, about
     */
    StepResult run(byte[] file, Duration budget) {
        Optional<String> fault = fault(file);
        Optional<Speeds> speeds = Optional.empty();
        if (fault.isEmpty()) {
            try {
                byte[] timed = preparation.apply(Arrays.copyOf(file, Math.min(file.length, TIMED_BYTES)));
                speeds = Optional.of(Speeds.measure(ours, theirs, timed, budget));
            } catch (GeneralSecurityException e) {
                fault = Optional.of(e.toString());
            }
        }
        return new StepResult(this, KernelStatus.of(algorithm).configuration(), speeds, fault);
    }

    /** What is wrong with our result on this file, if anything. */
    private Optional<String> fault(byte[] file) {
        try {
            byte[] input = preparation.apply(file);
            int difference = Arrays.mismatch(ours.apply(input), theirs.apply(input));
            return difference < 0 ? Optional.empty() : Optional.of("differs from byte " + difference);
        } catch (GeneralSecurityException | RuntimeException e) {
            return Optional.of(e.toString());
        }
    }
}
