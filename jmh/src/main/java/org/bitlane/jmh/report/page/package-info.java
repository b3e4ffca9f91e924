/** A report as a sequence of parts, and how it is written as HTML and as Markdown. */
package org.bitlane.jmh.report.page;
