/** From a kernel configuration to predictions for a device. */
package org.bitlane.hwmodels;
