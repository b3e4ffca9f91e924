package org.bitlane.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.bitlane.jmh.BatchDigestBenchmark.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BatchDigestBenchmarkTest {

    @ParameterizedTest
    @EnumSource
    void bothSidesHashAlike(Shape shape) throws Exception {
        assertArrayEquals(run("SUN", shape), run("Bitlane", shape));
    }

    private static byte[] run(String provider, Shape shape) throws Exception {
        BatchDigestBenchmark benchmark = new BatchDigestBenchmark();
        benchmark.provider = provider;
        benchmark.shape = shape;
        benchmark.setUp();
        Volume volume = new Volume();
        benchmark.hash(volume);
        assertEquals(Arrays.stream(shape.lengths()).sum() / 1e6, volume.megabytes, 1e-9);
        return benchmark.output();
    }
}
