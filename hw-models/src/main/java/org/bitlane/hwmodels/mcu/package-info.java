/** Microcontrollers: cycles of software from operation counts, and of an accelerator from its bus. */
package org.bitlane.hwmodels.mcu;
