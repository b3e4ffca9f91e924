package org.bitlane.jmh.startup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.bitlane.jmh.process.ChildJvm;
import org.junit.jupiter.api.Test;

class RampContestTest {
    private static final ChildJvm JVM = new ChildJvm(List.of());

    @Test
    void aRampIsASliceForEachTenthOfASecond() throws Exception {
        List<Ramp> ramps = Ramp.among(new RampContest("SM4/CTR/NoPadding", 16384, 2, JVM, JVM).run());

        assertEquals(1, ramps.size());
        Slices slices = ramps.get(0).tiered();
        assertEquals(20, slices.megabytesPerSecond().size());
        assertTrue(slices.slowestSecond() > 0.1, slices.toString());
        assertTrue(ramps.get(0).tieredRow().kernels().get(0).startsWith("SM4/unrolled-4: "), ramps.toString());
    }

    @Test
    void theSlowestSecondIsAMeanOverTenSlices() {
        List<Double> values = Stream.of(4.0, 2.0, 6.0, 8.0)
                .flatMap(value -> Collections.nCopies(10, value).stream())
                .toList();
        Slices slices = new Slices(values);

        assertEquals(List.of(4.0, 2.0, 6.0, 8.0), slices.seconds());
        assertEquals(2.0, slices.slowestSecond());
        assertEquals(7.0, slices.steady());
    }

    @Test
    void lessThanASecondIsNoRamp() {
        assertThrows(IllegalArgumentException.class, () -> new Slices(List.of(1.0)));
    }
}
