package org.bitlane.hwmodels.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.data.PublishedData;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.data.Use;
import org.bitlane.hwmodels.fit.LeastSquares.Observation;

/**
 * All technology constants, fitted on the rows marked {@code calibrate} and on no others.
 *
 * @param constants the constants, rounded as they are written
 * @param residuals what is left over at each row
 */
public record Calibration(Constants constants, List<Residual> residuals) {

    /** Fits all groups, one after the other. */
    public static Calibration of(PublishedData data, Map<String, Scenario> scenarios) {
        Constants constants = Constants.initial(data);
        HardwareModel model = new HardwareModel(data, constants);
        List<Residual> residuals = new ArrayList<>();
        for (Group group : Group.values()) {
            List<Observation> observations = observations(group, data, scenarios);
            LeastSquares squares = new LeastSquares(model, group.parameters());
            Constants fitted = squares.fit(observations, constants);
            List<Residual> own = residuals(group, squares, observations, fitted);
            constants = withSources(group, squares, observations, fitted);
            if (group.spread().isPresent()) {
                constants = constants.with(
                        group.spread().get(), spread(own), rowsOf(shared(own).toList()));
            }
            if (group == Group.AREA) {
                constants = constants.with(Parameter.AREA_SURPLUS, surplus(own), rowsOf(own));
            }
            // Rounded, so that what follows sees the constants that a reader of the file sees.
            constants = Constants.read(constants.toCsv());
            model = model.withConstants(constants);
            residuals.addAll(own);
        }
        return new Calibration(constants, residuals);
    }

    /** The residuals as CSV: five significant digits, relative errors in percent. */
    public String residualsCsv() {
        return residuals.stream()
                .map(residual -> String.format(
                        Locale.ROOT,
                        "%s,%s,%.5g,%s,%.5g,%.1f,%.5g,%.1f,%s",
                        residual.group(),
                        residual.row(),
                        residual.published(),
                        residual.unit(),
                        residual.fitted(),
                        100 * residual.error(),
                        residual.leftOut(),
                        100 * residual.leftOutError(),
                        residual.role()))
                .collect(Collectors.joining(
                        "\n",
                        "group,row,published,unit,fitted,error_percent,left_out,left_out_error_percent,role\n",
                        "\n"));
    }

    private static List<Observation> observations(Group group, PublishedData data, Map<String, Scenario> scenarios) {
        List<Observation> observations = new ArrayList<>();
        for (PublishedFigure figure : data.withUse(Use.CALIBRATE)) {
            Scenario scenario = scenarios.get(figure.id());
            if (scenario != null && group.has(scenario.figure())) {
                observations.add(new Observation(figure, scenario));
            }
        }
        return observations;
    }

    private static List<Residual> residuals(
            Group group, LeastSquares squares, List<Observation> observations, Constants fitted) {
        List<Residual> residuals = new ArrayList<>();
        for (Observation observation : observations) {
            List<Observation> others =
                    observations.stream().filter(other -> other != observation).toList();
            Constants without = squares.fit(others, fitted);
            residuals.add(new Residual(
                    group,
                    observation.figure().id(),
                    observation.figure().value(),
                    observation.figure().unit(),
                    squares.predicted(observation, fitted),
                    squares.predicted(observation, without),
                    role(group, squares, observation, others, fitted)));
        }
        return residuals;
    }

    private static Residual.Role role(
            Group group, LeastSquares squares, Observation observation, List<Observation> others, Constants fitted) {
        List<Parameter> own = group.parameters().stream()
                .filter(parameter -> squares.depends(observation, parameter, fitted))
                .toList();
        if (own.isEmpty()) {
            return Residual.Role.NONE;
        }
        if (LeastSquares.isBound(observation.figure())) {
            return Residual.Role.BOUND;
        }
        boolean shared = own.stream()
                .allMatch(parameter -> others.stream().anyMatch(other -> squares.depends(other, parameter, fitted)));
        return shared ? Residual.Role.SHARED : Residual.Role.ALONE;
    }

    private static Constants withSources(
            Group group, LeastSquares squares, List<Observation> observations, Constants fitted) {
        Constants constants = fitted;
        for (Parameter parameter : group.parameters()) {
            List<String> rows = observations.stream()
                    .filter(observation -> squares.depends(observation, parameter, fitted))
                    .map(observation -> observation.figure().id())
                    .toList();
            constants = constants.with(parameter, fitted.get(parameter), rows);
        }
        return constants;
    }

    /** By how much the published area that holds most beside the logic exceeds what is counted. */
    private static double surplus(List<Residual> residuals) {
        return residuals.stream()
                .mapToDouble(residual -> residual.published() / residual.fitted())
                .max()
                .orElse(1);
    }

    private static List<String> rowsOf(List<Residual> residuals) {
        return residuals.stream().map(Residual::row).toList();
    }

    private static Stream<Residual> shared(List<Residual> residuals) {
        return residuals.stream().filter(residual -> residual.role() == Residual.Role.SHARED);
    }

    /**
     * Root mean square of the logarithms of leave-one-out errors, over the rows that share their constants with others:
     * where a row alone determines a constant, leaving it out says nothing of the model. A bound is not a measurement.
     */
    private static double spread(List<Residual> residuals) {
        return Math.sqrt(shared(residuals)
                .mapToDouble(residual -> Math.pow(Math.log(residual.leftOut() / residual.published()), 2))
                .average()
                .orElse(0));
    }
}
