/** Least squares on the rows marked {@code calibrate}: technology constants, residuals, leave-one-out errors. */
package org.bitlane.hwmodels.fit;
