package org.bitlane.jmh.tour;

import java.util.Optional;
import org.bitlane.kernels.KernelConfiguration;

/**
 * What became of a step.
 *
 * @param step the step
 * @param configuration the kernel that served it
 * @param speeds how fast both were; empty if the results did not agree
 * @param fault what was wrong with our result; empty if nothing was
 */
record StepResult(Step step, KernelConfiguration configuration, Optional<Speeds> speeds, Optional<String> fault) {}
