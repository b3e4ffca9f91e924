/** The run of everything: what to measure in which order, and on what. */
package org.bitlane.jmh.bench;
