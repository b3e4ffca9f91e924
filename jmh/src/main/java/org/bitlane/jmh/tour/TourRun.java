package org.bitlane.jmh.tour;

import java.io.PrintStream;
import java.security.GeneralSecurityException;
import java.security.Provider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bitlane.jmh.report.Host;
import org.bitlane.jmh.work.WarmUp;
import org.bitlane.kernels.KernelStatus;

/**
 * One run of the tour.
 *
 * @param bitlane the provider on show
 * @param limit the most bytes of the file to use
 * @param warmUp how long to wait for vector kernels to be compiled, at most
 * @param budget how long to time each step, about
 * @param out takes the result
 * @param progress takes a line for each step as it begins
 */
public record TourRun(
        Provider bitlane, int limit, Duration warmUp, Duration budget, PrintStream out, PrintStream progress) {

    /**
     * Runs all steps and prints their table.
     *
     * @param fileName the file to run on; blank for one of the running JDK's own
     * @return whether every check was passed
     * @throws UnusableFileException if the file cannot be used; nothing has been printed then
     * @throws GeneralSecurityException if a provider lacks something
     */
    public boolean run(String fileName) throws UnusableFileException, GeneralSecurityException {
        SampleFile file = SampleFile.read(fileName, limit);
        out.println("Bitlane on " + Host.describe());
        out.println("Input: " + describe(file));
        progress.println("warming up");
        WarmUp.withEverything(bitlane, warmUp);
        List<Step> steps = new Itinerary(bitlane).steps();
        List<StepResult> results = new ArrayList<>();
        for (Step step : steps) {
            progress.printf("[%2d/%d] %s %s%n", results.size() + 1, steps.size(), step.transformation(), step.action());
            results.add(step.run(file.content(), budget));
        }
        out.println();
        out.println(TourReport.table(results));
        out.print(TourReport.legend(KernelStatus.all()));
        return results.stream().allMatch(result -> result.fault().isEmpty());
    }

    private static String describe(SampleFile file) {
        long used = file.content().length;
        return used == file.fileBytes()
                ? String.format(Locale.ROOT, "%s, all %,d bytes", file.path(), used)
                : String.format(Locale.ROOT, "%s, the first %,d of %,d bytes", file.path(), used, file.fileBytes());
    }
}
