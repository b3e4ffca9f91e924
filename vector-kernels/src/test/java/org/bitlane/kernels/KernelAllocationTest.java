package org.bitlane.kernels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.bitlane.kernels.vector.VectorBlockKernel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing is allocated once a kernel has been used. */
class KernelAllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int CALLS = 200;
    private static final int ATTEMPTS = 10;

    static List<CipherCase> all() {
        return CipherCase.all();
    }

    /** Every vector kernel, with the option that sets the width of its vectors: what a width boxes, another may not. */
    static List<Arguments> vectors() {
        return CipherCase.all().stream()
                .filter(tested -> VectorModule.isThere() && tested.kernel() instanceof VectorBlockKernel)
                .flatMap(tested ->
                        Stream.of("32", "64").map(bytes -> Arguments.of(tested, "-XX:MaxVectorSize=" + bytes)))
                .toList();
    }

    /** Vector kernels allocate until they are compiled, and are tested in JVMs of their own. */
    @DisabledIf("org.bitlane.kernels.VectorModule#isThere")
    @ParameterizedTest
    @MethodSource("all")
    void dataOperationsAndNewKeysAllocateNothing(CipherCase tested) {
        byte[] key = new byte[16];
        BlockKernel encrypting = tested.kernel(Direction.ENCRYPT, key);
        BlockKernel decrypting = tested.kernel(Direction.DECRYPT, key);
        byte[] data = new byte[37 * tested.blockBytes()];
        byte[] iv = new byte[tested.blockBytes()];
        assertAllocatesNothing(() -> {
            encrypting.init(Direction.ENCRYPT, key);
            encrypting.ecb(data, 0, data, 0, 37);
            encrypting.cbc(iv, data, 0, data, 0, 3);
            encrypting.ctr(iv, data, 0, data, 0, 37);
            decrypting.ecb(data, 0, data, 0, 37);
            decrypting.cbc(iv, data, 0, data, 0, 37);
        });
    }

    @Tag("nightly")
    @EnabledIf("org.bitlane.kernels.VectorModule#isThere")
    @ParameterizedTest
    @MethodSource("vectors")
    void onceCompiledVectorKernelsAllocateNothing(CipherCase tested, String width) throws Exception {
        ForkedJvm.Result result = ForkedJvm.run(
                AllocationMain.class, List.of("--add-modules=jdk.incubator.vector", width), tested.name());
        assertEquals("0", result.values().get("allocated"), result.toString());
    }

    @Test
    void compressionAllocatesNothing() {
        CompressionKernel kernel = Kernels.compressionKernel();
        int[] state = new int[8];
        byte[] message = new byte[5 * 64];
        assertAllocatesNothing(() -> kernel.compress(state, message, 0, 5));
    }

    /**
     * Runs the action many times, after it has run. The virtual machine may allocate on this thread for its own ends,
     * so the best of some attempts counts.
     */
    private static void assertAllocatesNothing(Runnable action) {
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < ATTEMPTS && least != 0; attempt++) {
            action.run();
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < CALLS; i++) {
                action.run();
            }
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least, "bytes allocated by " + CALLS + " calls");
    }
}
