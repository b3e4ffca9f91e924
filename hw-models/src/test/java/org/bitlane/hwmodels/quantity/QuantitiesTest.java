package org.bitlane.hwmodels.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class QuantitiesTest {
    @Test
    void physicalQuantitiesArePrintedWithAPrefix() {
        assertEquals("140 MHz", Frequency.ofMegahertz(140).toString());
        assertEquals("14.84 pJ/bit", EnergyPerBit.ofPicojoulesPerBit(14.843).toString());
        assertEquals("8.960 Gbit/s", DataRate.ofMegabitsPerSecond(8960).toString());
        assertEquals("465 mW", new Power(0.465).toString());
    }

    @Test
    void countsArePrintedWithoutAPrefix() {
        assertEquals("1408 cells", new Area(1408).toString());
        assertEquals("2816 FF", new Registers(2816).toString());
        assertEquals("0.3500", new Ratio(0.35).toString());
    }

    @Test
    void zeroHasNoPrefix() {
        assertEquals("0 W", new Power(0).toString());
    }

    @Test
    void aFigureGoesIntoAUnitAndBack() {
        assertEquals(97.5, Frequency.ofMegahertz(97.5).megahertz(), 1e-12);
        assertEquals(2.5, TimeSpan.ofNanoseconds(2.5).nanoseconds(), 1e-12);
        assertEquals(12.056, DataRate.ofGigabitsPerSecond(12.056).gigabitsPerSecond(), 1e-12);
    }
}
