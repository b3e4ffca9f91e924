package org.bitlane.hwmodels.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Names that a user may have meant. */
final class Names {
    private static final int MOST = 3;

    private Names() {}

    /** The known names nearest to a text, nearest first. */
    static List<String> near(String text, Collection<String> known) {
        String wanted = text.toLowerCase(Locale.ROOT);
        return known.stream()
                .sorted(Comparator.<String>comparingInt(name -> distance(wanted, name.toLowerCase(Locale.ROOT)))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
    }

    /** A clause that names them. */
    static String didYouMean(String text, Collection<String> known) {
        return "did you mean " + String.join(", ", near(text, known)) + "?";
    }

    private static int distance(String wanted, String name) {
        // A name that begins as the text does is nearer than one that shares as many letters elsewhere.
        int edits = LevenshteinDistance.getDefaultInstance().apply(wanted, name);
        return name.startsWith(wanted) || wanted.startsWith(name) ? edits / 4 : edits;
    }
}
