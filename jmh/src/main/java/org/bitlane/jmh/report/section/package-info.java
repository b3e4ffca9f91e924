/** The sections of the report, each from the same set of results. */
package org.bitlane.jmh.report.section;
