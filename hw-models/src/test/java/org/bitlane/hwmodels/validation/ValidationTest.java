package org.bitlane.hwmodels.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.data.PublishedData;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.data.Relation;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.data.Source;
import org.bitlane.hwmodels.data.Use;
import org.bitlane.hwmodels.scenario.Predicted;
import org.junit.jupiter.api.Test;

class ValidationTest {
    private static final HardwareModel MODEL = HardwareModel.builtIn();
    private static final Validation VALIDATION = Validation.of(MODEL);

    @Test
    void everyPublishedFigureAppearsOnce() {
        assertEquals(
                List.copyOf(MODEL.data().figures().keySet()),
                VALIDATION.comparisons().stream()
                        .map(comparison -> comparison.figure().id())
                        .toList());
    }

    @Test
    void everySynthesisedDesignAppearsWithItsCounts() {
        assertEquals(
                4 * PublishedData.synthesis().size(), VALIDATION.structure().size());
    }

    @Test
    void everyFigureToBeValidatedIsPredicted() {
        for (Comparison comparison : VALIDATION.withUse(Use.VALIDATE)) {
            assertTrue(comparison.isScored(), () -> comparison.figure().id());
        }
    }

    @Test
    void contradictionsAndContextSayWhyTheyAreNotScored() {
        for (Use use : List.of(Use.CONTRADICTION, Use.CONTEXT)) {
            for (Comparison comparison : VALIDATION.withUse(use)) {
                assertFalse(comparison.isScored());
                assertFalse(
                        Wording.remark(comparison).isEmpty(),
                        () -> comparison.figure().id());
            }
        }
    }

    @Test
    void everyShapeHolds() {
        VALIDATION.shapes().forEach(shape -> assertTrue(shape.met(), shape::toString));
    }

    @Test
    void everyTargetOfPredictionsHolds() {
        VALIDATION.targets().stream()
                .filter(target -> !target.name().startsWith("LUTs"))
                .forEach(target -> assertTrue(target.met(), target::toString));
    }

    @Test
    void sevenSeriesCountsAreWithinTheirTargets() {
        VALIDATION.structure().stream()
                .filter(comparison -> comparison.column().startsWith("xc7"))
                .forEach(comparison -> assertTrue(
                        Math.abs(comparison.error()) <= (comparison.isPlain() ? 0.10 : 0.25), comparison::toString));
    }

    @Test
    void cycloneCountsMissTheirTargetsForSboxesOnly() {
        // Synthesis spends 41 to 50 ALUTs on an S-box of which five a bit are enough, and twice that in one design.
        VALIDATION.structure().stream()
                .filter(comparison -> comparison.column().startsWith("cyclonev"))
                .filter(comparison -> Math.abs(comparison.error()) > (comparison.isPlain() ? 0.10 : 0.25))
                .forEach(comparison -> assertTrue(comparison.design().startsWith("sm4"), comparison::toString));
    }

    @Test
    void anErrorIsMeasuredFromTheNearerEndOfARange() {
        assertEquals(0.1, comparison(Relation.RANGE, 10, 20, 22).error().getAsDouble(), 1e-12);
        assertEquals(-0.5, comparison(Relation.RANGE, 10, 20, 5).error().getAsDouble(), 1e-12);
        assertEquals(0, comparison(Relation.RANGE, 10, 20, 12).error().getAsDouble());
    }

    @Test
    void aBoundIsMetOrNotMet() {
        assertEquals("met", Wording.inside(comparison(Relation.ABOVE, 150, 150, 151)));
        assertEquals("NOT MET", Wording.inside(comparison(Relation.ABOVE, 150, 150, 149)));
        assertEquals("met", Wording.inside(comparison(Relation.BELOW, 150, 150, 149)));
        assertEquals(0, comparison(Relation.ABOVE, 150, 150, 300).error().getAsDouble());
    }

    @Test
    void theMedianOfAnEvenCountIsBetweenTheMiddleTwo() {
        assertEquals(2.5, Targets.median(List.of(1.0, 2.0, 3.0, 9.0)));
        assertEquals(2.0, Targets.median(List.of(1.0, 2.0, 9.0)));
    }

    private static Comparison comparison(Relation relation, double low, double high, double predicted) {
        PublishedFigure figure = new PublishedFigure(
                "x", "f.csv", "", "", "", relation, low, high, "", Use.VALIDATE, new Source("S", "t", ""), "");
        return new Comparison(
                figure,
                new Scenario("x", "", "", "", "throughput", ""),
                Optional.of(new Predicted(predicted, predicted * 0.9, predicted * 1.1)));
    }
}
