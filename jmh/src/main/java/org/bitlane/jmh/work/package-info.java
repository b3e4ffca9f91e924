/** What is measured: providers by name, sample data, and ciphers keyed with it. */
package org.bitlane.jmh.work;
