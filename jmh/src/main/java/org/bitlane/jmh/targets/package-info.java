/** The speeds that Bitlane is held to, and whether a set of results meets them. */
package org.bitlane.jmh.targets;
