/** Predictions against every published figure: errors, intervals, shapes, targets. */
package org.bitlane.hwmodels.validation;
