/** The published figures and the devices, read from CSV files, and the constants fitted on them. */
package org.bitlane.hwmodels.data;
