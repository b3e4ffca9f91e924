package org.bitlane.hwmodels.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bitlane.hwmodels.structure.LutCover.Lut;

/**
 * Puts look-up tables into adaptive logic modules: two of up to five inputs go together if they have no more than eight
 * inputs between them; one of six inputs is alone.
 *
 * <p>Tables are taken widest first; each looks for the widest partner that fits among those it shares inputs with, and
 * then among those narrow enough to fit without sharing.
 */
final class AlmPacker {
    private static final int MODULE_INPUTS = 8;
    private static final int PAIRED_INPUTS = 5;

    private final List<Lut> order;
    private final Map<Integer, List<Integer>> usersOf = new HashMap<>();
    private final boolean[] packed;

    private AlmPacker(List<Lut> luts) {
        order = luts.stream()
                .sorted(Comparator.comparingInt((Lut lut) -> -lut.inputs().length))
                .toList();
        packed = new boolean[order.size()];
        for (int i = 0; i < packed.length; i++) {
            for (int input : order.get(i).inputs()) {
                usersOf.computeIfAbsent(input, absent -> new ArrayList<>()).add(i);
            }
        }
    }

    /** The modules that a cover's look-up tables fill. */
    static int modules(LutCover cover) {
        return new AlmPacker(cover.luts()).pack();
    }

    private int pack() {
        int modules = 0;
        int narrowest = packed.length - 1;
        for (int i = 0; i < packed.length; i++) {
            if (packed[i]) {
                continue;
            }
            packed[i] = true;
            modules++;
            if (order.get(i).inputs().length > PAIRED_INPUTS) {
                continue;
            }
            int partner = sharingPartner(i);
            while (narrowest > i && packed[narrowest]) {
                narrowest--;
            }
            if (partner < 0 && narrowest > i && fits(i, narrowest)) {
                partner = narrowest;
            }
            if (partner >= 0) {
                packed[partner] = true;
            }
        }
        return modules;
    }

    private int sharingPartner(int i) {
        int best = -1;
        for (int input : order.get(i).inputs()) {
            for (int candidate : usersOf.get(input)) {
                if (!packed[candidate] && (best < 0 || candidate < best) && fits(i, candidate)) {
                    best = candidate;
                }
            }
        }
        return best;
    }

    private boolean fits(int a, int b) {
        int[] first = order.get(a).inputs();
        int[] second = order.get(b).inputs();
        if (second.length > PAIRED_INPUTS) {
            return false;
        }
        int shared = (int) Arrays.stream(first)
                .filter(input -> Arrays.binarySearch(second, input) >= 0)
                .count();
        return first.length + second.length - shared <= MODULE_INPUTS;
    }
}
