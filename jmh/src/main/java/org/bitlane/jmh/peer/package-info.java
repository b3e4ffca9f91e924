/** Peers for what no provider has, in plain Java. */
package org.bitlane.jmh.peer;
