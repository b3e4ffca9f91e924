package org.bitlane.hwmodels;

import org.bitlane.kernels.KernelConfiguration;

/** What comes of asking for a configuration on a device. */
public sealed interface Outcome permits Prediction, DoesNotFit, NotApplicable {

    /** What was asked for. */
    KernelConfiguration configuration();

    /** The device it was asked for. */
    Device device();

    /** How it was to be built. */
    ImplementationOptions options();
}
