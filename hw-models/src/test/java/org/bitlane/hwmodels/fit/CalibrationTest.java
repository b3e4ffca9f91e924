package org.bitlane.hwmodels.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.bitlane.hwmodels.DesignSpace;
import org.bitlane.hwmodels.Device;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.Prediction;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.data.PublishedData;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.data.Use;
import org.bitlane.hwmodels.scenario.Evaluator;
import org.bitlane.kernels.Algorithm;
import org.junit.jupiter.api.Test;

class CalibrationTest {
    private static final PublishedData DATA = PublishedData.builtIn();
    private static final Calibration CALIBRATION = Calibration.of(DATA, Scenario.builtIn());

    @Test
    void theCheckedInConstantsAreThoseOfTheFit() throws IOException {
        assertEquals(resource("constants.csv"), CALIBRATION.constants().toCsv());
    }

    @Test
    void theCheckedInResidualsAreThoseOfTheFit() throws IOException {
        assertEquals(resource("residuals.csv"), CALIBRATION.residualsCsv());
    }

    @Test
    void constantsSurviveBeingWrittenAndRead() {
        Constants constants = CALIBRATION.constants();
        assertEquals(constants, Constants.read(constants.toCsv()));
    }

    @Test
    void everyFittedConstantNamesTheFiguresItComesFrom() {
        for (Group group : Group.values()) {
            for (Parameter parameter : group.parameters()) {
                assertTrue(
                        !CALIBRATION.constants().rows().get(parameter).isEmpty(),
                        () -> parameter + " comes from no figure");
            }
        }
    }

    @Test
    void everyCalibratedFigureOfADesignHasALeaveOneOutError() {
        List<String> left = CALIBRATION.residuals().stream().map(Residual::row).toList();
        Scenario.builtIn().values().stream()
                .filter(scenario -> DATA.figure(scenario.id()).use() == Use.CALIBRATE)
                .filter(scenario -> List.of(Group.values()).stream().anyMatch(group -> group.has(scenario.figure())))
                .forEach(scenario -> assertTrue(left.contains(scenario.id()), scenario::id));
    }

    @Test
    void noFigureThatIsOnlyValidatedReachesAConstantOrAPrediction() {
        Random random = new Random(20261130);
        PublishedData poisoned = DATA.map(figure -> figure.use() == Use.CALIBRATE || figure.use() == Use.CAPACITY
                ? figure
                : figure.withValue(Math.exp(20 * random.nextDouble() - 10)));
        Calibration refitted = Calibration.of(poisoned, Scenario.builtIn());
        assertEquals(CALIBRATION.constants(), refitted.constants());
        assertEquals(
                predictions(new HardwareModel(DATA, CALIBRATION.constants())),
                predictions(new HardwareModel(poisoned, refitted.constants())));
    }

    /** Every scenario's prediction and many others, as bits. */
    private static List<String> predictions(HardwareModel model) {
        List<String> all = new ArrayList<>();
        Evaluator evaluator = new Evaluator(model);
        Scenario.builtIn()
                .values()
                .forEach(scenario -> evaluator
                        .evaluate(scenario)
                        .ifPresent(predicted ->
                                all.add(scenario.id() + " " + Double.doubleToLongBits(predicted.value()) + " "
                                        + Double.doubleToLongBits(predicted.low()) + " "
                                        + Double.doubleToLongBits(predicted.high()))));
        for (Algorithm algorithm : Algorithm.values()) {
            DesignSpace.notable(algorithm).forEach(configuration -> {
                for (Device device : model.devices().all()) {
                    if (model.predict(configuration, device) instanceof Prediction prediction) {
                        all.add(prediction.estimates().values().stream()
                                .map(estimate -> Long.toHexString(
                                        Double.doubleToLongBits(estimate.value().value())))
                                .collect(Collectors.joining(" ", configuration + " " + device.id() + " ", "")));
                    }
                }
            });
        }
        return all;
    }

    private static String resource(String name) throws IOException {
        try (var stream = PublishedData.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
