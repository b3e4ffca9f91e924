/** Published figures as predictions: what the fit and the validation compare. */
package org.bitlane.hwmodels.scenario;
