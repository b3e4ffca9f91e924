/** Kernels in plain Java: bitsliced block ciphers on {@code long}s, and SHA-256's compression function. */
package org.bitlane.kernels.scalar;
