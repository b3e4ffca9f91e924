/**
 * What software kernels could reach on a processor: cycles per byte from the number of their vector instructions, which
 * is counted from the circuits, and the processor's ports and width, which stand in a data file.
 */
package org.bitlane.hwmodels.cpu;
