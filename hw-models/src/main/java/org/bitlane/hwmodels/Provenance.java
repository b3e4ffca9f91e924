package org.bitlane.hwmodels;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Where an estimate comes from.
 *
 * @param rules the rules that were applied, as sentences
 * @param rows ids of the published figures that the constants come from
 */
public record Provenance(List<String> rules, List<String> rows) {

    /** Takes copies without duplicates. */
    public Provenance {
        rules = List.copyOf(new LinkedHashSet<>(rules));
        rows = List.copyOf(new LinkedHashSet<>(rows));
    }

    /** One rule that needs no published figure. */
    public static Provenance counted(String rule) {
        return new Provenance(List.of(rule), List.of());
    }

    /** Both together. */
    public Provenance and(Provenance other) {
        return new Provenance(
                Stream.concat(rules.stream(), other.rules.stream()).toList(),
                Stream.concat(rows.stream(), other.rows.stream()).toList());
    }

    /** This, with a further rule and the rows of its constants. */
    public Provenance and(String rule, Set<String> moreRows) {
        return and(new Provenance(List.of(rule), List.copyOf(moreRows)));
    }
}
