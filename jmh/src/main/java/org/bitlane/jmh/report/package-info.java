/** How measurements are shown: tables, medians, and the machine they were made on. */
package org.bitlane.jmh.report;
