/**
 * Hashing many independent messages at once: what is hashed and where to, in which order messages enter the lanes of a
 * kernel, and what hashes them one after the other.
 */
package org.bitlane.kernels.batch;
