package org.bitlane.jmh;

import java.security.GeneralSecurityException;
import java.security.Security;
import java.time.Duration;
import org.bitlane.jmh.tour.TourRun;
import org.bitlane.jmh.tour.UnusableFileException;
import org.bitlane.provider.BitlaneProvider;

/**
 * Shows the provider at work: encrypts, decrypts and hashes a real file through the JCA, checks every result against
 * somebody else's, and prints a table of speeds.
 *
 * <p>The system property {@value #FILE_PROPERTY} names the file; without it, a large file of the running JDK serves.
 * The exit status is 0 if all checks were passed, else 1.
 */
public final class Tour {
    private static final String FILE_PROPERTY = "tour.file";
    private static final int FILE_LIMIT = 32 << 20;
    private static final Duration WARM_UP_LIMIT = Duration.ofSeconds(20);
    private static final Duration STEP_BUDGET = Duration.ofSeconds(1);

    private Tour() {}

    /**
     * Runs the tour.
     *
     * @param args none
     */
    public static void main(String[] args) {
        System.exit(run() ? 0 : 1);
    }

    private static boolean run() {
        Security.addProvider(new BitlaneProvider());
        TourRun tour = new TourRun(
                Security.getProvider(BitlaneProvider.NAME),
                FILE_LIMIT,
                WARM_UP_LIMIT,
                STEP_BUDGET,
                System.out,
                System.err);
        try {
            boolean passed = tour.run(System.getProperty(FILE_PROPERTY, ""));
            if (!passed) {
                System.err.println("tour: a check failed, see the table");
            }
            return passed;
        } catch (UnusableFileException e) {
            System.err.println("tour: " + e.getMessage());
            return false;
        } catch (GeneralSecurityException e) {
            System.err.println("tour: " + e);
            return false;
        }
    }
}
