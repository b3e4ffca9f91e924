package org.bitlane.hwmodels.structure;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Covers a piece of logic with look-up tables, by enumeration of priority cuts.
 *
 * <p>For every signal a few of the best cuts are kept (Mishchenko, Cho, Chatterjee and Brayton, "Combinational and
 * sequential mapping with priority cuts", ICCAD 2007). A first pass finds the least depth, or the least area flow; the
 * passes after it recover area where depth allows, first by area flow, then by the exact area that a choice adds to the
 * cover so far.
 */
final class LutMapper {
    private static final Comparator<Cut> BY_DEPTH = (a, b) -> {
        int order = Integer.compare(a.depth, b.depth);
        order = order != 0 ? order : Integer.compare(a.leaves.length, b.leaves.length);
        return order != 0 ? order : Double.compare(a.flow, b.flow);
    };
    private static final Comparator<Cut> BY_AREA = (a, b) -> {
        int order = Double.compare(a.flow, b.flow);
        order = order != 0 ? order : Integer.compare(a.depth, b.depth);
        return order != 0 ? order : Integer.compare(a.leaves.length, b.leaves.length);
    };

    private final Island island;
    private final LutLibrary library;
    private final int passes;
    private final Cut[][] cuts;
    private final Cut[] best;
    private final int[] arrival;
    private final int[] required;
    private final int[] references;
    private final double[] expectedReferences;
    private final double[] flow;
    /** What is used outside, or by so many signals that it will hardly be computed within each of them. */
    private final boolean[] needed;

    private final int[] union;
    private final Cut[] kept;
    private int keptCount;

    private LutMapper(
            Island island, LutLibrary library, boolean depthFirst, int cutsKept, int passes, int usersOfNeeded) {
        this.island = island;
        this.library = library;
        this.passes = passes;
        kept = new Cut[cutsKept];
        int size = island.size();
        cuts = new Cut[size][];
        best = new Cut[size];
        arrival = new int[size];
        required = new int[size];
        references = new int[size];
        expectedReferences = new double[size];
        flow = new double[size];
        needed = new boolean[size];
        union = new int[library.maxInputs()];
        for (int source = 0; source < island.sources(); source++) {
            cuts[source] = new Cut[] {source == 0 ? new Cut(new int[0]) : Cut.of(source)};
        }
        countFanOut(usersOfNeeded);
        enumerate(depthFirst ? BY_DEPTH : BY_AREA);
    }

    /** A mapper that begins with the least depth, and tries hard to get back the area that this takes. */
    static LutMapper forDepth(Island island, LutLibrary library) {
        return new LutMapper(island, library, true, 12, 2, Integer.MAX_VALUE);
    }

    /** A mapper for least area, that begins with the least depth or with the least area flow. */
    static LutMapper forArea(Island island, LutLibrary library, boolean depthFirst) {
        return new LutMapper(island, library, depthFirst, 6, 1, 4);
    }

    private void countFanOut(int usersOfNeeded) {
        for (int signal = island.sources(); signal < island.size(); signal++) {
            for (int input : island.fanIns(signal)) {
                expectedReferences[input]++;
            }
        }
        for (int sink : island.sinks()) {
            expectedReferences[sink]++;
            needed[sink] = true;
        }
        for (int signal = 0; signal < needed.length; signal++) {
            needed[signal] |= expectedReferences[signal] >= usersOfNeeded;
        }
        Arrays.fill(required, Integer.MAX_VALUE);
    }

    /** The longest way, in the library's units; after the first pass the least that this can be, if mapped for depth. */
    int depth() {
        return Arrays.stream(island.sinks()).map(sink -> arrival[sink]).max().orElse(0);
    }

    /**
     * Chooses the look-up tables.
     *
     * @param limit the longest way allowed, at least {@link #depth()}
     * @return for each signal the inputs of its look-up table, null where it has none
     */
    int[][] map(int limit) {
        cover(limit);
        for (int pass = 0; pass < passes; pass++) {
            blendReferences();
            enumerate(BY_AREA);
            cover(limit);
        }
        for (int pass = 0; pass < passes; pass++) {
            recoverExactArea();
            cover(limit);
        }
        int[][] chosen = new int[island.size()][];
        for (int signal = island.sources(); signal < chosen.length; signal++) {
            chosen[signal] = references[signal] > 0 ? best[signal].leaves : null;
        }
        return chosen;
    }

    /** Makes the cuts of every signal, in the given order of preference, and picks the best that is in time. */
    private void enumerate(Comparator<Cut> order) {
        for (int signal = island.sources(); signal < island.size(); signal++) {
            keptCount = 0;
            collect(signal, order);
            Cut chosen = best[signal];
            if (chosen != null) {
                evaluate(chosen);
                keep(chosen, order);
            }
            for (int i = 0; i < keptCount; i++) {
                if (kept[i].depth <= required[signal]) {
                    chosen = kept[i];
                    break;
                }
            }
            best[signal] = chosen;
            arrival[signal] = chosen.depth;
            // What is needed anyway costs its users nothing.
            flow[signal] = needed[signal] ? 0 : chosen.flow / Math.max(1, expectedReferences[signal]);
            // Behind the cuts comes the signal itself, for the cuts of those that take it.
            cuts[signal] = Arrays.copyOf(kept, keptCount + 1);
            cuts[signal][keptCount] = Cut.of(signal);
        }
    }

    private void collect(int signal, Comparator<Cut> order) {
        int[] inputs = island.fanIns(signal);
        if (island.isTable(signal)) {
            keepIfGood(Cut.of(inputs), order);
            return;
        }
        for (Cut left : cuts[inputs[0]]) {
            for (Cut right : cuts[inputs[1]]) {
                int size = Cut.union(left, right, union);
                if (size < 0) {
                    continue;
                }
                if (inputs.length == 2) {
                    keepIfGood(size, order);
                    continue;
                }
                Cut both = new Cut(Arrays.copyOf(union, size));
                for (Cut third : cuts[inputs[2]]) {
                    size = Cut.union(both, third, union);
                    if (size >= 0) {
                        keepIfGood(size, order);
                    }
                }
            }
        }
    }

    /** Considers the cut whose leaves are the first ones of {@link #union}. */
    private void keepIfGood(int size, Comparator<Cut> order) {
        if (keptCount == kept.length) {
            int depth = 0;
            double sum = library.cost()[size];
            for (int i = 0; i < size; i++) {
                depth = Math.max(depth, arrival[union[i]]);
                sum += flow[union[i]];
            }
            depth += library.delay()[size];
            Cut last = kept[keptCount - 1];
            // Most cuts end here; they are not worth an object.
            if (order == BY_DEPTH ? depth > last.depth : sum > last.flow) {
                return;
            }
        }
        keepIfGood(new Cut(Arrays.copyOf(union, size)), order);
    }

    private void keepIfGood(Cut cut, Comparator<Cut> order) {
        evaluate(cut);
        keep(cut, order);
    }

    private void evaluate(Cut cut) {
        int depth = 0;
        double sum = library.cost()[cut.leaves.length];
        for (int leaf : cut.leaves) {
            depth = Math.max(depth, arrival[leaf]);
            sum += flow[leaf];
        }
        cut.depth = depth + library.delay()[cut.leaves.length];
        cut.flow = sum;
    }

    /** Takes a cut into the list of the best, unless another one there makes it useless. */
    private void keep(Cut cut, Comparator<Cut> order) {
        int at = keptCount;
        while (at > 0 && order.compare(cut, kept[at - 1]) < 0) {
            at--;
        }
        if (at == kept.length) {
            return;
        }
        for (int i = 0; i < at; i++) {
            if (kept[i].dominates(cut)) {
                return;
            }
        }
        // The cuts behind it move up by one, those that it dominates drop out.
        Cut moving = cut;
        int to = at;
        for (int i = at; i < keptCount; i++) {
            Cut here = kept[i];
            if (!cut.dominates(here)) {
                kept[to++] = moving;
                moving = here;
            }
        }
        if (to < kept.length) {
            kept[to++] = moving;
        }
        keptCount = to;
    }

    /** Takes the best cut of every signal that is needed, and derives references and required depths from them. */
    private void cover(int limit) {
        Arrays.fill(references, 0);
        Arrays.fill(required, Integer.MAX_VALUE);
        for (int sink : island.sinks()) {
            references[sink]++;
            required[sink] = limit;
        }
        for (int signal = island.size() - 1; signal >= island.sources(); signal--) {
            if (references[signal] > 0) {
                for (int leaf : best[signal].leaves) {
                    references[leaf]++;
                    int latest = required[signal] - library.delay()[best[signal].leaves.length];
                    required[leaf] = Math.min(required[leaf], latest);
                }
            }
        }
    }

    private void blendReferences() {
        for (int signal = 0; signal < island.size(); signal++) {
            expectedReferences[signal] = (expectedReferences[signal] + 2.0 * references[signal]) / 3;
        }
    }

    private void recoverExactArea() {
        for (int signal = island.sources(); signal < island.size(); signal++) {
            boolean used = references[signal] > 0;
            if (used) {
                release(best[signal]);
            }
            evaluate(best[signal]);
            Cut chosen = best[signal];
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < cuts[signal].length - 1; i++) {
                Cut cut = cuts[signal][i];
                evaluate(cut);
                if (cut.depth > required[signal]) {
                    continue;
                }
                int area = claim(cut);
                release(cut);
                if (area < least || area == least && cut.depth < chosen.depth) {
                    least = area;
                    chosen = cut;
                }
            }
            best[signal] = chosen;
            arrival[signal] = chosen.depth;
            if (used) {
                claim(chosen);
            }
        }
    }

    /** Adds a look-up table with these inputs to the cover and says what it costs with all that it newly needs. */
    private int claim(Cut cut) {
        int area = library.cost()[cut.leaves.length];
        for (int leaf : cut.leaves) {
            if (references[leaf]++ == 0 && leaf >= island.sources()) {
                area += claim(best[leaf]);
            }
        }
        return area;
    }

    private void release(Cut cut) {
        for (int leaf : cut.leaves) {
            if (--references[leaf] == 0 && leaf >= island.sources()) {
                release(best[leaf]);
            }
        }
    }
}
