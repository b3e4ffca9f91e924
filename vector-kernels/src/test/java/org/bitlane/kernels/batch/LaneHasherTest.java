package org.bitlane.kernels.batch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.TreeSet;
import org.bitlane.kernels.reference.Sha256Reference;
import org.bitlane.kernels.scalar.Sha256ScalarKernel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which messages enter lanes when, and which are hashed one by one: by what both cost. */
class LaneHasherTest {
    private static final int LANES = 4;
    private static final byte[] DATA = new byte[1 << 16];

    static {
        new Random(6).nextBytes(DATA);
    }

    private final Single single = new Single();

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 4", "1, 16", "2, 4", "4, 3", "16, 2"})
    void everyNumberOfGroupsAndLanesGivesTheHashes(int groups, int groupLanes) {
        Random random = new Random(groups);
        for (int count : new int[] {1, 2, 7, 64, 301}) {
            int[] lengths = random.ints(count, 0, 300).toArray();
            check(new LaneHasher(new ScalarLanes(groups, groupLanes), single, Costs.OF_LANES_ONLY), lengths);
            Arrays.fill(lengths, 64 + count % 3);
            check(new LaneHasher(new ScalarLanes(groups, groupLanes), single, Costs.OF_LANES_ONLY), lengths);
        }
        assertTrue(single.lengths.isEmpty());
    }

    @Test
    void lanesAreRefilledAsMessagesEnd() {
        ScalarLanes lanes = new ScalarLanes(1, LANES);
        int[] lengths = new int[40];
        Arrays.setAll(lengths, i -> i % 4 == 0 ? 9 * 64 - 9 : 55);
        check(new LaneHasher(lanes, single, Costs.OF_LANES_ONLY), lengths);
        // 120 blocks in four lanes are 30; the longest message at the end may stand alone for its 9.
        assertTrue(lanes.entered() <= 39, lanes.entered() + " blocks entered");
    }

    @Test
    void aLongMessageThatIsLeftAloneIsHashedOnItsOwn() {
        // A block of all lanes costs as much as two of a single message.
        Costs costs = new Costs(2, 0, 0, 1, 0);
        ScalarLanes lanes = new ScalarLanes(1, LANES);
        int[] lengths = new int[100];
        Arrays.fill(lengths, 64);
        lengths[50] = 10_000;
        check(new LaneHasher(lanes, single, costs), lengths);
        assertTrue(single.lengths.contains(10_000), single.lengths.toString());
        assertTrue(lanes.entered() < 80, lanes.entered() + " blocks entered");
    }

    @Test
    void tooFewMessagesForTheLanesAreHashedOneByOne() {
        Costs costs = new Costs(2.5, 0, 0, 1, 0);
        for (int count = 1; count <= LANES; count++) {
            ScalarLanes lanes = new ScalarLanes(1, LANES);
            int[] lengths = new int[count];
            Arrays.setAll(lengths, i -> 200 + i);
            check(new LaneHasher(lanes, single, costs), lengths);
            assertEquals(count > 2 ? 4 : 0, lanes.entered(), count + " messages");
        }
    }

    @Test
    void onlyMessagesThatAreWorthALaneTakeOne() {
        // Lanes win for a message as such, and lose with every block: up to ten they are worth it.
        Costs shortOnes = new Costs(LANES * 2, 0, 0, 1, 10.5);
        // The other way round: from eleven on.
        Costs longOnes = new Costs(LANES, 10.5, 0, 2, 0);
        int[] lengths = new int[200];
        Arrays.setAll(lengths, i -> i * 64 % 1280);
        check(new LaneHasher(new ScalarLanes(1, LANES), single, shortOnes), lengths);
        assertTrue(single.lengths.contains(640), single.lengths.toString());
        single.lengths.clear();
        check(new LaneHasher(new ScalarLanes(1, LANES), single, longOnes), lengths);
        assertTrue(single.lengths.contains(576), single.lengths.toString());
        assertTrue(single.lengths.contains(0), single.lengths.toString());
    }

    @Test
    void costsSayWhichLengthsAreWorthALane() {
        Costs shortOnes = new Costs(LANES * 2, 0, 0, 1, 10.5);
        assertEquals(0, shortOnes.leastBlocks(LANES, false));
        assertEquals(10, shortOnes.mostBlocks(LANES, false));
        Costs longOnes = new Costs(LANES, 10.5, 0, 2, 0);
        assertEquals(11, longOnes.leastBlocks(LANES, false));
        assertEquals(Integer.MAX_VALUE, longOnes.mostBlocks(LANES, false));
        assertEquals(0, longOnes.leastBlocks(LANES, true));
        Costs never = new Costs(LANES * 2, 5, 5, 1, 0);
        assertEquals(0, never.mostBlocks(LANES, false));
    }

    private static void check(LaneHasher hasher, int[] lengths) {
        Messages messages = new Messages();
        int[] offsets = new int[lengths.length];
        Arrays.setAll(offsets, i -> i % 50);
        messages.setRegions(DATA, offsets, lengths);
        Digests digests = new Digests();
        byte[][] hashes = new byte[lengths.length][Digests.BYTES];
        digests.setArrays(hashes);
        hasher.hash(Prefix.NONE, messages, digests);
        for (int i = 0; i < lengths.length; i++) {
            byte[] message = Arrays.copyOfRange(DATA, offsets[i], offsets[i] + lengths[i]);
            assertArrayEquals(Sha256Reference.digest(message), hashes[i], "message " + i);
        }
    }

    /** Hashes one by one, and notes the lengths. */
    private static final class Single implements MessageHasher {
        private final MessageHasher hasher = new KernelHasher(new Sha256ScalarKernel());
        private final TreeSet<Integer> lengths = new TreeSet<>();

        @Override
        public void hash(Prefix prefix, byte[] in, int offset, int length, byte[] out, int outOffset) {
            lengths.add(length);
            hasher.hash(prefix, in, offset, length, out, outOffset);
        }

        @Override
        public void clear() {
            hasher.clear();
        }
    }
}
