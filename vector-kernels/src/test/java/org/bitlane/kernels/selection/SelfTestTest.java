package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteOrder;
import java.util.Optional;
import java.util.function.Supplier;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class SelfTestTest {
    private static final String[] FAULTS = {"ecb", "cbc", "ctr", "counter", "tail", "exception"};

    @ParameterizedTest
    @EnumSource(value = Algorithm.class, names = "SHA256", mode = Mode.EXCLUDE)
    void aKernelThatIsRightPasses(Algorithm algorithm) {
        for (KernelConfiguration configuration : ScalarKernels.of(algorithm)) {
            assertEquals(
                    Optional.empty(),
                    SelfTest.failure(kernel(configuration), kernel(configuration), ByteOrder.BIG_ENDIAN));
        }
    }

    @ParameterizedTest
    @EnumSource(value = Algorithm.class, names = "SHA256", mode = Mode.EXCLUDE)
    void aKernelWithAnyFaultIsFound(Algorithm algorithm) {
        KernelConfiguration configuration = ScalarKernels.fastest(algorithm);
        for (String fault : FAULTS) {
            BlockKernel faulty = new FaultyKernel(kernel(configuration), fault);
            assertTrue(
                    SelfTest.failure(faulty, kernel(configuration), ByteOrder.BIG_ENDIAN)
                            .isPresent(),
                    fault);
        }
    }

    @Test
    void theOtherByteOrderHasThePublishedVectorReversed() {
        Supplier<BlockKernel> reversed = () -> ScalarKernels.all()
                .get(ScalarKernels.fastest(Algorithm.SIMON64_128))
                .apply(ByteOrder.LITTLE_ENDIAN);

        assertEquals(Optional.empty(), SelfTest.failure(reversed.get(), reversed.get(), ByteOrder.LITTLE_ENDIAN));
        assertTrue(SelfTest.failure(reversed.get(), reversed.get(), ByteOrder.BIG_ENDIAN)
                .isPresent());
    }

    private static BlockKernel kernel(KernelConfiguration configuration) {
        return ScalarKernels.all().get(configuration).apply(ByteOrder.BIG_ENDIAN);
    }

    /** A kernel that is right but for one thing. */
    private record FaultyKernel(BlockKernel right, String fault) implements BlockKernel {
        @Override
        public KernelConfiguration configuration() {
            return right.configuration();
        }

        @Override
        public int batch() {
            return right.batch();
        }

        @Override
        public void init(Direction direction, byte[] key) {
            right.init(direction, key);
        }

        @Override
        public void ecb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            if (fault.equals("exception")) {
                throw new IllegalStateException("broken");
            }
            right.ecb(in, inOffset, out, outOffset, blocks);
            damage("ecb", blocks > 1, out, outOffset);
            damage("tail", blocks % batch() == 2, out, outOffset + (blocks - 1) * blockBytes());
        }

        @Override
        public void cbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            right.cbc(chain, in, inOffset, out, outOffset, blocks);
            damage("cbc", true, out, outOffset);
        }

        @Override
        public void ctr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            right.ctr(counter, in, inOffset, out, outOffset, blocks);
            damage("ctr", true, out, outOffset);
            damage("counter", true, counter, 0);
        }

        @Override
        public void clear() {
            right.clear();
        }

        private int blockBytes() {
            return configuration().algorithm().blockBytes();
        }

        private void damage(String what, boolean here, byte[] bytes, int at) {
            if (fault.equals(what) && here) {
                bytes[at] ^= 1;
            }
        }
    }
}
