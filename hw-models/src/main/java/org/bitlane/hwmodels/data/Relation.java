package org.bitlane.hwmodels.data;

import java.util.Arrays;
import java.util.Optional;

/** How a published figure relates to the truth. */
public enum Relation {
    /** As measured or reported. */
    EQUAL("="),
    /** Approximate. */
    ABOUT("~"),
    /** An upper bound, met or not met. */
    BELOW("<"),
    /** A lower bound, met or not met. */
    ABOVE(">"),
    /** Between two figures. */
    RANGE("range"),
    /** No figure was published. */
    NONE("");

    private final String text;

    Relation(String text) {
        this.text = text;
    }

    static Optional<Relation> of(String text) {
        return Arrays.stream(values())
                .filter(relation -> relation.text.equals(text))
                .findFirst();
    }

    /** The sign that the data files use. */
    @Override
    public String toString() {
        return text;
    }
}
