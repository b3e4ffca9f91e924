package org.bitlane.kernels.selection;

import java.lang.System.Logger.Level;
import java.util.Optional;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;

/** The configuration that the user asks for, by a system property {@code org.bitlane.kernel.ALGORITHM}. */
final class ForcedConfiguration {
    private static final String PREFIX = "org.bitlane.kernel.";

    private ForcedConfiguration() {}

    /** What the property names, if it is set; a value of no use is logged and passed over. */
    static Optional<KernelConfiguration> of(Algorithm algorithm) {
        String property = PREFIX + algorithm;
        String value = System.getProperty(property);
        if (value == null) {
            return Optional.empty();
        }
        try {
            KernelConfiguration configuration = KernelConfiguration.parse(value);
            if (KernelSelection.runnable(algorithm).contains(configuration)) {
                return Optional.of(configuration);
            }
            warn(property, value, "no kernel runs it here; runnable are " + KernelSelection.runnable(algorithm));
        } catch (IllegalArgumentException e) {
            warn(property, value, e.getMessage());
        }
        return Optional.empty();
    }

    private static void warn(String property, String value, String reason) {
        System.getLogger(VectorApi.LOGGER).log(Level.WARNING, "{0}={1} is passed over: {2}", property, value, reason);
    }
}
