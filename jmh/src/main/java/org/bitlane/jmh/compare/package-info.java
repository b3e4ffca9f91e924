/** Contests: ours and a peer's take turns, round after round, and ratios are taken pair by pair. */
package org.bitlane.jmh.compare;
