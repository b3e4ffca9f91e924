/**
 * Kernel configurations, the kernels that run them, and what serves an algorithm in this JVM.
 *
 * <p>{@link org.bitlane.kernels.Kernels} makes kernels, {@link org.bitlane.kernels.KernelStatus} tells which ones were
 * chosen and why. Nothing here knows of the Java cryptography architecture.
 */
package org.bitlane.kernels;
