/** The first seconds of a process: whole processes against the clock, and throughput while kernels are being compiled. */
package org.bitlane.jmh.startup;
