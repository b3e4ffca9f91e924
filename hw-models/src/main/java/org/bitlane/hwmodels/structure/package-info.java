/**
 * What a kernel configuration consists of in hardware, and in plain software: counted, not fitted.
 *
 * <p>Each algorithm's round is described once, in words ({@link org.bitlane.hwmodels.structure.Rounds}). For a
 * configuration that description is elaborated into bit-level networks of gates, registers, multiplexers and carry
 * chains, these are mapped to look-up tables by enumeration of cuts, and
 * {@link org.bitlane.hwmodels.structure.StructureReport} says what came out.
 */
package org.bitlane.hwmodels.structure;
