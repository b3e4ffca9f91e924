package org.bitlane.kernels;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a kernel computes and how its rounds are laid out: the value that kernels, predictions, benchmarks and reports
 * share.
 *
 * <p>Its one text form is {@code ALGORITHM/dataflow[+variant]}, for example {@code SIMON64_128/unrolled-16} or
 * {@code SM4/pipelined-1+defended}; {@link #parse} and {@link #toString} are inverses of each other. A configuration
 * is a point of the design space, whether or not a kernel for it exists in this JVM.
 *
 * @param algorithm the algorithm
 * @param dataflow the layout of its rounds
 * @param variant the change to circuit or data layout, if any
 */
public record KernelConfiguration(Algorithm algorithm, Dataflow dataflow, Optional<Variant> variant) {

    /**
     * @throws IllegalArgumentException if the unroll factor is more than the algorithm's rounds, if the rounds per
     *     stage do not divide them into at least two stages, or if the algorithm or dataflow does not have the variant
     */
    public KernelConfiguration {
        Objects.requireNonNull(algorithm, "algorithm");
        Objects.requireNonNull(dataflow, "dataflow");
        Objects.requireNonNull(variant, "variant");
        requireFits(algorithm, dataflow);
        variant.ifPresent(value -> requireAllowed(algorithm, dataflow, value));
    }

    /**
     * The configuration without a variant.
     *
     * @throws IllegalArgumentException as the canonical constructor
     */
    public static KernelConfiguration of(Algorithm algorithm, Dataflow dataflow) {
        return new KernelConfiguration(algorithm, dataflow, Optional.empty());
    }

    /**
     * The configuration with a variant.
     *
     * @throws IllegalArgumentException as the canonical constructor
     */
    public static KernelConfiguration of(Algorithm algorithm, Dataflow dataflow, Variant variant) {
        return new KernelConfiguration(algorithm, dataflow, Optional.of(variant));
    }

    /**
     * The configuration that a text form names.
     *
     * @throws IllegalArgumentException if {@code text} is not of the form {@code ALGORITHM/dataflow[+variant]}, names
     *     something unknown, or has a number that does not fit the algorithm; the message says which
     */
    public static KernelConfiguration parse(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            throw new IllegalArgumentException("kernel configuration \"" + text
                    + "\" has no dataflow: expected ALGORITHM/dataflow[+variant], as in SM4/unrolled-4");
        }
        Algorithm algorithm = parseAlgorithm(text.substring(0, slash));
        String rest = text.substring(slash + 1);
        int plus = rest.indexOf('+');
        Dataflow dataflow = Dataflow.parse(plus < 0 ? rest : rest.substring(0, plus));
        Optional<Variant> variant = plus < 0 ? Optional.empty() : Optional.of(Variant.parse(rest.substring(plus + 1)));
        return new KernelConfiguration(algorithm, dataflow, variant);
    }

    /** The canonical text form, {@code ALGORITHM/dataflow[+variant]}. */
    @Override
    public String toString() {
        return algorithm + "/" + dataflow + variant.map(value -> "+" + value).orElse("");
    }

    private static Algorithm parseAlgorithm(String name) {
        return Arrays.stream(Algorithm.values())
                .filter(algorithm -> algorithm.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown algorithm \"" + name + "\": expected one of "
                        + Arrays.stream(Algorithm.values()).map(Algorithm::name).collect(Collectors.joining(", "))));
    }

    private static void requireFits(Algorithm algorithm, Dataflow dataflow) {
        int rounds = algorithm.rounds();
        if (dataflow instanceof Dataflow.Unrolled unrolled && unrolled.factor() > rounds) {
            throw new IllegalArgumentException(
                    "unroll factor " + unrolled.factor() + " is more than the " + rounds + " rounds of " + algorithm);
        }
        if (dataflow instanceof Dataflow.Pipelined pipelined
                && (rounds % pipelined.roundsPerStage() != 0 || pipelined.roundsPerStage() == rounds)) {
            throw new IllegalArgumentException(pipelined.roundsPerStage() + " rounds per stage do not divide the "
                    + rounds + " rounds of " + algorithm + " into two or more equal stages");
        }
    }

    private static void requireAllowed(Algorithm algorithm, Dataflow dataflow, Variant variant) {
        if (variant.algorithm() != algorithm) {
            throw new IllegalArgumentException(
                    "variant " + variant + " belongs to " + variant.algorithm() + ", not to " + algorithm);
        }
        if (variant == Variant.SYSTOLIC && !dataflow.equals(Dataflow.pipelined(1))) {
            throw new IllegalArgumentException(
                    "variant " + variant + " is a form of pipelined-1 only, not of " + dataflow);
        }
    }
}
