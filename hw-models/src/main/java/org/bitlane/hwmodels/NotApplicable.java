package org.bitlane.hwmodels;

import org.bitlane.kernels.KernelConfiguration;

/**
 * The configuration means nothing on the device.
 *
 * @param configuration what was asked for
 * @param device the device
 * @param options how it was to be built
 * @param reason why, as a sentence
 */
public record NotApplicable(
        KernelConfiguration configuration, Device device, ImplementationOptions options, String reason)
        implements Outcome {}
