package org.bitlane.kernels.selection;

import java.util.Optional;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.KernelConfiguration;

/**
 * Which configurations of a cipher serve: the one that the user asks for, where it can, and else the defaults.
 *
 * @param algorithm the cipher
 * @param forced what the user asks for
 */
record CipherChoice(Algorithm algorithm, Optional<KernelConfiguration> forced) {

    /** The choice for a cipher in this JVM. */
    static CipherChoice of(Algorithm algorithm) {
        return new CipherChoice(algorithm, ForcedConfiguration.of(algorithm));
    }

    /** What the scalar kernel runs. */
    KernelConfiguration scalar() {
        return forced.filter(ScalarKernels.all()::containsKey).orElse(ScalarKernels.fastest(algorithm));
    }

    /** What the kernel for many blocks runs; to be asked only where {@link VectorApi} has found the Vector API. */
    KernelConfiguration large() {
        return forced.filter(VectorTiers.configurations(algorithm)::contains)
                .orElse(VectorTiers.configurations(algorithm).get(0));
    }

    /** Why the kernel for many blocks runs that. */
    String reason() {
        return forced.isPresent() ? "asked for by a system property" : "the fastest measured for vectors of this width";
    }
}
