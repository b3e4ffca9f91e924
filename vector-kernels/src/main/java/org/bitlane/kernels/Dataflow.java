package org.bitlane.kernels;

/**
 * How the rounds of an algorithm are laid out in time and space.
 *
 * <p>In hardware a dataflow says how many copies of the round function exist and where registers stand between
 * them; the software mirror says the same of loop bodies and stage states.
 *
 * <table>
 * <caption>The three dataflows, for an algorithm of R rounds</caption>
 * <tr><th></th><th>hardware</th><th>software</th></tr>
 * <tr><td>{@link Iterative}</td><td>one round of logic, R clocks a block</td><td>one round a loop trip</td></tr>
 * <tr><td>{@link Unrolled}</td><td>k rounds of logic a clock, ceil(R/k) clocks</td><td>k rounds of straight-line code
 *     a trip</td></tr>
 * <tr><td>{@link Pipelined}</td><td>R/r stages, one block a clock once full</td><td>R/r stage states, all advanced by
 *     r rounds a tick</td></tr>
 * </table>
 */
public sealed interface Dataflow {

    /** One round at a time. Text form {@code iterative}. */
    record Iterative() implements Dataflow {
        @Override
        public String toString() {
            return "iterative";
        }
    }

    /**
     * Several rounds at a time, without registers between them. Text form {@code unrolled-k}. The factor need not
     * divide the number of rounds; the last trip is then a shorter one.
     *
     * @param factor rounds in one trip, at least 2
     */
    record Unrolled(int factor) implements Dataflow {
        /**
         * @throws IllegalArgumentException if {@code factor} is less than 2
         */
        public Unrolled {
            if (factor < 2) {
                throw new IllegalArgumentException("unroll factor " + factor + " is less than 2"
                        + (factor == 1 ? ": one round at a time is the dataflow iterative" : ""));
            }
        }

        @Override
        public String toString() {
            return "unrolled-" + factor;
        }
    }

    /**
     * All rounds at once, with a register behind every stage. Text form {@code pipelined-r}.
     *
     * @param roundsPerStage rounds between two stage registers, at least 1
     */
    record Pipelined(int roundsPerStage) implements Dataflow {
        /**
         * @throws IllegalArgumentException if {@code roundsPerStage} is less than 1
         */
        public Pipelined {
            if (roundsPerStage < 1) {
                throw new IllegalArgumentException("rounds per stage " + roundsPerStage + " is less than 1");
            }
        }

        @Override
        public String toString() {
            return "pipelined-" + roundsPerStage;
        }
    }

    /** The dataflow of one round at a time. */
    static Dataflow iterative() {
        return new Iterative();
    }

    /**
     * The dataflow of {@code factor} rounds a trip.
     *
     * @throws IllegalArgumentException if {@code factor} is less than 2
     */
    static Dataflow unrolled(int factor) {
        return new Unrolled(factor);
    }

    /**
     * The dataflow with a stage register after every {@code roundsPerStage} rounds.
     *
     * @throws IllegalArgumentException if {@code roundsPerStage} is less than 1
     */
    static Dataflow pipelined(int roundsPerStage) {
        return new Pipelined(roundsPerStage);
    }

    /**
     * The dataflow that a text form names.
     *
     * @throws IllegalArgumentException if {@code text} is none of {@code iterative}, {@code unrolled-k},
     *     {@code pipelined-r}, or its number is out of range
     */
    static Dataflow parse(String text) {
        if (text.equals("iterative")) {
            return iterative();
        }
        int dash = text.indexOf('-');
        String kind = dash < 0 ? text : text.substring(0, dash);
        String number = dash < 0 ? "" : text.substring(dash + 1);
        return switch (kind) {
            case "unrolled" -> unrolled(parseRounds(text, number));
            case "pipelined" -> pipelined(parseRounds(text, number));
            default ->
                throw new IllegalArgumentException("unknown dataflow \"" + text
                        + "\": expected iterative, unrolled-<rounds per trip> or pipelined-<rounds per stage>");
        };
    }

    private static int parseRounds(String text, String number) {
        // The canonical form has no sign, no leading zero, and no more digits than any round count has.
        if (!number.matches("0|[1-9][0-9]{0,3}")) {
            throw new IllegalArgumentException("dataflow \"" + text
                    + "\" needs a whole number of rounds after the dash, as in " + text.replaceAll("-.*", "") + "-4");
        }
        return Integer.parseInt(number);
    }
}
