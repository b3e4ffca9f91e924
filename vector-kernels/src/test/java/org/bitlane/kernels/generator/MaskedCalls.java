package org.bitlane.kernels.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The calls of rounds by a driver that has the first and the last of all rounds masked.
 *
 * @param masked the masked round
 * @param trip the variable that counts trips or stages, from 0
 * @param last its value in the last one
 * @param perTrip rounds in each
 * @param regions where the regions of the masked rounds start: behind all states
 */
record MaskedCalls(MaskedRound masked, String trip, int last, int perTrip, int regions) {
    private static final int WORDS = 4;

    /** Whether a round of a trip is masked in every one of them, because there is one only. */
    boolean isAlwaysMasked(int position) {
        return last == 0 && (position == 0 || position == perTrip - 1);
    }

    /**
     * Writes what a trip does for one of its rounds.
     *
     * @param position the round, counted from the trip's first
     * @param plain the call of the round as it is without masks
     * @param place the expression for the place of a word, counted from the first that the trip needs
     */
    void write(JavaSource source, int position, String plain, IntFunction<String> place) {
        List<String> words = IntStream.rangeClosed(0, WORDS)
                .mapToObj(word -> place.apply(position + word))
                .toList();
        String key = PlaneAccess.index("key", PlaneAccess.PLANES * position);
        List<String> conditions = new ArrayList<>();
        List<String> calls = new ArrayList<>();
        if (position == 0) {
            conditions.add("if (" + trip + " == 0)");
            calls.add(masked.call(words, key, regions));
        }
        if (position == perTrip - 1) {
            conditions.add("if (" + trip + " == " + last + ")");
            calls.add(masked.call(words, key, regions + masked.regionPlanes()));
        }
        if (isAlwaysMasked(position)) {
            calls.forEach(source::line);
        } else if (calls.isEmpty()) {
            source.line(plain);
        } else {
            source.open(conditions.get(0)).line(calls.get(0));
            for (int i = 1; i < calls.size(); i++) {
                source.orElse(conditions.get(i)).line(calls.get(i));
            }
            source.orElse("").line(plain).close();
        }
    }

    /** Writes a call of the first masked round, for words that lie in order. */
    void writeFirst(JavaSource source) {
        source.line(call(0, 0));
    }

    /** Writes a call of the last masked round, for words that lie in order. */
    void writeLast(JavaSource source, int round) {
        source.line(call(round, 1));
    }

    private String call(int round, int region) {
        List<String> words = IntStream.rangeClosed(round, round + WORDS)
                .mapToObj(word -> String.valueOf(PlaneAccess.PLANES * word))
                .toList();
        return masked.call(words, String.valueOf(PlaneAccess.PLANES * round), regions + region * masked.regionPlanes());
    }
}
