package org.bitlane.hwmodels.validation;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.data.Relation;
import org.bitlane.hwmodels.quantity.Quantities;

/** Comparisons in words, the same for the command line and the report. */
public final class Wording {
    /** What the comparison proves and what it does not. */
    public static final String WHAT_IS_BLIND =
            "No value marked \"validate\" reaches a constant or a prediction. The rules of"
                    + " the models and the reading of each figure (which options a published design is taken to have) were chosen"
                    + " by people who had seen all figures: read the errors as those of a description, not of a blind forecast.";

    private Wording() {}

    /** Subject, place and quantity; of a device's own figure, which is named after it, the quantity alone. */
    public static String what(Comparison comparison) {
        PublishedFigure figure = comparison.figure();
        if (figure.subject().isEmpty() && !figure.quantity().isEmpty()) {
            return figure.quantity();
        }
        return Stream.of(figure.subject(), figure.place(), figure.quantity())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** The published figure with its relation and unit. */
    public static String published(Comparison comparison) {
        PublishedFigure figure = comparison.figure();
        if (figure.relation() == Relation.NONE) {
            return "-";
        }
        String value = figure.relation() == Relation.RANGE
                ? Quantities.digits(figure.low()) + ".." + Quantities.digits(figure.high())
                : (figure.relation() == Relation.EQUAL ? "" : figure.relation() + " ")
                        + Quantities.digits(figure.low());
        return (value + " " + figure.unit()).strip();
    }

    /** The predicted value. */
    public static String predicted(Comparison comparison) {
        return comparison
                .predicted()
                .map(predicted -> Quantities.digits(predicted.value()))
                .orElse("-");
    }

    /** The predicted interval. */
    public static String interval(Comparison comparison) {
        return comparison
                .predicted()
                .map(predicted -> Quantities.digits(predicted.low()) + " .. " + Quantities.digits(predicted.high()))
                .orElse("-");
    }

    /** The relative error in percent. */
    public static String error(Comparison comparison) {
        return comparison.error().isPresent() ? signed(comparison.error().getAsDouble()) : "-";
    }

    /** Whether the figure lies in the interval; for a bound, whether it is met. */
    public static String inside(Comparison comparison) {
        Relation relation = comparison.figure().relation();
        boolean bound = relation == Relation.ABOVE || relation == Relation.BELOW;
        return comparison
                .inside()
                .map(inside -> bound ? (inside ? "met" : "NOT MET") : (inside ? "yes" : "NO"))
                .orElse("-");
    }

    /** How the figure was read, and what its source adds. */
    public static String remark(Comparison comparison) {
        return Stream.of(comparison.scenario().remark(), comparison.figure().note())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
    }

    /** A share with its sign, in percent. */
    public static String signed(double share) {
        return Targets.signed(share);
    }
}
