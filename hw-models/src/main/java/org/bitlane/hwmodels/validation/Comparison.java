package org.bitlane.hwmodels.validation;

import java.util.Optional;
import java.util.OptionalDouble;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.data.Relation;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.data.Use;
import org.bitlane.hwmodels.scenario.Predicted;

/**
 * One published figure beside its prediction.
 *
 * @param figure the published figure
 * @param scenario how it is read
 * @param predicted the prediction, if one is made
 */
public record Comparison(PublishedFigure figure, Scenario scenario, Optional<Predicted> predicted) {

    /**
     * Relative error of the prediction: against the figure, against the nearer end of a range, and for a bound 0 if it
     * is met.
     */
    public OptionalDouble error() {
        if (predicted.isEmpty() || figure.relation() == Relation.NONE) {
            return OptionalDouble.empty();
        }
        double value = predicted.get().value();
        double nearest = Math.max(figure.low(), Math.min(figure.high(), value));
        double error = value / nearest - 1;
        return OptionalDouble.of(
                switch (figure.relation()) {
                    case ABOVE -> Math.min(0, error);
                    case BELOW -> Math.max(0, error);
                    default -> error;
                });
    }

    /** Whether the figure lies in the predicted interval; for a bound, whether the predicted value meets it. */
    public Optional<Boolean> inside() {
        if (predicted.isEmpty()) {
            return Optional.empty();
        }
        Predicted prediction = predicted.get();
        double slack = 1e-9 * Math.abs(prediction.value());
        return switch (figure.relation()) {
            case ABOVE -> Optional.of(prediction.value() > figure.low());
            case BELOW -> Optional.of(prediction.value() < figure.high());
            case NONE -> Optional.empty();
            default ->
                Optional.of(figure.high() >= prediction.low() - slack && figure.low() <= prediction.high() + slack);
        };
    }

    /** Whether the figure counts for the scores. */
    public boolean isScored() {
        return figure.use() == Use.VALIDATE && predicted.isPresent();
    }

    /** Whether the value follows from the stated clock by arithmetic alone, so that its error says nothing. */
    public boolean isArithmetic() {
        return scenario.figure().equals("throughput") && scenario.options().contains("clock-mhz");
    }
}
