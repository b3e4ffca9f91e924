/** The programs of this module: the tour, the benchmarks, and the comparison of benchmarks in pairs. */
package org.bitlane.jmh;
