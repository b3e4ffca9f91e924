package org.bitlane.hwmodels.structure;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.Dataflow;
import org.bitlane.kernels.KernelConfiguration;

/** Finds out what configurations consist of. */
public final class Structures {
    private static final Map<Key, DesignCounts> KNOWN = new ConcurrentHashMap<>();

    private record Key(KernelConfiguration configuration, StructuralOptions options) {}

    private Structures() {}

    /**
     * The structure of a configuration. What has been counted is kept, so that asking again costs nothing.
     *
     * <p>A variant that changes only the layout of software's data has the structure of its dataflow.
     *
     * @throws IllegalArgumentException if it cannot be built, as {@link StructuralOptions#unsupported} says
     */
    public static StructureReport analyse(KernelConfiguration configuration, StructuralOptions options) {
        StructuralOptions.unsupported(configuration, options).ifPresent(reason -> {
            throw new IllegalArgumentException(configuration + ": " + reason);
        });
        DesignCounts counts = KNOWN.computeIfAbsent(
                essence(configuration, options), key -> DesignCounts.of(key.configuration(), key.options()));
        return new StructureReport(configuration, options, counts);
    }

    /** The configuration and options without what makes no difference to the design. */
    private static Key essence(KernelConfiguration configuration, StructuralOptions options) {
        boolean defended = StructuralOptions.isDefended(configuration, options);
        boolean hash = configuration.algorithm() == Algorithm.SHA256;
        StructuralOptions plain = StructuralOptions.defaults();
        return new Key(
                defended ? configuration : KernelConfiguration.of(configuration.algorithm(), configuration.dataflow()),
                new StructuralOptions(
                        options.keySchedule(),
                        options.sBox(),
                        defended ? options.defence() : plain.defence(),
                        hash ? options.adders() : plain.adders(),
                        options.bothDirections() && options.keySchedule() != KeySchedule.PRECOMPUTED,
                        configuration.dataflow() instanceof Dataflow.Pipelined
                                ? options.outputRegistered()
                                : plain.outputRegistered(),
                        hash ? options.chainingValue() : plain.chainingValue()));
    }
}
