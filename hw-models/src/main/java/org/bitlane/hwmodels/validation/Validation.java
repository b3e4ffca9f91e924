package org.bitlane.hwmodels.validation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.data.Use;
import org.bitlane.hwmodels.scenario.Evaluator;
import org.bitlane.hwmodels.scenario.Predicted;

/**
 * Every published figure beside its prediction, and what follows.
 *
 * @param comparisons one for each published figure, in the order of the data files
 * @param structure one for each count of {@code synthesis.csv}
 * @param shapes how figures should change from one design to the next
 * @param targets what the models are held to
 */
public record Validation(
        List<Comparison> comparisons, List<StructureComparison> structure, List<Target> shapes, List<Target> targets) {
    private static final String TAKEN = "taken as printed";

    /** Compares a model with the figures it carries. */
    public static Validation of(HardwareModel model) {
        Map<String, Scenario> scenarios = Scenario.builtIn();
        Evaluator evaluator = new Evaluator(model);
        List<Comparison> comparisons = new ArrayList<>();
        for (PublishedFigure figure : model.data().figures().values()) {
            Scenario scenario = scenarios.getOrDefault(figure.id(), unread(figure));
            Optional<Predicted> predicted = evaluator.evaluate(scenario);
            comparisons.add(new Comparison(figure, scenario, predicted));
        }
        List<StructureComparison> structure = StructureComparison.all();
        return new Validation(
                comparisons, structure, new Shapes(model).all(), new Targets(comparisons, structure).all());
    }

    /** The comparisons of figures with a use. */
    public List<Comparison> withUse(Use use) {
        return comparisons.stream()
                .filter(comparison -> comparison.figure().use() == use)
                .toList();
    }

    /** Shapes and targets together. */
    public List<Target> allTargets() {
        return Stream.concat(shapes.stream(), targets.stream()).toList();
    }

    private static Scenario unread(PublishedFigure figure) {
        String remark = figure.use() == Use.CAPACITY ? "what the device holds" : TAKEN;
        return new Scenario(figure.id(), "", "", "", "", remark);
    }
}
