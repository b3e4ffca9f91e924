/** SHA-256 over a stream of bytes, and HMAC on top of it. Nothing here knows of the Java cryptography architecture. */
package org.bitlane.provider.digest;
