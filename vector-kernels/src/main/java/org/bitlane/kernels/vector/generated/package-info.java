/** The rounds of block ciphers over planes in vectors, as the generator writes them. */
package org.bitlane.kernels.vector.generated;
