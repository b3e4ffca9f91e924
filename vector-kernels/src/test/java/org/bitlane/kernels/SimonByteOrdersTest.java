package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import java.util.Random;
import org.bitlane.kernels.vector.VectorKernels;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** SIMON's little-endian rounds, which are classes of their own, equal the reference for every configuration. */
@EnabledIf("org.bitlane.kernels.VectorModule#isThere")
class SimonByteOrdersTest {
    private final Random random = new Random(11);

    static List<KernelConfiguration> configurations() {
        return VectorKernels.configurations(Algorithm.SIMON64_128);
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void everyOperationAroundABatch(KernelConfiguration configuration) {
        CipherCase tested = CipherCase.simonLittleEndian(configuration);
        for (Operation operation : Operation.values()) {
            byte[] key = bytes(16);
            BlockKernel kernel = tested.kernel(operation.direction(), key);
            int batch = kernel.batch();
            int[] counts = operation == Operation.CBC_ENCRYPT ? new int[] {3} : new int[] {1, batch, 2 * batch + 3};
            for (int blocks : counts) {
                byte[] data = bytes(8 * blocks);
                byte[] iv = bytes(8);
                byte[] expected = operation.expected(tested.reference(key), iv, data);
                byte[] expectedIv = operation.expectedIv(tested.reference(key), iv, data);
                operation.run(kernel, iv, data, 0, data, 0, blocks);
                assertArrayEquals(expected, data, operation + ", " + blocks + " blocks");
                assertArrayEquals(expectedIv, iv, operation + ", " + blocks + " blocks");
            }
        }
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
