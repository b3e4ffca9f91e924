package org.bitlane.hwmodels.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.bitlane.hwmodels.data.Relation;

/** The accuracy that the models are held to, and whether they keep it. */
final class Targets {
    private static final Set<String> RATES = Set.of("throughput", "data-path-limit", "rate-at-data-path-limit");
    private static final Set<String> POWERS =
            Set.of("power", "dynamic-power", "efficiency", "best-unrolled-efficiency");
    private static final Set<String> CYCLES = Set.of("cycles-per-block", "cycles-per-byte");
    private static final Set<String> RATIOS = Set.of("accelerator-speed-up", "dma-penalty");
    private static final double MEDIAN = 0.25;
    private static final double ACCELERATOR = 0.05;
    private static final double RATIO = 0.15;
    private static final double COVERED = 0.8;
    private static final double RATE_WIDTH = 2.5;
    private static final double CYCLES_WIDTH = 2;

    private final List<Comparison> scored;
    private final List<StructureComparison> structure;

    Targets(List<Comparison> comparisons, List<StructureComparison> structure) {
        this.scored = comparisons.stream().filter(Comparison::isScored).toList();
        this.structure = structure;
    }

    List<Target> all() {
        List<Target> targets = new ArrayList<>();
        targets.add(registers());
        targets.add(luts("where the mapping is plain", StructureComparison::isPlain, 0.10));
        targets.add(luts("elsewhere", Predicate.not(StructureComparison::isPlain), 0.25));
        targets.add(median("FPGA clock and throughput", RATES));
        targets.add(median("FPGA power and efficiency", POWERS));
        targets.add(each("RP2350 accelerator times", Set.of("time-per-message"), ACCELERATOR));
        targets.add(each("ratios on the RP2350", RATIOS, RATIO));
        targets.add(covered());
        targets.add(widths("FPGA rates", RATES, RATE_WIDTH));
        targets.add(widths("microcontroller cycles", CYCLES, CYCLES_WIDTH));
        return targets;
    }

    private Target registers() {
        List<StructureComparison> wrong = structure.stream()
                .filter(comparison -> comparison.column().endsWith("ff"))
                .filter(comparison -> comparison.counted() != comparison.synthesised())
                .toList();
        return new Target("flip-flops of synthesised designs are exact", misses(wrong), wrong.isEmpty());
    }

    private Target luts(String where, Predicate<StructureComparison> which, double most) {
        List<StructureComparison> wrong = structure.stream()
                .filter(comparison -> !comparison.column().endsWith("ff"))
                .filter(which)
                .filter(comparison -> Math.abs(comparison.error()) > most)
                .toList();
        return new Target(
                "LUTs of synthesised designs are within " + percent(most) + " " + where,
                misses(wrong),
                wrong.isEmpty());
    }

    private static String misses(List<StructureComparison> wrong) {
        return wrong.isEmpty()
                ? "all are"
                : wrong.stream()
                        .map(miss -> miss.design() + " " + miss.column() + " " + miss.counted() + " for "
                                + miss.synthesised())
                        .collect(Collectors.joining(", "));
    }

    private Target median(String what, Set<String> figures) {
        List<Double> errors = scored(figures).stream()
                .filter(comparison ->
                        !comparison.isArithmetic() && comparison.figure().relation() != Relation.ABOVE)
                .map(comparison -> Math.abs(comparison.error().orElseThrow()))
                .sorted()
                .toList();
        double median = median(errors);
        return new Target(
                "median error of " + what + " is at most " + percent(MEDIAN),
                percent(median) + " over " + errors.size()
                        + " figures, without arithmetic at a stated clock and bounds",
                median <= MEDIAN);
    }

    /** The median of sorted numbers; of an even count, the mean of the middle two. */
    static double median(List<Double> sorted) {
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    private Target each(String what, Set<String> figures, double most) {
        List<Comparison> comparisons = scored(figures);
        return new Target(
                what + " are within " + percent(most),
                comparisons.stream()
                        .map(comparison -> comparison.figure().id() + " "
                                + signed(comparison.error().orElseThrow()))
                        .collect(Collectors.joining(", ")),
                comparisons.stream()
                        .allMatch(comparison -> Math.abs(comparison.error().orElseThrow()) <= most));
    }

    private Target covered() {
        List<String> outside = scored.stream()
                .filter(comparison -> !comparison.inside().orElse(true))
                .map(comparison -> comparison.figure().id())
                .toList();
        double share = 1 - (double) outside.size() / scored.size();
        return new Target(
                "at least " + percent(COVERED) + " of validated figures lie in their intervals",
                percent(share) + " of " + scored.size()
                        + (outside.isEmpty() ? "" : "; outside: " + String.join(", ", outside)),
                share >= COVERED);
    }

    private Target widths(String what, Set<String> figures, double most) {
        double widest = scored(figures).stream()
                .mapToDouble(comparison -> comparison.predicted().orElseThrow().width())
                .max()
                .orElse(1);
        return new Target(
                "intervals of " + what + " are at most a factor of " + most + " wide",
                String.format(Locale.ROOT, "widest %.2f", widest),
                widest <= most * (1 + 1e-9));
    }

    private List<Comparison> scored(Set<String> figures) {
        return scored.stream()
                .filter(comparison -> figures.contains(comparison.scenario().figure()))
                .toList();
    }

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    static String signed(double share) {
        return String.format(Locale.ROOT, "%+.1f %%", 100 * share);
    }
}
