package org.bitlane.hwmodels;

import java.util.Comparator;
import java.util.Locale;

/** What the best of several designs is best at. */
public enum Goal {
    /** Least energy per bit. */
    ENERGY("energy per bit", 1),
    /** Fewest cells; on a microcontroller, least code. */
    AREA("area", 1),
    /** Most throughput. */
    THROUGHPUT("throughput", -1),
    /** Least power. */
    POWER("power", 1),
    /** Least time from a block's entry to its exit. */
    LATENCY("latency", 1),
    /** Most throughput for the power. */
    EFFICIENCY("efficiency", -1);

    private final String estimate;
    private final int sign;

    Goal(String estimate, int sign) {
        this.estimate = estimate;
        this.sign = sign;
    }

    /** Best first; a design without the figure is last. */
    public Comparator<Prediction> bestFirst() {
        return Comparator.comparingDouble(this::cost)
                .thenComparingDouble(prediction -> THROUGHPUT.cost(prediction))
                .thenComparing(prediction -> prediction.configuration().toString());
    }

    private double cost(Prediction prediction) {
        Estimate<?> figure = prediction.estimates().get(estimate);
        if (figure == null && this == AREA) {
            figure = prediction.estimates().get("code size");
        }
        return figure == null ? Double.POSITIVE_INFINITY : sign * figure.value().value();
    }

    /** The name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
