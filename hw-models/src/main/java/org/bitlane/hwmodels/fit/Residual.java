package org.bitlane.hwmodels.fit;

/**
 * What a fit leaves over at one published figure.
 *
 * @param group the group of constants
 * @param row id of the figure
 * @param published the figure
 * @param unit its unit
 * @param fitted the prediction with the fitted constants
 * @param leftOut the prediction with constants fitted on the other figures only
 * @param role what the figure does in the fit
 */
public record Residual(
        Group group, String row, double published, String unit, double fitted, double leftOut, Role role) {

    /** What a figure does in a fit. */
    public enum Role {
        /** It and others determine constants together. */
        SHARED("shared"),
        /** Without it a constant is not determined: the prediction without it is that of the constant's first guess. */
        ALONE("determines a constant alone"),
        /** It is a bound: it keeps constants from missing it, and measures nothing. */
        BOUND("a bound"),
        /** It does not depend on any fitted constant. */
        NONE("depends on no fitted constant");

        private final String text;

        Role(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Relative error with the fitted constants. */
    public double error() {
        return fitted / published - 1;
    }

    /** Relative error when the figure is left out of the fit. */
    public double leftOutError() {
        return leftOut / published - 1;
    }
}
