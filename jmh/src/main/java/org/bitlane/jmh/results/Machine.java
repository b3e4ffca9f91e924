package org.bitlane.jmh.results;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * The machine that was measured on.
 *
 * @param processor its own name for itself, as far as the operating system tells
 * @param family what tells generations of the same name apart; empty if unknown
 * @param processors how many the JVM may use
 * @param system operating system and architecture
 * @param gigahertz the clock, 10^9 a second; null where it is unknown
 * @param clockSource where the clock is from
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Machine(
        String processor, String family, int processors, String system, Double gigahertz, String clockSource) {

    /** All of it on one line. */
    public String describe() {
        String clock = gigahertz == null ? "" : ", %.2f GHz (%s)".formatted(gigahertz, clockSource);
        return processor + (family.isEmpty() ? "" : " (" + family + ")") + ", " + processors + " processors, " + system
                + clock;
    }
}
