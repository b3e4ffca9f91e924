package org.bitlane.hwmodels;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bitlane.hwmodels.Requirements.Miss;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;

/**
 * The designs of an algorithm that meet requirements on a device, best first; where none does, those that come nearest.
 *
 * @param meeting designs that meet all requirements, best first
 * @param nearest where none meets them: the designs that miss, those that miss least first
 * @param excluded configurations that do not fit or do not apply
 */
public record Recommendation(List<Prediction> meeting, List<NearMiss> nearest, List<Outcome> excluded) {

    /**
     * A design that misses requirements.
     *
     * @param prediction the design
     * @param misses what it misses, the worst first
     */
    public record NearMiss(Prediction prediction, List<Miss> misses) {}

    /** Considers every configuration of the algorithm that is worth building. */
    public static Recommendation of(
            HardwareModel model,
            Algorithm algorithm,
            Device device,
            ImplementationOptions options,
            Requirements requirements,
            Goal goal) {
        List<Prediction> meeting = new ArrayList<>();
        List<NearMiss> missing = new ArrayList<>();
        List<Outcome> excluded = new ArrayList<>();
        for (KernelConfiguration configuration : DesignSpace.worthBuilding(algorithm)) {
            Outcome outcome = model.predict(configuration, device, options);
            if (!(outcome instanceof Prediction prediction)) {
                excluded.add(outcome);
                continue;
            }
            List<Miss> misses = requirements.misses(prediction).stream()
                    .sorted(Comparator.comparingDouble(Miss::factor).reversed())
                    .toList();
            if (misses.isEmpty()) {
                meeting.add(prediction);
            } else {
                missing.add(new NearMiss(prediction, misses));
            }
        }
        meeting.sort(goal.bestFirst());
        // Of designs that miss their worst limit alike, those come first that miss little else.
        missing.sort(Comparator.<NearMiss>comparingDouble(
                        near -> near.misses().get(0).factor())
                .thenComparingDouble(near -> near.misses().stream()
                        .mapToDouble(miss -> Math.log(miss.factor()))
                        .sum()));
        return new Recommendation(meeting, meeting.isEmpty() ? missing : List.of(), excluded);
    }
}
