/**
 * The one cipher engine: mode of operation x padding x block kernel.
 *
 * <p>{@link org.bitlane.provider.cipher.CipherEngine} knows what is buffered and what can be produced,
 * {@link org.bitlane.provider.cipher.Memory} where bytes lie and what overlaps, and the modes hand whole runs of blocks
 * to a kernel. Nothing here knows of names, keys or parameters of the Java cryptography architecture.
 */
package org.bitlane.provider.cipher;
