package org.bitlane.kernels.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

@EnabledIf("hasVectorApi")
class MaskGeneratorTest {
    private final int lanes = Lanes.COUNT;

    static boolean hasVectorApi() {
        return Sm4DefendedKernelTest.hasVectorApi();
    }

    @Test
    void everyLaneIsMarsagliasRegisterOf128Bits() {
        MaskGenerator generator = new MaskGenerator();
        generator.seed();
        int[] planes = new int[20 * lanes];
        // In three calls: the register goes on from call to call.
        generator.fill(planes, 0, 3);
        generator.fill(planes, 3 * lanes, 1);
        generator.fill(planes, 4 * lanes, 16);

        for (int lane = 0; lane < lanes; lane++) {
            for (int n = 4; n < 20; n++) {
                int x = planes[(n - 4) * lanes + lane];
                int w = planes[(n - 1) * lanes + lane];
                int t = x ^ x << 11;
                assertEquals(w ^ w >>> 19 ^ t ^ t >>> 8, planes[n * lanes + lane], "plane " + n + ", lane " + lane);
            }
        }
    }

    @Test
    void fillsNoOtherPlanes() {
        MaskGenerator generator = new MaskGenerator();
        generator.seed();
        int[] planes = new int[7 * lanes];
        generator.fill(planes, 2 * lanes, 4);

        assertArrayEquals(new int[2 * lanes], Arrays.copyOf(planes, 2 * lanes));
        assertArrayEquals(new int[lanes], Arrays.copyOfRange(planes, 6 * lanes, 7 * lanes));
    }

    @Test
    void everySeedIsAnother() {
        MaskGenerator generator = new MaskGenerator();
        int[] first = new int[4 * lanes];
        int[] second = new int[4 * lanes];
        generator.seed();
        generator.fill(first, 0, 4);
        generator.seed();
        generator.fill(second, 0, 4);

        assertFalse(Arrays.equals(first, second));
    }
}
