package org.bitlane.hwmodels.structure;

import java.util.Arrays;

/** Remembers which signal a gate with given inputs drives: a hash table without objects, since networks are large. */
final class GateTable {
    private static final int EMPTY = -1;

    private long[] keys = new long[1 << 10];
    private int[] signals = new int[keys.length];
    private int size;

    GateTable() {
        Arrays.fill(signals, EMPTY);
    }

    /** The signal that was put under a key, or a negative number. */
    int get(long key) {
        return signals[slot(key)];
    }

    void put(long key, int signal) {
        if (2 * ++size > keys.length) {
            grow();
        }
        int slot = slot(key);
        keys[slot] = key;
        signals[slot] = signal;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        // Fibonacci hashing: the upper bits of the product depend on all bits of the key.
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & mask;
        while (signals[slot] != EMPTY && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldSignals = signals;
        keys = new long[2 * oldKeys.length];
        signals = new int[keys.length];
        Arrays.fill(signals, EMPTY);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldSignals[i] != EMPTY) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                signals[slot] = oldSignals[i];
            }
        }
    }
}
