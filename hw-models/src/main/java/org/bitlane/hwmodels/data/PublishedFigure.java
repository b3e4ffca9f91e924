package org.bitlane.hwmodels.data;

import java.util.Objects;

/**
 * One published figure, with what it may be used for and where it comes from.
 *
 * @param id unique name: the row's own, or device and quantity
 * @param file the data file
 * @param subject what was measured: algorithm and dataflow or implementation, empty for a device's own figure
 * @param place device or core
 * @param quantity what the figure is
 * @param relation how it relates to the truth
 * @param low the figure, or the lower end of a range; NaN if none was published
 * @param high the figure, or the upper end of a range; NaN if none was published
 * @param unit unit as printed
 * @param use what it may be used for
 * @param source where it was published
 * @param note what the source or its reader adds
 */
public record PublishedFigure(
        String id,
        String file,
        String subject,
        String place,
        String quantity,
        Relation relation,
        double low,
        double high,
        String unit,
        Use use,
        Source source,
        String note) {

    /** Checks that nothing is null. */
    public PublishedFigure {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(relation, "relation");
        Objects.requireNonNull(use, "use");
        Objects.requireNonNull(source, "source");
    }

    /** The figure; of a range, its middle. */
    public double value() {
        return (low + high) / 2;
    }

    /** The same figure with another value, as the test against leaks needs it. */
    public PublishedFigure withValue(double value) {
        return new PublishedFigure(id, file, subject, place, quantity, relation, value, value, unit, use, source, note);
    }
}
