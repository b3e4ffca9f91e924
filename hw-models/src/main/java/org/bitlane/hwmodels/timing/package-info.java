/** FPGA timing: from a critical path to a clock period. */
package org.bitlane.hwmodels.timing;
