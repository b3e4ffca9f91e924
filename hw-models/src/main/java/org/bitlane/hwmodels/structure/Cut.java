package org.bitlane.hwmodels.structure;

import java.util.Arrays;

/** A set of signals that together determine another one: the inputs of a look-up table that could compute it. */
final class Cut {
    /** The signals, in ascending order. */
    final int[] leaves;

    /** One bit per leaf, by its number modulo 64: most cuts that do not fit together are told apart by it. */
    final long signature;

    /** The level of a look-up table with these inputs. */
    int depth;

    /** The look-up tables that it and all behind it take, each divided by the number of its users. */
    double flow;

    Cut(int[] leaves) {
        this.leaves = leaves;
        long bits = 0;
        for (int leaf : leaves) {
            bits |= 1L << (leaf & 63);
        }
        signature = bits;
    }

    /** The cut of a signal alone. */
    static Cut of(int signal) {
        return new Cut(new int[] {signal});
    }

    static Cut of(int[] signals) {
        return new Cut(Arrays.stream(signals).sorted().distinct().toArray());
    }

    /**
     * Writes the union of two cuts' leaves.
     *
     * @param into where to, as long as the most leaves allowed
     * @return how many leaves there are, or -1 if they are too many
     */
    static int union(Cut a, Cut b, int[] into) {
        if (Long.bitCount(a.signature | b.signature) > into.length) {
            return -1;
        }
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < a.leaves.length || j < b.leaves.length) {
            if (size == into.length) {
                return -1;
            }
            if (j == b.leaves.length || i < a.leaves.length && a.leaves[i] < b.leaves[j]) {
                into[size++] = a.leaves[i++];
            } else {
                if (i < a.leaves.length && a.leaves[i] == b.leaves[j]) {
                    i++;
                }
                into[size++] = b.leaves[j++];
            }
        }
        return size;
    }

    /** Whether all leaves of this cut are leaves of the other one, which is then of no use. */
    boolean dominates(Cut other) {
        if (leaves.length > other.leaves.length || (signature & ~other.signature) != 0) {
            return false;
        }
        int j = 0;
        for (int leaf : leaves) {
            while (j < other.leaves.length && other.leaves[j] < leaf) {
                j++;
            }
            if (j == other.leaves.length || other.leaves[j] != leaf) {
                return false;
            }
        }
        return true;
    }
}
