/** The parts of the tour: its file, its steps, their speeds, and the table it prints. */
package org.bitlane.jmh.tour;
