/** Benchmarks in pairs: ours and a peer's take turns, and ratios are taken pair by pair. */
package org.bitlane.jmh.compare;
