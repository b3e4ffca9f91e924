/** Generated round functions on {@code long} planes, one class for each kernel configuration. */
package org.bitlane.kernels.scalar.generated;
