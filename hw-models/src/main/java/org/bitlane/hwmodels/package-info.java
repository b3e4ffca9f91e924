/**
 * Predictions: {@link org.bitlane.hwmodels.HardwareModel} takes a kernel configuration, a device and implementation
 * options and gives a prediction, or says why there is none.
 */
package org.bitlane.hwmodels;
