/**
 * The round functions as Boolean circuits: the one description from which kernels are generated, against which they
 * are tested, and from which hardware costs are counted.
 */
package org.bitlane.kernels.circuit;
