/** Choosing the configurations that serve by what was measured. */
package org.bitlane.jmh.tune;
