/**
 * Kernels on the Vector API: the only package that mentions {@code jdk.incubator.vector}.
 *
 * <p>Nothing outside may touch a class of this package before {@code org.bitlane.kernels.selection} has checked that the
 * module is there and worth using.
 *
 * <p><b>Packed layout.</b> Plane {@code j} of a 32-bit word holds bit {@code j} of each of the word's four bytes: byte
 * {@code b} of an {@code int} lane has that bit of byte {@code b} of eight blocks. A batch is {@code 8 * lanes} blocks.
 */
package org.bitlane.kernels.vector;
