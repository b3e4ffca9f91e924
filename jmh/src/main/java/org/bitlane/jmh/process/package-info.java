/** Java processes that are started to be measured. */
package org.bitlane.jmh.process;
