package org.bitlane.hwmodels.fit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.bitlane.hwmodels.HardwareModel;
import org.bitlane.hwmodels.data.Constants;
import org.bitlane.hwmodels.data.Parameter;
import org.bitlane.hwmodels.data.PublishedFigure;
import org.bitlane.hwmodels.data.Relation;
import org.bitlane.hwmodels.data.Scenario;
import org.bitlane.hwmodels.scenario.Evaluator;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresBuilder;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresProblem;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LevenbergMarquardtOptimizer;
import org.hipparchus.util.Pair;

/**
 * Least squares of the logarithms of prediction over figure, in the logarithms of the constants: relative errors count
 * alike whatever the unit, and constants stay positive.
 *
 * <p>A weak pull towards each constant's first guess keeps the problem well-posed where no figure speaks of a constant.
 */
final class LeastSquares {
    private static final double PULL = 3e-3;
    private static final double STEP = 1e-5;
    private static final double SENSITIVE = 1e-3;
    private static final int MOST_ITERATIONS = 400;

    /** A figure and how it is predicted. */
    record Observation(PublishedFigure figure, Scenario scenario) {}

    private final HardwareModel model;
    private final List<Parameter> parameters;

    LeastSquares(HardwareModel model, List<Parameter> parameters) {
        this.model = model;
        this.parameters = parameters;
    }

    /**
     * The constants that fit the observations best.
     *
     * @param from where the search starts; the pull is towards the first guesses wherever that is
     */
    Constants fit(List<Observation> observations, Constants from) {
        if (parameters.isEmpty()) {
            return model.constants();
        }
        double[] guess = logarithms(Parameter::initial);
        LeastSquaresProblem problem = new LeastSquaresBuilder()
                .start(logarithms(from::get))
                .target(new double[observations.size() + guess.length])
                .model(point -> residualsAndJacobian(point, guess, observations))
                .maxEvaluations(MOST_ITERATIONS)
                .maxIterations(MOST_ITERATIONS)
                .build();
        return constants(new LevenbergMarquardtOptimizer().optimize(problem).getPoint());
    }

    private double[] logarithms(ToDoubleFunction<Parameter> value) {
        return parameters.stream()
                .mapToDouble(parameter -> Math.log(value.applyAsDouble(parameter)))
                .toArray();
    }

    /** Whether a prediction changes with a constant, at the model's constants. */
    boolean depends(Observation observation, Parameter parameter, Constants constants) {
        double value = constants.get(parameter);
        double moved = logRatio(observation, constants.with(Map.of(parameter, value * Math.exp(0.1))));
        return Math.abs(moved - logRatio(observation, constants)) > SENSITIVE;
    }

    /** Logarithm of prediction over figure; 0 for a bound that is met. */
    double logRatio(Observation observation, Constants constants) {
        double ratio = Math.log(
                predicted(observation, constants) / observation.figure().value());
        return switch (observation.figure().relation()) {
            case ABOVE -> Math.min(0, ratio);
            case BELOW -> Math.max(0, ratio);
            default -> ratio;
        };
    }

    double predicted(Observation observation, Constants constants) {
        return new Evaluator(model.withConstants(constants))
                .evaluate(observation.scenario())
                .orElseThrow()
                .value();
    }

    /** Whether a figure is a bound, which says little while it is met. */
    static boolean isBound(PublishedFigure figure) {
        return figure.relation() == Relation.ABOVE || figure.relation() == Relation.BELOW;
    }

    private Pair<RealVector, RealMatrix> residualsAndJacobian(
            RealVector point, double[] guess, List<Observation> observations) {
        double[] base = residuals(point, guess, observations);
        double[][] jacobian = new double[base.length][guess.length];
        for (int column = 0; column < guess.length; column++) {
            RealVector above = point.copy();
            RealVector below = point.copy();
            above.addToEntry(column, STEP);
            below.addToEntry(column, -STEP);
            double[] up = residuals(above, guess, observations);
            double[] down = residuals(below, guess, observations);
            for (int row = 0; row < base.length; row++) {
                jacobian[row][column] = (up[row] - down[row]) / (2 * STEP);
            }
        }
        return new Pair<>(new ArrayRealVector(base), new Array2DRowRealMatrix(jacobian));
    }

    private double[] residuals(RealVector point, double[] guess, List<Observation> observations) {
        Constants constants = constants(point);
        List<Double> residuals = new ArrayList<>();
        observations.forEach(observation -> residuals.add(logRatio(observation, constants)));
        for (int i = 0; i < guess.length; i++) {
            residuals.add(PULL * (point.getEntry(i) - guess[i]));
        }
        return residuals.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private Constants constants(RealVector point) {
        Map<Parameter, Double> values = new EnumMap<>(Parameter.class);
        for (int i = 0; i < parameters.size(); i++) {
            values.put(parameters.get(i), Math.exp(point.getEntry(i)));
        }
        return model.constants().with(values);
    }
}
