package org.bitlane.jmh.work;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SteadyStateTest {
    private byte[] garbage;

    @Test
    void whatAllocatesIsNotSteady() {
        assertFalse(
                SteadyState.reach(() -> garbage = new byte[1000], 900, Duration.ofSeconds(2)),
                () -> garbage.toString());
    }

    @Test
    void arithmeticGetsSteady() {
        int[] sum = new int[1];

        assertTrue(SteadyState.reach(
                () -> {
                    for (int i = 0; i < 100_000; i++) {
                        sum[0] = Integer.rotateLeft(sum[0] + i, 7);
                    }
                },
                16,
                Duration.ofSeconds(30)));
    }
}
