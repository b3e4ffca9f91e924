package org.bitlane.jmh.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void medianOfAnOddCountIsTheMiddleOne() {
        assertEquals(new Spread(1, 2, 9), Spread.of(List.of(9.0, 1.0, 2.0)));
    }

    @Test
    void medianOfAnEvenCountIsTheMeanOfTheMiddleTwo() {
        assertEquals(new Spread(1, 2.5, 9), Spread.of(List.of(9.0, 1.0, 2.0, 3.0)));
    }

    @Test
    void nothingHasNoSpread() {
        assertThrows(IllegalArgumentException.class, () -> Spread.of(List.of()));
    }
}
