/** What was measured, as values and as files. */
package org.bitlane.jmh.results;
