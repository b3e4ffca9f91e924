package org.bitlane.kernels.selection;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.bitlane.kernels.Algorithm;
import org.bitlane.kernels.BlockKernel;
import org.bitlane.kernels.Direction;
import org.bitlane.kernels.KernelConfiguration;
import org.bitlane.kernels.KernelStatus;
import org.bitlane.kernels.reference.ReferenceModes;
import org.bitlane.kernels.reference.Sm4Reference;
import org.bitlane.kernels.vector.VectorBlockKernel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The warmer publishes a kernel that has passed its examination, and refuses one that fails it, for good. */
class ExaminationTest {
    private static final KernelConfiguration CONFIGURATION = ScalarKernels.fastest(Algorithm.SM4);
    private static final int BLOCKS = 1024;

    /** Batches of work before the candidate is warmed: a few calls, not the second that applications have to wait. */
    private static final int PATIENCE = 4096;

    /** Long enough for the warmer to give up waiting for compiled code. */
    private static final long NANOS = 50_000_000_000L;

    private final byte[] key = new byte[16];
    private final byte[] data = new byte[16 * BLOCKS];
    private final byte[] expected;

    /** Threads on which the candidate was given data. */
    private final Set<String> callers = ConcurrentHashMap.newKeySet();

    ExaminationTest() {
        Random random = new Random(2);
        random.nextBytes(key);
        random.nextBytes(data);
        expected = ReferenceModes.ecbEncrypt(new Sm4Reference(key), data);
    }

    /** What may be wrong with a kernel. */
    enum Fault {
        /** Its results are. */
        WRONG_RESULT("self-test"),
        /** It throws in its rounds. */
        EXCEPTION_IN_ROUNDS("failed while it was warmed"),
        /** It throws when it is given data. */
        EXCEPTION("failed while it was warmed"),
        /** It needs what the JVM does not have. */
        MISSING_CLASS("failed while it was warmed");

        final String reason;

        Fault(String reason) {
            this.reason = reason;
        }
    }

    @Test
    void aKernelThatPassesIsPublishedAndServes() {
        Tier tier = tier(() -> new Candidate(null));
        CipherTiers tiers = tiers(tier);
        work(tiers, tier);

        assertTrue(tier.isReady(), tier.refusal());
        assertNull(tier.refusal());
        callers.clear();
        encrypt(tiers);
        assertEquals(Set.of(Thread.currentThread().getName()), callers);
        assertEquals(List.of(), tiers.status("scalar").refused());
    }

    @Test
    void untilThenItIsGivenDataByTheWarmerOnly() {
        Tier tier = tier(() -> new Candidate(null));
        work(tiers(tier), tier);
        assertTrue(callers.contains("bitlane-warmer"), callers.toString());
        callers.remove("bitlane-warmer");
        // At the most the last call, which may have met the published kernel.
        assertTrue(Set.of(Thread.currentThread().getName()).containsAll(callers), callers.toString());
    }

    @ParameterizedTest
    @EnumSource
    void aKernelThatFailsIsRefusedAndNeverServes(Fault fault) {
        Tier tier = tier(() -> new Candidate(fault));
        CipherTiers tiers = tiers(tier);
        work(tiers, tier);

        assertFalse(tier.isReady());
        assertTrue(tier.refusal().contains(fault.reason), tier.refusal());
        for (int i = 0; i < 50; i++) {
            encrypt(tiers);
        }
        assertFalse(callers.contains(Thread.currentThread().getName()), callers.toString());
        assertFalse(tier.isReady());
        KernelStatus status = tiers.status("scalar");
        assertEquals("scalar", status.implementation());
        assertEquals(List.of(new KernelStatus.Refusal("candidate", tier.refusal())), status.refused());
        assertEquals(tier.refusal(), status.reason());
    }

    @Test
    void theFailureOfOneTierDoesNotKeepTheOtherFromBeingWarmed() {
        Tier faulty = new Tier("candidate", CONFIGURATION, 12, 16, () -> new Candidate(Fault.WRONG_RESULT));
        Tier small = new Tier("small", CONFIGURATION, 1, 4, () -> new Candidate(null));
        CipherTiers tiers = new CipherTiers(
                CONFIGURATION, ByteOrder.BIG_ENDIAN, "for a test", SlowKernel::new, small, faulty, PATIENCE);
        work(tiers, faulty);
        await(() -> chain(tiers), small);

        assertFalse(faulty.isReady());
        assertTrue(small.isReady(), small.refusal());
    }

