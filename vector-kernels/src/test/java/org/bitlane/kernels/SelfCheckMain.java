package org.bitlane.kernels;

import java.util.Arrays;
import java.util.Random;
import org.bitlane.kernels.reference.BlockFunction;
import org.bitlane.kernels.vector.VectorKernels;

/**
 * Compares every kernel that can run with the reference, for some shapes around its batch, as the main class of a JVM
 * whose options decide what vectors there are. Prints how many bits they have, and the first difference if there is one.
 */
final class SelfCheckMain {
    private static final Random RANDOM = new Random(3);

    private SelfCheckMain() {}

    /** Ends with 0 if there is no difference. */
    public static void main(String[] arguments) {
        System.out.println("vectorBits=" + (VectorModule.isThere() ? bits() : 0));
        int checks = 0;
        for (CipherCase tested : CipherCase.all()) {
            for (Operation operation : Operation.values()) {
                int batch = tested.kernel().batch();
                boolean slow = operation == Operation.CBC_ENCRYPT && tested.chainsInBatches();
                int[] counts =
                        slow ? new int[] {0, 1, 3} : new int[] {0, 1, batch - 1, batch, batch + 1, 3 * batch + 2};
                for (int blocks : counts) {
                    check(tested, operation, blocks);
                    checks++;
                }
            }
        }
        System.out.println("checks=" + checks);
    }

    private static int bits() {
        return VectorKernels.vectorBits();
    }

    private static void check(CipherCase tested, Operation operation, int blocks) {
        byte[] key = bytes(16);
        byte[] iv = bytes(tested.blockBytes());
        byte[] data = bytes(blocks * tested.blockBytes());
        BlockFunction reference = tested.reference(key);
        byte[] expected = operation.expected(reference, iv, data);
        byte[] expectedIv = operation.expectedIv(reference, iv, data);
        BlockKernel kernel = tested.kernel(operation.direction(), key);
        // Output a byte behind the input: the least regular shape that is allowed.
        byte[] array = new byte[data.length + 1];
        System.arraycopy(data, 0, array, 1, data.length);
        operation.run(kernel, iv, array, 1, array, 0, blocks);
        if (!Arrays.equals(expected, Arrays.copyOf(array, data.length)) || !Arrays.equals(expectedIv, iv)) {
            System.out.println("difference=" + tested + ", " + operation + ", " + blocks + " blocks");
            System.exit(1);
        }
    }

    private static byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return bytes;
    }
}
