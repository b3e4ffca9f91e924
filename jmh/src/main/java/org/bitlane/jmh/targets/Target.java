package org.bitlane.jmh.targets;

import java.util.Map;
import java.util.OptionalDouble;
import org.bitlane.jmh.results.Row;
import org.bitlane.jmh.results.Setting;

/**
 * A speed that Bitlane is held to.
 *
 * @param algorithm whose
 * @param what in words
 * @param setting in which setting
 * @param release on which JDK: the feature release of a version with long-term support
 * @param benchmark the benchmark that measures it, by its short name
 * @param work the values of parameters that its rows have, among others
 * @param peer compared with whom; empty for anybody who takes part
 * @param measure what is measured
 * @param least what it must reach; empty where the figure is to be stated only
 * @param aim what it should reach, if that is more
 */
public record Target(
        String algorithm,
        String what,
        Setting setting,
        int release,
        String benchmark,
        Map<String, String> work,
        String peer,
        Measure measure,
        OptionalDouble least,
        OptionalDouble aim) {

    /** What is measured. */
    public enum Measure {
        /** How many times as fast as the peer. */
        RATIO,
        /** The slowest whole second of a ramp, as a share of the rate that the scalar kernel settles at. */
        SLOWEST_SECOND
    }

    /** Whether a row of Bitlane's is about this. */
    boolean isAbout(Row row) {
        return row.benchmark().equals(benchmark)
                && work.entrySet().stream()
                        .allMatch(entry -> row.parameter(entry.getKey()).equals(entry.getValue()));
    }

    /** What it must reach, in words. */
    public String asked() {
        String times = measure == Measure.RATIO ? " x" : "";
        String asked = least.isPresent() ? "at least " + number(least.getAsDouble()) + times : "stated";
        return aim.isPresent() ? asked + ", aim " + number(aim.getAsDouble()) + times : asked;
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
