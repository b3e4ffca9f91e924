/**
 * The JCA face of Bitlane: {@link org.bitlane.provider.BitlaneProvider} and the thin classes behind its services.
 */
package org.bitlane.provider;
