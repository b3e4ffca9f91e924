/** The choice of the kernel that serves an algorithm. */
package org.bitlane.kernels.selection;
