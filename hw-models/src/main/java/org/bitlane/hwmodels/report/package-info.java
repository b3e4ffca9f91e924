/** The report: one self-contained HTML page with charts. */
package org.bitlane.hwmodels.report;
