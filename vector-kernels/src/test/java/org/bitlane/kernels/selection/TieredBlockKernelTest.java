package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.vector.VectorBlockKernel;
import org.junit.jupiter.api.Test;

/** The way from a call to the kernels that pay for its length. */
class TieredBlockKernelTest {
    private static final int BATCH = 32;
    private static final int LEAST = 10;
    private static final int BLOCK_BYTES = 16;
    private static final KernelConfiguration CONFIGURATION = ScalarKernels.fastest(Algorithm.SM4);

    private final List<String> calls = new ArrayList<>();
    private final Tier small = new Tier("small", CONFIGURATION, 1, 4, () -> new Recorder("small"));
    private final Tier large = new Tier("large", CONFIGURATION, LEAST, BATCH, () -> new Recorder("large"));
    private final CipherTiers tiers =
            new CipherTiers(CONFIGURATION, "for a test", () -> new Recorder("scalar"), small, large);

    @Test
    void theScalarKernelServesUntilAnotherIsPublished() {
        assertEquals(List.of("scalar 100"), ecb(100));
        assertEquals(List.of("scalar 100"), cbc(Direction.ENCRYPT, 100));
    }

    @Test
    void wholeBatchesGoToTheLargeKernelAndTheRestToTheSmallOne() {
        small.publish();
        large.publish();
        assertEquals(List.of("large 64", "small 3"), ecb(67));
        assertEquals(List.of("small 9"), ecb(9));
    }

    @Test
    void aRestThatIsWorthABatchGoesToTheLargeKernel() {
        small.publish();
        large.publish();
        assertEquals(List.of("large 74"), ecb(64 + LEAST));
        assertEquals(List.of("large 10"), ecb(LEAST));
    }

    @Test
    void withoutTheSmallKernelTheScalarOneTakesTheRest() {
        large.publish();
        assertEquals(List.of("large 32", "scalar 1"), ecb(33));
    }

    @Test
    void aChainInWhichEachBlockWaitsGoesToTheSmallKernel() {
        small.publish();
        large.publish();
        assertEquals(List.of("small 100"), cbc(Direction.ENCRYPT, 100));
        assertEquals(List.of("large 106"), cbc(Direction.DECRYPT, 106));
    }

    @Test
    void withoutTheLargeKernelTheScalarOneTakesWhatIsWorthABatch() {
        small.publish();
        assertEquals(List.of("scalar 100"), ecb(100));
        assertEquals(List.of("small 9"), ecb(LEAST - 1));
    }

    @Test
    void everyDivisionGivesTheSameResult() {
        Random random = new Random(1);
        byte[] key = bytes(random, 16);
        for (boolean withSmall : new boolean[] {false, true}) {
            if (withSmall) {
                small.publish();
            }
            large.publish();
            for (int blocks = 0; blocks <= 3 * BATCH; blocks++) {
                byte[] data = bytes(random, blocks * BLOCK_BYTES);
                for (SelfTest.Mode mode : SelfTest.Mode.values()) {
                    byte[] register = bytes(random, BLOCK_BYTES);
                    byte[] expectedRegister = register.clone();
                    byte[] expected = data.clone();
                    byte[] actual = data.clone();
                    mode.run(keyed(scalar(), key), expectedRegister, expected, blocks);
                    mode.run(keyed(new TieredBlockKernel(tiers), key), register, actual, blocks);
                    assertArrayEquals(expected, actual, mode + ", " + blocks + " blocks");
                    assertArrayEquals(expectedRegister, register, mode + ", " + blocks + " blocks");
                }
            }
        }
    }

    private List<String> ecb(int blocks) {
        calls.clear();
        byte[] data = new byte[blocks * BLOCK_BYTES];
        keyed(new TieredBlockKernel(tiers), new byte[16]).ecb(data, 0, data, 0, blocks);
        return calls;
    }

    private List<String> cbc(Direction direction, int blocks) {
        calls.clear();
        byte[] data = new byte[blocks * BLOCK_BYTES];
        BlockKernel kernel = new TieredBlockKernel(tiers);
        kernel.init(direction, new byte[16]);
        kernel.cbc(new byte[BLOCK_BYTES], data, 0, data, 0, blocks);
        return calls;
    }

    private static BlockKernel keyed(BlockKernel kernel, byte[] key) {
        kernel.init(Direction.ENCRYPT, key);
        return kernel;
    }

    private static BlockKernel scalar() {
        return ScalarKernels.all().get(CONFIGURATION).apply(ByteOrder.BIG_ENDIAN);
    }

    private static byte[] bytes(Random random, int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** The scalar kernel under another name, which writes down how many blocks it is given. */
    private final class Recorder implements VectorBlockKernel {
        private final String name;
        private final BlockKernel kernel = scalar();

        Recorder(String name) {
            this.name = name;
        }

        @Override
        public KernelConfiguration configuration() {
            return kernel.configuration();
        }

        @Override
        public int batch() {
            return kernel.batch();
        }

        @Override
        public void init(Direction direction, byte[] key) {
            kernel.init(direction, key);
        }

        @Override
        public void ecb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            calls.add(name + " " + blocks);
            kernel.ecb(in, inOffset, out, outOffset, blocks);
        }

        @Override
        public void cbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            calls.add(name + " " + blocks);
            kernel.cbc(chain, in, inOffset, out, outOffset, blocks);
        }

        @Override
        public void ctr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            kernel.ctr(counter, in, inOffset, out, outOffset, blocks);
        }

        @Override
        public void clear() {
            kernel.clear();
        }

        @Override
        public void runRoundsBriefly() {
            // Nothing has to be compiled here.
        }
    }
}
