/** FPGA power: static, clock, logic and signal terms. */
package org.bitlane.hwmodels.power;
