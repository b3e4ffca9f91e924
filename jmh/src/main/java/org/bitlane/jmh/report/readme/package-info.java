/** The README's figures, from a set of results. */
package org.bitlane.jmh.report.readme;
