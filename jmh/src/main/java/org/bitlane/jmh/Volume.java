package org.bitlane.jmh;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts the data that goes through a benchmark, so that its result has a row in megabytes per second. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Volume {
    /** Megabytes, 10^6 bytes, since the iteration began. */
    public double megabytes;

    void add(int bytes) {
        megabytes += bytes / 1e6;
    }
}
