package org.bitlane.hwmodels;

import java.util.Locale;

/** What does the work on a microcontroller. */
public enum Engine {
    /** The core's own instructions. */
    SOFTWARE(0),
    /** The SHA-256 unit, 32-bit words written by a loop that polls before each, as the published study fed it. */
    ACCELERATOR_CPU(32),
    /** The SHA-256 unit, 32-bit words written back to back, one poll a block. */
    ACCELERATOR_BURST(32),
    /** The SHA-256 unit, fed by DMA of bytes. */
    ACCELERATOR_DMA8(8),
    /** The SHA-256 unit, fed by DMA of 16-bit halves. */
    ACCELERATOR_DMA16(16),
    /** The SHA-256 unit, fed by DMA of 32-bit words. */
    ACCELERATOR_DMA32(32);

    private final int transferBits;

    Engine(int transferBits) {
        this.transferBits = transferBits;
    }

    /** Bits of one write to the accelerator; 0 for software. */
    public int transferBits() {
        return transferBits;
    }

    /** Whether DMA does the writes. */
    public boolean isDma() {
        return name().contains("DMA");
    }

    /** The name in lower case, with dashes. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
