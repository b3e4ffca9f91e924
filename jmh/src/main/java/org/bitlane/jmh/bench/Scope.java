package org.bitlane.jmh.bench;

/** How much is measured. */
public enum Scope {
    /** What the default parameters of the benchmarks are, in short forks: minutes. */
    SUBSET,
    /** All sizes, transformations and peers, in forks of JMH's usual length: hours. */
    FULL
}
