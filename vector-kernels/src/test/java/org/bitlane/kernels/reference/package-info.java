/**
 * The algorithms written from their standards, clearly and with no regard for timing: oracles for tests, and peers for
 * benchmarks. Not part of the product.
 */
package org.bitlane.kernels.reference;
