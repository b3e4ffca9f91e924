/** Physical and counted quantities, a type for each, so that a rate cannot be taken for a clock or a power for an energy. */
package org.bitlane.hwmodels.quantity;
