/** The command line. */
package org.bitlane.hwmodels.cli;
