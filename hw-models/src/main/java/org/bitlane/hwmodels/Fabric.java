package org.bitlane.hwmodels;

/** The kind of logic cell an FPGA is made of. */
public enum Fabric {
    /** Six-input LUTs, joined by F7 and F8 multiplexers, with carry chains of four bits: Xilinx 6 and 7 series. */
    LUT6("LUT"),
    /** Adaptive logic modules, each of two LUTs that share eight inputs: Intel Stratix II and Cyclone V. */
    ALM("ALM");

    private final String cell;

    Fabric(String cell) {
        this.cell = cell;
    }

    /** What one cell is called. */
    public String cell() {
        return cell;
    }
}
