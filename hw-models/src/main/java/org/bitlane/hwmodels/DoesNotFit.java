package org.bitlane.hwmodels;

import org.bitlane.hwmodels.quantity.Quantity;
import org.bitlane.kernels.KernelConfiguration;

/**
 * The configuration needs more of something than the device has.
 *
 * @param configuration what was asked for
 * @param device the device
 * @param options how it was to be built
 * @param limit what there is too little of, for example {@code LUT} or {@code flash}
 * @param needed how much the configuration needs
 * @param available how much the device has
 */
public record DoesNotFit(
        KernelConfiguration configuration,
        Device device,
        ImplementationOptions options,
        String limit,
        Quantity<?> needed,
        Quantity<?> available)
        implements Outcome {

    /** How many times more is needed than there is. */
    public double excess() {
        return needed.value() / available.value();
    }

    /** A sentence with the numbers. */
    public String reason() {
        return "needs " + needed + " of " + limit + ", but " + device.id() + " has " + available + ": "
                + String.format(java.util.Locale.ROOT, "%.2f", excess()) + " times too much";
    }
}