    @Test
    void theStatusSaysThatTheSmallKernelHasChainsOnlyIfItHas() {
        for (int leastBlocks : new int[] {1, 2}) {
            Tier small = new Tier("small", CONFIGURATION, leastBlocks, 4, () -> new Candidate(null));
            CipherTiers tiers = new CipherTiers(
                    CONFIGURATION, "for a test", SlowKernel::new, small, tier(() -> new Candidate(null)));
            small.publish();
            String expected =
                    leastBlocks == 1 ? "scalar; for few blocks and chains: small" : "scalar; for few blocks: small";
            assertEquals(expected, tiers.status("scalar").implementation());
        }
    }

    @Test
    void workThatTheSmallKernelDoesForTheLargeOneCounts() {
        Tier large = tier(() -> new Candidate(null));
        Tier small = new Tier("small", CONFIGURATION, 1, 4, () -> new Candidate(null));
        CipherTiers tiers = new CipherTiers(
                CONFIGURATION, ByteOrder.BIG_ENDIAN, "for a test", SlowKernel::new, small, large, PATIENCE);
        small.publish();
        for (int done = 0; done < 4 * 1024 * 1024; done += data.length) {
            encrypt(tiers);
        }
        assertFalse(large.claim(), "nobody has had the large kernel warmed");
    }

    @Tag("nightly")
    @Test
    void aKernelThatStaysSlowerThanTheScalarOneIsRefused() {
        Tier tier = new Tier("candidate", CONFIGURATION, 1, 16, () -> new Candidate(null));
        Supplier<BlockKernel> fast =
                () -> ScalarKernels.all().get(CONFIGURATION).apply(ByteOrder.BIG_ENDIAN);
        CipherTiers tiers =
                new CipherTiers(CONFIGURATION, ByteOrder.BIG_ENDIAN, "for a test", fast, tier, tier, PATIENCE);
        work(tiers, tier);

        assertFalse(tier.isReady());
        assertTrue(tier.refusal().contains("not compiled to fast code"), tier.refusal());
    }

    private Tier tier(Supplier<VectorBlockKernel> constructor) {
        return new Tier("candidate", CONFIGURATION, 1, 16, constructor);
    }

    private static CipherTiers tiers(Tier tier) {
        return new CipherTiers(
                CONFIGURATION, ByteOrder.BIG_ENDIAN, "for a test", SlowKernel::new, tier, tier, PATIENCE);
    }

    /** Encrypts until the tier is published or refused. */
    private void work(CipherTiers tiers, Tier tier) {
        await(() -> encrypt(tiers), tier);
    }

    private static void await(Runnable work, Tier tier) {
        long start = System.nanoTime();
        while (!tier.isReady() && tier.refusal() == null) {
            assertTrue(System.nanoTime() - start < NANOS, "the warmer has not come to a result");
            work.run();
        }
    }

    private void encrypt(CipherTiers tiers) {
        BlockKernel kernel = new TieredBlockKernel(tiers);
        kernel.init(Direction.ENCRYPT, key);
        byte[] out = new byte[data.length];
        kernel.ecb(data, 0, out, 0, BLOCKS);
        assertArrayEquals(expected, out);
    }

    private void chain(CipherTiers tiers) {
        BlockKernel kernel = new TieredBlockKernel(tiers);
        kernel.init(Direction.ENCRYPT, key);
        kernel.cbc(new byte[16], data, 0, new byte[data.length], 0, BLOCKS);
    }

    /** The scalar kernel as a candidate, with a fault or without. */
    private final class Candidate implements VectorBlockKernel {
        private final Fault fault;
        private final BlockKernel kernel =
                ScalarKernels.all().get(CONFIGURATION).apply(ByteOrder.BIG_ENDIAN);

        Candidate(Fault fault) {
            if (fault == Fault.MISSING_CLASS) {
                throw new NoClassDefFoundError("jdk/incubator/vector/Vector");
            }
            this.fault = fault;
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
        public void init(Direction direction, byte[] newKey) {
            kernel.init(direction, newKey);
        }

        @Override
        public void ecb(byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            noteCaller();
            kernel.ecb(in, inOffset, out, outOffset, blocks);
            if (fault == Fault.WRONG_RESULT && blocks > 0) {
                out[outOffset + 16 * blocks - 1] ^= 1;
            }
        }

        @Override
        public void cbc(byte[] chain, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            noteCaller();
            kernel.cbc(chain, in, inOffset, out, outOffset, blocks);
        }

        @Override
        public void ctr(byte[] counter, byte[] in, int inOffset, byte[] out, int outOffset, int blocks) {
            noteCaller();
            kernel.ctr(counter, in, inOffset, out, outOffset, blocks);
        }

        @Override
        public void clear() {
            kernel.clear();
        }

        @Override
        public void runRoundsBriefly() {
            if (fault == Fault.EXCEPTION_IN_ROUNDS) {
                throw new IllegalStateException("broken");
            }
        }

        private void noteCaller() {
            if (fault == Fault.EXCEPTION) {
                throw new IllegalStateException("broken");
            }
            callers.add(Thread.currentThread().getName());
        }
    }
}
