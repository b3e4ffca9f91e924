package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Kernels that would not become fast beside those that serve are not even tried. */
class PublishedWidthTest {

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theFirstWidthAndTheSameWidthMeetNothing(boolean narrowThenWide) {
        assertTrue(PublishedWidth.obstacle(Tier.NO_WIDTH, 128, narrowThenWide).isEmpty());
        assertTrue(PublishedWidth.obstacle(512, 512, narrowThenWide).isEmpty());
        assertTrue(PublishedWidth.obstacle(512, Tier.NO_WIDTH, narrowThenWide).isEmpty());
    }

    @Test
    void whereBothCanBeFastTheWideOneMayComeSecondAndTheNarrowOneMayNot() {
        assertTrue(PublishedWidth.obstacle(128, 512, true).isEmpty());
        String reason = PublishedWidth.obstacle(512, 128, true).orElseThrow();
        assertTrue(reason.contains("512 bits") && reason.contains("Kernels.warm"), reason);
    }

    @Test
    void whereOneWidthOnlyCanBeFastNoOtherMayComeSecond() {
        assertTrue(PublishedWidth.obstacle(128, 512, false).orElseThrow().contains("one width only"));
        assertTrue(PublishedWidth.obstacle(512, 128, false).orElseThrow().contains("one width only"));
    }
}
