package org.bitlane.hwmodels.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {
    private static final List<String> KNOWN = List.of("xc7a35t-1", "xc7a100t-1", "rp2040", "rp2350-m33");

    @Test
    void aTypingErrorFindsItsName() {
        assertEquals("rp2350-m33", Names.near("rp2350-m3", KNOWN).get(0));
        assertEquals("xc7a35t-1", Names.near("XC7A35T1", KNOWN).get(0));
    }

    @Test
    void anAbbreviationFindsWhatItBegins() {
        assertEquals("xc7a100t-1", Names.near("xc7a100", KNOWN).get(0));
    }

    @Test
    void atMostThreeAreNamed() {
        assertEquals(3, Names.near("x", KNOWN).size());
    }
}
